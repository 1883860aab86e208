import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.js';
import { LANGUAGES } from '../../languages.rules.js';
import type { ExportedFile, PageRenderer } from '../../pages/exported-page.js';
import type { Linkname } from '../../pages/linkname.rules.js';
import type { Page } from '../../pages/page.js';
import { ClientBundle, siteFacts } from '../web/client-bundle.js';
import { LinknameDocuments } from '../web/linkname-documents.js';
import { creatorPagePolicy } from '../web/security-headers.js';

/** The icon of pages without a picture. */
const ICON = 'favicon.svg';

/** Makes the files of a page: its document in each language, and the same compressed. */
@Injectable()
export class FileRenderer implements PageRenderer {
  readonly id: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly bundle: ClientBundle,
    private readonly documents: LinknameDocuments,
  ) {
    const policy = creatorPagePolicy({ inlineStyles: [], inlineScripts: [] }, config.publicUrl);
    const facts = config.pagesExportDir === undefined ? [] : [bundle.digest, siteFacts(config), policy];
    this.id = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
  }

  /** The files that all pages use. */
  get assets(): readonly ExportedFile[] {
    return [{ name: ICON, content: readFileSync(join(this.bundle.folder, ICON)) }];
  }

  async render(linkname: Linkname, page: Page): Promise<readonly ExportedFile[]> {
    const files: ExportedFile[] = [];
    // One after the other, so that visitors' pages do not wait for threads that compress.
    for (const language of LANGUAGES) {
      const { br, gzip, identity } = (await this.documents.makeFile({ linkname, language }, page)).bodies;
      const name = `index.${language}.html`;
      files.push({ name, content: identity }, { name: `${name}.br`, content: br }, { name: `${name}.gz`, content: gzip });
    }
    return files;
  }
}
