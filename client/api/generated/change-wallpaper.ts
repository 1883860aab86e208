import type { Operation } from '../connection/operation.js';
import type { ChangeWallpaperMutation, ChangeWallpaperMutationVariables } from './types.js';
export const ChangeWallpaperDocument = "mutation ChangeWallpaper($image:Upload!$pageId:ID){changeWallpaper(image:$image pageId:$pageId){id profilePicture{...PictureFiles __typename}wallpaper{...PictureFiles __typename}__typename}}fragment PictureFiles on Picture{url width height color variants{url format width height __typename}}" as Operation<ChangeWallpaperMutation, ChangeWallpaperMutationVariables>;
