import { parsedText } from '../../pages/json-depth.rules.js';
import type { SiteSettings } from '../../administration/ports/site-settings.port.js';
import type { Config } from '../../config/config.js';
import type { ImportFailure } from '../../imports/page-import.js';
import { SourceDocuments, type LinkAnswer, type SourceFile } from '../../imports/ports/source-documents.port.js';
import type { SourceDocument } from '../../imports/source-document.rules.js';
import type { SiteAddresses } from '../../site-addresses.js';
import { GuardedHttp, OutgoingRequestFailed, type OutgoingFailure, type UnreadAnswer } from '../outgoing-http/guarded-http.js';
import { siteAgent } from '../outgoing-http/site-agent.js';
import { PageUnreadable, type StrangersHtml } from '../strangers-html/strangers-html.js';

const PAGE = { types: ['text/html', 'application/xhtml+xml', 'application/json'], mostBytes: 5 * 1024 * 1024 };
/** How much JSON is parsed, in UTF-16 units: this takes as long as other requests can wait. */
const MOST_JSON = 2_000_000;
/** How long a page, and a look at a link, may take, in milliseconds. */
const [READING, LOOKING] = [10_000, 4_000];

const FAILURES: Readonly<Record<OutgoingFailure, ImportFailure>> = {
  address: 'address',
  name: 'missing',
  timeout: 'no-answer',
  connection: 'no-answer',
};

/** What asks the web: with much time for a page, and with less for a look at a link. */
export interface SourceConnections {
  readonly reading: GuardedHttp;
  readonly looking: GuardedHttp;
}

/** Reads pages of the web by HTTP, unless the operator has switched off that others are asked. */
export class HttpSourceDocuments extends SourceDocuments {
  constructor(
    private readonly connections: SourceConnections,
    private readonly settings: Pick<SiteSettings, 'value'>,
    private readonly html: StrangersHtml,
  ) {
    super();
  }

  override async readPage(address: string): Promise<SourceDocument | ImportFailure> {
    if (this.isOff) return 'switched-off';
    try {
      const page = await this.connections.reading.open({ address, ...PAGE });
      if (!page.bytes) return failureOf(page);
      if (!page.isWhole) return 'too-large';
      const text = (await import('../strangers-html/page-text.js')).pageText(page.bytes, page.type);
      const isJson = /json/i.test(page.type);
      if (isJson && text.length > MOST_JSON) return 'too-large';
      return await this.documentOf({ address: page.address, fileName: '', text }, !isJson);
    } catch (error) {
      if (error instanceof OutgoingRequestFailed) return FAILURES[error.failure];
      if (error instanceof PageUnreadable) return 'too-large';
      throw error;
    }
  }

  override readFile({ name, text, ...beside }: SourceFile): Promise<SourceDocument> {
    return this.documentOf({ ...beside, address: null, fileName: name, text: text.startsWith('\ufeff') ? text.slice(1) : text });
  }

  override async lookAt(address: string): Promise<LinkAnswer> {
    if (this.isOff) return 'there';
    try {
      const status = await this.connections.looking.send({
        method: 'GET',
        address,
        headers: { accept: '*/*', 'accept-encoding': 'identity' },
      });
      if (status === 404 || status === 410) return 'gone';
      return status >= 500 ? 'silent' : 'there';
    } catch (error) {
      if (error instanceof OutgoingRequestFailed) return error.failure === 'address' ? 'there' : 'silent';
      throw error;
    }
  }

  /** HTML may begin with anything, so a server has to say that it is. */
  private async documentOf(source: Omit<SourceDocument, 'json' | 'html'>, isHtml = false): Promise<SourceDocument> {
    const beginning = source.text.trimStart().slice(0, 1);
    if (!isHtml && (beginning === '{' || beginning === '[')) return { ...source, json: parsedText(source.text) };
    if (!isHtml && beginning !== '<') return source;
    return { ...source, html: await this.html.read('outline', source.text, source.address) };
  }

  private get isOff(): boolean {
    return this.settings.value('LINK_PREVIEWS') === 'off';
  }
}

/** The documents of this site's imports. */
export function sourceDocuments(
  { siteName, linkPreviews }: Config,
  { origin }: SiteAddresses,
  settings: SiteSettings,
  html: StrangersHtml,
): SourceDocuments {
  const guarded = { isPrivateAllowed: linkPreviews === 'private', userAgent: siteAgent('Import', siteName, origin) };
  const connection = (timeout: number) => new GuardedHttp({ ...guarded, timeout });
  return new HttpSourceDocuments({ reading: connection(READING), looking: connection(LOOKING) }, settings, html);
}

function failureOf({ status }: UnreadAnswer): ImportFailure {
  if (status === 404 || status === 410) return 'missing';
  if (status === 429 || status >= 500) return 'no-answer';
  return status === 200 || status === 204 ? 'not-a-page' : 'refused';
}
