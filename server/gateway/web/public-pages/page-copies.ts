import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { LANGUAGES, DEFAULT_LANGUAGE, type Language } from '../../../languages.rules.js';
import type { Page } from '../../../pages/page.js';
import { pictureFilesOf } from '../../../pages/pictures/tile-pictures.rules.js';
import type { CopyPage, PersonalRecord } from '../../../portability/archive-file.js';
import { ClientBundle, type RenderedPage } from '../client-bundle.js';
import { copiedPagePolicy, withPolicyElement } from '../security-headers.js';
import { LinknameDocuments } from './linkname-documents.js';

/** A file of this server that a document loads, where an attribute or a style sheet begins to name it: an icon, a picture or a typeface. The files in a set follow a comma. */
const LOADED = /(?<=["'(;]|, )\/(favicon\.svg|(?:media|assets)\/[\w-]+\.\w+)/g;

const PICTURE = 'media/';

/** The pictures that a page may show, and what its documents load, by their relative addresses. */
interface Loading {
  readonly pictures: ReadonlySet<string>;
  readonly loaded: Map<string, LoadedFile>;
}

/** A picture, or a file of the bundle. */
type LoadedFile = { readonly name: string } & ({ readonly image: string } | { readonly path: string });

const files = LANGUAGES.map((language) => ({ language, file: fileOf(language) }));

/**
 * Pages as files that any web server shows, without this server: a document in each language, the pictures and the typefaces. Only links lead elsewhere.
 */
@Injectable()
export class PageCopies {
  constructor(
    private readonly bundle: ClientBundle,
    private readonly documents: LinknameDocuments,
  ) {}

  /** `page`: as everybody sees it. */
  readonly copy: CopyPage = (page) => this.filesOf(page);

  private *filesOf(page: Page): Generator<PersonalRecord> {
    // No other picture is read: a creator may write the name of one that only others may see.
    const loading: Loading = { pictures: picturesOn(page), loaded: new Map() };
    for (const language of LANGUAGES) yield { name: fileOf(language), text: this.document(page, language, loading) };
    for (const { name, ...file } of loading.loaded.values()) {
      yield 'path' in file ? { name, content: readFileSync(file.path), isText: false } : { name, ...file };
    }
  }

  /** Adds what it loads to `loading`. */
  private document(page: Page, language: Language, loading: Loading): string {
    const rendered = this.bundle.documents(language).publicPage({
      ...this.documents.viewOf(page.linkname ?? '', page),
      isUnlisted: page.access !== 'public',
      reports: 'nothing',
      copy: { files, isEntry: language === DEFAULT_LANGUAGE },
    });
    const { html, ...parts } = this.withRelativeAddresses(rendered, loading);
    return withPolicyElement(html, copiedPagePolicy(parts));
  }

  private withRelativeAddresses(rendered: RenderedPage, { pictures, loaded }: Loading): RenderedPage {
    const relative = (text: string) =>
      text.replace(LOADED, (address, name: string) => {
        const record = loaded.get(name) ?? this.fileAt(name, pictures);
        if (!record) return address;
        loaded.set(name, record);
        return name;
      });
    return {
      ...rendered,
      html: relative(rendered.html),
      inlineStyles: rendered.inlineStyles.map(relative),
      inlineScripts: rendered.inlineScripts.map(relative),
    };
  }

  /** Undefined if this server has no such file: a creator may write anything. */
  private fileAt(name: string, pictures: ReadonlySet<string>): LoadedFile | undefined {
    if (name.startsWith(PICTURE)) {
      const image = name.slice(PICTURE.length);
      return pictures.has(image) ? { name, image } : undefined;
    }
    const path = join(this.bundle.folder, name);
    return existsSync(path) ? { name, path } : undefined;
  }
}

/** The names of the files of all pictures that everybody sees on a page. */
function picturesOn({ profilePicture, wallpaper, shownDesign }: Page): ReadonlySet<string> {
  const own = [profilePicture, wallpaper].flatMap((picture) => (picture?.variants ?? []).map(({ name }) => name));
  return new Set([...own, ...pictureFilesOf(shownDesign)]);
}

function fileOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? 'index.html' : `index.${language}.html`;
}
