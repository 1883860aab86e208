import { Module } from '@nestjs/common';
import { CONFIG } from '../../config/config.js';
import { PagesModule } from '../../pages/pages.module.js';
import { ClientBundle } from './client-bundle.js';
import { LinknameDocuments } from './public-pages/linkname-documents.js';

/** What renders documents, for responses and for files. */
@Module({
  imports: [PagesModule],
  providers: [
    { provide: ClientBundle, inject: [CONFIG], useFactory: (config: Parameters<typeof ClientBundle.load>[0]) => ClientBundle.load(config) },
    LinknameDocuments,
  ],
  exports: [ClientBundle, LinknameDocuments],
})
export class RenderingModule {}
