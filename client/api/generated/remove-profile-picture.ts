import type { Operation } from '../connection/operation.js';
import type { RemoveProfilePictureMutation, RemoveProfilePictureMutationVariables } from './types.js';
export const RemoveProfilePictureDocument = "mutation RemoveProfilePicture($pageId:ID){removeProfilePicture(pageId:$pageId){id profilePicture{...PictureFiles __typename}__typename}}fragment PictureFiles on Picture{url width height color variants{url format width height __typename}}" as Operation<RemoveProfilePictureMutation, RemoveProfilePictureMutationVariables>;
