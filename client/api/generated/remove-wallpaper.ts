import type { Operation } from '../connection/operation.js';
import type { RemoveWallpaperMutation, RemoveWallpaperMutationVariables } from './types.js';
export const RemoveWallpaperDocument = "mutation RemoveWallpaper($pageId:ID){removeWallpaper(pageId:$pageId){id profilePicture{...PictureFiles __typename}wallpaper{...PictureFiles __typename}__typename}}fragment PictureFiles on Picture{url width height color variants{url format width height __typename}}" as Operation<RemoveWallpaperMutation, RemoveWallpaperMutationVariables>;
