import { Module } from '@nestjs/common';
import { Images } from './use-cases/images.js';
import { DrawCard } from './use-cases/draw-card.js';
import { FindRemovedImages } from './use-cases/find-removed-images.js';
import { NoteImagesInUse } from './use-cases/note-images-in-use.js';
import { PreparePicture } from './use-cases/prepare-picture.js';
import { RemoveUnusedImages } from './use-cases/remove-unused-images.js';
import { StorePackagedPicture } from './use-cases/store-packaged-picture.js';

const useCases = [Images, DrawCard, FindRemovedImages, NoteImagesInUse, PreparePicture, RemoveUnusedImages, StorePackagedPicture];

/** Pictures that creators upload, and those that come with the product. */
@Module({ providers: useCases, exports: useCases })
export class MediaModule {}
