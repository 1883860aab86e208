import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { MediaModule } from '../../media/media.module.js';
import { PagesModule } from '../../pages/pages.module.js';
import { LinkedPictures } from './linked-pictures.js';

/** What takes pictures from the web, for requests and for commands. */
@Module({ imports: [AccountsModule, MediaModule, PagesModule], providers: [LinkedPictures], exports: [LinkedPictures] })
export class LinkedPicturesModule {}
