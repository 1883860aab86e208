import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../languages.rules.js';
import { DEFAULT_DESIGN } from '../../../pages/design/page-design.rules.js';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import { DomainError } from '../../../domain-error.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { productTimeouts } from '../../http/connection-timeouts.js';
import { PreRouter } from '../../http/pre-router.js';
import { discardRest } from '../../http/bodies/unread-bodies.js';
import { DocumentLoader } from '../public-pages/document-loader.js';
import type { PreparedDocument } from '../prepared-document.js';
import { inOneLine, pressableParts, type PressablePart } from '../public-pages/pressable-parts.js';
import { linknameOfPath } from '../public-pages/public-pages.js';
import { Visits } from './visits.js';

/** The address to which the script of a page reports. No page has it. */
const PATH = '/api/visits';
/** In bytes. Longer than the longest address on a page: 2,048 characters of three bytes each, and three UTM parameters of 100 characters. */
const LONGEST = 12_288;
/** A report of a view has an empty line, and the address that led to the page. */
const VIEW = /^\r?\n(\S*)$/;
/** Reports about pages that are not in the cache wait in one turn for all networks, because nobody asks from which one they come. */
const EVERYBODY = 'visits';
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/**
 * Takes what pages report: tiles that were opened, links that were followed, and views of pages that come from files. Its answer says nothing
 * about whether it has counted. It counts only what is on the page, so nobody can fill the table by inventing names.
 */
@Injectable()
export class VisitReports implements OnModuleInit {
  private readonly log = new Logger('Visits');
  private readonly parts = new WeakMap<PreparedDocument, ReadonlyMap<string, PressablePart>>();

  constructor(
    private readonly preRouter: PreRouter,
    private readonly documents: DocumentLoader,
    private readonly visits: Visits,
    private readonly addresses: SiteAddresses,
  ) {}

  onModuleInit(): void {
    this.preRouter.answerFirst('visits', (request, response) => this.tryAnswer(request, response));
  }

  private tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'POST' || request.url !== PATH) return false;
    response.statusCode = 204;
    response.setHeader('Cache-Control', 'no-store');
    const site = request.headers['sec-fetch-site'];
    // Another site can make a browser send a report, but it cannot fake the header `Sec-Fetch-Site`.
    const isOurs = site === undefined || site === 'same-origin';
    let report = Buffer.alloc(0);
    const take = (more: Buffer): void => {
      report = Buffer.concat([report, more]);
      if (report.length <= LONGEST) return;
      request.off('data', take);
      response.writeHead(413, { Connection: 'close', 'Content-Length': 0 }).flushHeaders();
      void discardRest(request, productTimeouts.rest).then(() => response.end());
    };
    request.on('data', take);
    request.on('end', () => {
      if (response.headersSent) return;
      const counted = isOurs && this.visits.isCounted(request) ? this.count(report.toString()) : Promise.resolve();
      void counted.finally(() => response.end());
    });
    return true;
  }

  private async count(report: string): Promise<void> {
    const [path = ''] = report.split('\n', 1);
    const said = report.slice(path.length + 1);
    const linkname = linknameOfPath(path.trim());
    if (linkname === undefined) return;
    try {
      const document = await this.whole(linkname, DEFAULT_LANGUAGE);
      if (this.countSaid(document, said) || !announces(document)) return;
      for (const language of OTHER_LANGUAGES) if (this.countSaid(await this.whole(linkname, language), said)) return;
    } catch (error) {
      // While pages cannot be loaded, this is in the log already.
      if (!(error instanceof DomainError)) this.log.error(error);
    }
  }

  /** The document with all that visitors can open: whoever presses something behind a password has opened it. */
  private async whole(linkname: Linkname, language: Language): Promise<PreparedDocument> {
    const name = { linkname, language, network: EVERYBODY };
    const document = await this.documents.load(name);
    const { locks = [] } = document.source ?? {};
    if (locks.length === 0) return document;
    return this.documents.loadOpened(document, new Set(locks.map(({ id }) => id)), name);
  }

  /** Returns whether it was something of this document. */
  private countSaid(document: PreparedDocument, said: string): boolean {
    const part = this.partsOf(document).get(inOneLine(said));
    const [, referrer] = VIEW.exec(said) ?? [];
    // The words on a tile may look like a view, too.
    const isTile = part?.kind === 'tile' && said.trim() !== '';
    if (referrer !== undefined && !isTile) this.visits.countReportedView(document, referrer);
    else if (part) this.visits.countPress(document, part);
    return referrer !== undefined || part !== undefined;
  }

  private partsOf(document: PreparedDocument): ReadonlyMap<string, PressablePart> {
    let parts = this.parts.get(document);
    if (!parts) {
      const { linkname = null, shownDesign = DEFAULT_DESIGN } = document.source?.page ?? {};
      parts = pressableParts(document.bodies.identity.toString(), shownDesign, this.addresses.page(linkname ?? ''));
      this.parts.set(document, parts);
    }
    return parts;
  }
}

/** Whether the page has a tile that says when it comes, in the language of the visitor. All other words on tiles are the creator's. */
function announces({ source }: PreparedDocument): boolean {
  return source?.page?.shownDesign.tiles.some(({ visibility }) => visibility?.isAnnounced) ?? false;
}
