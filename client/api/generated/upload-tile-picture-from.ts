import type { Operation } from '../connection/operation.js';
import type { UploadTilePictureFromMutation, UploadTilePictureFromMutationVariables } from './types.js';
export const UploadTilePictureFromDocument = "mutation UploadTilePictureFrom($address:String!){uploadTilePictureFrom(address:$address){...TilePictureFiles __typename}}fragment TilePictureFiles on TilePicture{id width height color variants{url width height __typename}}" as Operation<UploadTilePictureFromMutation, UploadTilePictureFromMutationVariables>;
