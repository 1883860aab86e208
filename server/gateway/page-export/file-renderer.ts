import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { LANGUAGES } from '../../languages.rules.js';
import type { ExportedFile, PageRenderer } from '../../exports/exported-page.js';
import type { Linkname } from '../../pages/linknames/linkname.rules.js';
import type { DesignCard } from '../../pages/page-card.js';
import { Page } from '../../pages/page.js';
import { DEFAULT_DESIGN, newTile } from '../../pages/design/page-design.rules.js';
import { SOCIAL_KINDS, type SocialLinks } from '../../pages/design/social-links.rules.js';
import type { ImageFormat, ImageName } from '../../media/image.js';
import type { Picture } from '../../media/picture.js';
import { ClientBundle } from '../web/client-bundle.js';
import { LinknameDocuments } from '../web/public-pages/linkname-documents.js';
import type { Compression } from '../web/prepared-document.js';

/** The icon of pages without a picture. */
const ICON = 'favicon.svg';

/** The typefaces of pages among the built files. Those of the product's own screens are of all weights, so their names have no number. */
const TYPEFACE = /-\d{3}i?-[a-z-]+-[\da-f]{8}\.woff2$/;

const LINK = 'https://example.org/';

const socialLinks = Object.fromEntries(SOCIAL_KINDS.map((kind) => [kind, `${LINK}${kind}`])) as SocialLinks;

/** A page with something of each kind. Its files change when those of other pages do. */
const SAMPLE_PAGE = new Page({
  id: 'sample',
  accountId: 'sample',
  linkname: 'sample' as Linkname,
  version: 1,
  design: { ...DEFAULT_DESIGN, socialLinks, tiles: [newTile('A text', `<p>A <a href="${LINK}">link</a></p>`), newTile('A link', LINK)] },
  publishedAt: new Date(0),
  profilePicture: aPicture('a', 256, 256),
  wallpaper: aPicture('b', 1280, 720),
});

/** Makes the files of a page: its document in each language, and the same compressed. */
@Injectable()
export class FileRenderer implements PageRenderer {
  readonly id: string;
  /**
   * Makes the same documents without waiting, and compresses them in a fiftieth of the time. Those files are a sixth larger, so they are
   * made again by the renderer itself.
   */
  readonly quick: PageRenderer;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly bundle: ClientBundle,
    private readonly documents: LinknameDocuments,
  ) {
    // The client's code as a whole, because a sample does not have all that it can render. The sample is for the code and settings of the server.
    const sample = (): string[] => LANGUAGES.map((language) => documents.fileText({ linkname: 'sample', language }, SAMPLE_PAGE));
    const facts = config.pagesExportDir === undefined ? [] : [bundle.digest, ...sample()];
    this.id = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
    this.quick = {
      id: `${this.id}-quick`,
      better: this.id,
      render: (linkname, page) => this.renderNow(linkname, page, 'quick'),
      card: this.card,
    };
  }

  readonly card: DesignCard = (linkname, page) => this.documents.card(linkname, page);

  /** The files that pages have in common. */
  get assets(): readonly ExportedFile[] {
    const typefaces = readdirSync(join(this.bundle.folder, 'assets')).filter((name) => TYPEFACE.test(name));
    const names = [ICON, ...typefaces.map((name) => `assets/${name}`)];
    return names.map((name) => ({ name, content: readFileSync(join(this.bundle.folder, name)) }));
  }

  /** Renders one page at a time, so that visitors' pages do not wait for threads that compress. */
  render(linkname: Linkname, page: Page): Promise<readonly ExportedFile[]> {
    const files = this.last.then(() => this.renderNow(linkname, page, 'thorough'));
    this.last = files.catch(() => undefined);
    return files;
  }

  private async renderNow(linkname: Linkname, page: Page, compression: Compression): Promise<readonly ExportedFile[]> {
    const files: ExportedFile[] = [];
    for (const language of LANGUAGES) {
      const { br, gzip, identity } = (await this.documents.makeFile({ linkname, language }, page, compression)).bodies;
      const name = `index.${language}.html`;
      files.push({ name, content: identity }, { name: `${name}.br`, content: br }, { name: `${name}.gz`, content: gzip });
    }
    return files;
  }
}

function aPicture(digit: string, width: number, height: number): Picture {
  const formats: readonly ImageFormat[] = ['avif', 'webp', 'jpg'];
  const variants = formats.map((format) => ({ name: `${digit.repeat(64)}.${format}` as ImageName, format, width, height, bytes: 1 }));
  return { width, height, color: '#336699', variants };
}
