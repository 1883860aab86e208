import { Injectable } from '@nestjs/common';
import { SiteAddresses } from '../../../site-addresses.js';
import type { Language } from '../../../languages.rules.js';
import { ClientBundle, inEachLanguage } from '../client-bundle.js';
import type { PreparedDocument } from '../prepared-document.js';
import { SiteDependent } from '../site-dependent.js';
import { prepareProductDocument } from './product-document.js';

/** The document “Not found”, for every address of the site at which there is nothing. */
@Injectable()
export class NotFoundDocuments {
  private readonly documents: Readonly<Record<Language, SiteDependent<PreparedDocument>>>;

  constructor(addresses: SiteAddresses, bundle: ClientBundle) {
    const prepare = (language: Language) => prepareProductDocument(bundle.documents(language).notFound(), addresses, PARTS);
    this.documents = inEachLanguage((language) => new SiteDependent(bundle, () => prepare(language)));
  }

  in(language: Language): Promise<PreparedDocument> {
    return this.documents[language].present();
  }
}

/** A damaged link may lead there. No request may send its token as Referer. */
const PARTS = { status: 404, referrerPolicy: 'no-referrer' } as const;
