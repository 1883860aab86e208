import { Module } from '@nestjs/common';
import { KeepImage } from './use-cases/keep-image.js';

/** Pictures that creators bring along. */
@Module({ providers: [KeepImage], exports: [KeepImage] })
export class MediaModule {}
