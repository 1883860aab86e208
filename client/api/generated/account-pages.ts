import type { Operation } from '../connection/operation.js';
import type { AccountPagesQuery, AccountPagesQueryVariables } from './types.js';
export const AccountPagesDocument = "query AccountPages{me{firstUsername pages{...PageEntry __typename}__typename}}fragment PageEntry on MyPage{id name isMain isFirst linkname address isHidden feedAddress version profilePicture{...PictureFiles __typename}}fragment PictureFiles on Picture{url width height color variants{url format width height __typename}}" as Operation<AccountPagesQuery, AccountPagesQueryVariables>;
