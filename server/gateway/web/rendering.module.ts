import { Module } from '@nestjs/common';
import { AdministrationModule } from '../../administration/administration.module.js';
import { PresentSettings } from '../../administration/use-cases/present-settings.js';
import { CONFIG, type Config } from '../../config/config.js';
import { PagesModule } from '../../pages/pages.module.js';
import { ClientBundle } from './client-bundle.js';
import { LinknameDocuments } from './public-pages/linkname-documents.js';
import { PageCopies } from './public-pages/page-copies.js';

/** What renders documents, for responses and for files. */
@Module({
  imports: [AdministrationModule, PagesModule],
  providers: [{ provide: ClientBundle, inject: [CONFIG, PresentSettings], useFactory: loadBundle }, LinknameDocuments, PageCopies],
  exports: [ClientBundle, LinknameDocuments, PageCopies],
})
export class RenderingModule {}

function loadBundle(config: Config, settings: PresentSettings): Promise<ClientBundle> {
  return ClientBundle.load(config, settings);
}
