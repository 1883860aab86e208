import type { SiteAddresses } from '../../../site-addresses.js';
import { LANGUAGE_HEADERS } from '../../http/request-language.js';
import type { RenderedDocument } from '../client-bundle.js';
import { PreparedDocument, type DocumentParts } from '../prepared-document.js';
import { productPolicy, securityHeaders, type ReferrerPolicy } from '../security-headers.js';

type Settings = Partial<Omit<DocumentParts, 'text' | 'varies'>> & {
  readonly referrerPolicy?: ReferrerPolicy;
  /** Whether its script may send requests to other hosts. */
  readonly asksOtherHosts?: boolean;
};

/** Prepares a document of the product itself, with the headers that all such documents have. It depends on the language of the reader. */
export function prepareProductDocument(
  { html, ...inline }: RenderedDocument,
  addresses: SiteAddresses,
  { referrerPolicy, asksOtherHosts, headers = [], ...parts }: Settings = {},
): Promise<PreparedDocument> {
  const all = [...headers, ...productPolicy(inline, asksOtherHosts), ...securityHeaders(addresses, referrerPolicy)];
  return PreparedDocument.prepare({ compression: 'deferred', ...parts, text: html, varies: LANGUAGE_HEADERS, headers: all });
}
