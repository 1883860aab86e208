import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { LANGUAGES, DEFAULT_LANGUAGE, type Language } from '../../../languages.rules.js';
import { parseImageName } from '../../../media/image.js';
import type { Page } from '../../../pages/page.js';
import type { CopyPage, PersonalRecord } from '../../../portability/archive-file.js';
import { ClientBundle, type RenderedPage } from '../client-bundle.js';
import { copiedPagePolicy, withPolicyElement } from '../security-headers.js';
import { LinknameDocuments } from './linkname-documents.js';

/** A file of this server that a page loads: an icon, a picture or a typeface. Not what stands behind the name of another server. */
const LOADED = /(?<![\w.~%/-])\/(favicon\.svg|(?:media|assets)\/[\w-]+\.\w+)/g;

const PICTURE = 'media/';

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
  readonly copy: CopyPage = (page) => {
    const loaded = new Map<string, PersonalRecord>();
    const documents = LANGUAGES.map((language) => ({ name: fileOf(language), text: this.document(page, language, loaded) }));
    return [...documents, ...loaded.values()];
  };

  /** Adds what it loads to `loaded`. */
  private document(page: Page, language: Language, loaded: Map<string, PersonalRecord>): string {
    const rendered = this.bundle.documents(language).publicPage({
      ...this.documents.viewOf(page.linkname ?? '', page),
      isUnlisted: page.access !== 'public',
      reports: 'nothing',
      copy: { files, isEntry: language === DEFAULT_LANGUAGE },
    });
    const { html, ...parts } = this.withRelativeAddresses(rendered, loaded);
    return withPolicyElement(html, copiedPagePolicy(parts));
  }

  private withRelativeAddresses(rendered: RenderedPage, loaded: Map<string, PersonalRecord>): RenderedPage {
    const relative = (text: string) =>
      text.replace(LOADED, (address, name: string) => {
        const record = loaded.get(name) ?? this.fileAt(name);
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
  private fileAt(name: string): PersonalRecord | undefined {
    if (name.startsWith(PICTURE)) {
      const image = name.slice(PICTURE.length);
      return parseImageName(image) ? { name, image } : undefined;
    }
    const path = join(this.bundle.folder, name);
    return existsSync(path) ? { name, content: readFileSync(path), isText: false } : undefined;
  }
}

function fileOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? 'index.html' : `index.${language}.html`;
}
