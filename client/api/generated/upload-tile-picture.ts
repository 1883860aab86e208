import type { Operation } from '../connection/operation.js';
import type { UploadTilePictureMutation, UploadTilePictureMutationVariables } from './types.js';
export const UploadTilePictureDocument = "mutation UploadTilePicture($image:Upload!){uploadTilePicture(image:$image){...TilePictureFiles __typename}}fragment TilePictureFiles on TilePicture{id width height color variants{url width height __typename}}" as Operation<UploadTilePictureMutation, UploadTilePictureMutationVariables>;
