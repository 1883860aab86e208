import { Module } from '@nestjs/common';
import { Images } from './use-cases/images.js';
import { DrawCard } from './use-cases/draw-card.js';
import { PreparePicture } from './use-cases/prepare-picture.js';
import { StorePackagedPicture } from './use-cases/store-packaged-picture.js';
import { ImageList } from './use-cases/image-list.js';

const useCases = [Images, DrawCard, ImageList, PreparePicture, StorePackagedPicture];

/** Pictures that creators upload, and those that come with the product. */
@Module({ providers: useCases, exports: useCases })
export class MediaModule {}
