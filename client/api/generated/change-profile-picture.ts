import type { Operation } from '../connection/operation.js';
import type { ChangeProfilePictureMutation, ChangeProfilePictureMutationVariables } from './types.js';
export const ChangeProfilePictureDocument = "mutation ChangeProfilePicture($image:Upload!$pageId:ID){changeProfilePicture(image:$image pageId:$pageId){id profilePicture{...PictureFiles __typename}__typename}}fragment PictureFiles on Picture{url width height color variants{url format width height __typename}}" as Operation<ChangeProfilePictureMutation, ChangeProfilePictureMutationVariables>;
