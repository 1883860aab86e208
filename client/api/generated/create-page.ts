import type { Operation } from '../connection/operation.js';
import type { CreatePageMutation, CreatePageMutationVariables } from './types.js';
export const CreatePageDocument = "mutation CreatePage($input:CreatePageInput!){createPage(input:$input){...PageEntry __typename}}fragment PageEntry on MyPage{id name isMain isFirst linkname address isHidden feedAddress version profilePicture{...PictureFiles __typename}}fragment PictureFiles on Picture{url width height color variants{url format width height __typename}}" as Operation<CreatePageMutation, CreatePageMutationVariables>;
