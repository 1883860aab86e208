import { Module } from '@nestjs/common';
import { CheckImageStorage } from './use-cases/check-image-storage.js';
import { DrawCard } from './use-cases/draw-card.js';
import { FindRemovedImages } from './use-cases/find-removed-images.js';
import { MeasureImage } from './use-cases/measure-image.js';
import { NoteImagesInUse } from './use-cases/note-images-in-use.js';
import { PreparePicture } from './use-cases/prepare-picture.js';
import { ReadImage } from './use-cases/read-image.js';
import { RemoveUnusedImages } from './use-cases/remove-unused-images.js';
import { StorePackagedPicture } from './use-cases/store-packaged-picture.js';

const useCases = [
  CheckImageStorage,
  DrawCard,
  FindRemovedImages,
  MeasureImage,
  NoteImagesInUse,
  PreparePicture,
  ReadImage,
  RemoveUnusedImages,
  StorePackagedPicture,
];

/** Pictures that creators upload, and those that come with the product. */
@Module({ providers: useCases, exports: useCases })
export class MediaModule {}
