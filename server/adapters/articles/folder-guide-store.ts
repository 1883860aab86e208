import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArticleFault, ArticlesUnreadable } from '../../articles/articles.errors.js';
import { GUIDE_ADDRESSES, GUIDE_FILES, type Guide, type GuideName } from '../../articles/guide.rules.js';
import { GuideStore } from '../../articles/ports/guide-store.port.js';
import { projectFolder } from '../../config/config.js';
import type { SiteAddresses } from '../../site-addresses.js';
import { renderMarkdown, textOf } from './render-markdown.js';

const TITLE = /^# (.+)\n+/;
/** A link to a file of the same folder, as it works where the files are read in a repository. */
const LINK = /(<a href=")([\w./-]+)(#[\w-]+)?(")/g;
/** The address in the examples of the files. */
const EXAMPLE = 'https://tessera.example';

/** The guides as the Markdown files of `docs/api`, which can be read without a server, too. */
export class FolderGuideStore extends GuideStore {
  constructor(private readonly addresses: SiteAddresses) {
    super();
  }

  override read(): Promise<readonly Guide[]> {
    return Promise.all((Object.keys(GUIDE_ADDRESSES) as GuideName[]).map((name) => this.readGuide(name)));
  }

  private async readGuide(name: GuideName): Promise<Guide> {
    const path = join(projectFolder, 'docs', 'api', `${name}.md`);
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new ArticlesUnreadable(`${path} cannot be read (${error.code ?? error.message}).`, { cause: error });
    });
    const [head, title] = TITLE.exec(text) ?? [];
    if (head === undefined || title === undefined) throw new ArticleFault(`${path} must begin with its title, such as "# Limits".`);
    const noPicture = (picture: string) => {
      throw new ArticleFault(`${path} shows the picture "${picture}", but guides have no pictures.`);
    };
    const html = renderMarkdown(text.slice(head.length).replaceAll(EXAMPLE, this.addresses.origin), noPicture, { withAnchors: true });
    // A program that is wider than the screen can be scrolled with the keyboard.
    return { name, title, summary: summaryOf(html), html: html.replace(LINK, linked).replaceAll('<pre>', '<pre tabindex="0">') };
  }
}

function summaryOf(html: string): string {
  return textOf(html.split('<p>', 2)[1]?.split('</p>', 1)[0] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

function linked(_: string, before: string, file: string, anchor = '', after: string): string {
  const guide = Object.entries(GUIDE_ADDRESSES).find(([name]) => file === `${name}.md`);
  return `${before}${guide?.[1] ?? `${GUIDE_FILES}/${file.replace(/^.*\//, '')}`}${anchor}${after}`;
}
