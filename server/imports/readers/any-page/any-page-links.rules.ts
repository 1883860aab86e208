import { hasLeadingScheme } from '../../../pages/tile-kinds/tile-address.rules.js';
import type { HtmlHeading, HtmlLink, SourceDocument } from '../../source-document.rules.js';
import { addHeading, leaveOut, linkOf, networkAt, noFindings, type Findings } from '../findings.rules.js';
import { leadsToPart, sameAddress } from '../page-addresses.rules.js';

/** What else has an address there, and does not stand on the page itself. */
type Elsewhere = readonly string[];

/** The headings and links of a page. The same address counts once; `elsewhere` comes last. */
export function linksOnPage(document: SourceDocument, elsewhere: Elsewhere): Findings {
  const reading = new LinksReading(document);
  for (const part of document.html?.parts ?? []) {
    if (part.kind === 'heading' && part.level > 1) reading.addHeading(part);
    else if (part.kind === 'link') reading.addLink(part);
  }
  for (const address of elsewhere) reading.addNetwork(address);
  return reading.end();
}

class LinksReading {
  private readonly findings = noFindings();
  private readonly seen = new Set<string>();
  /** Headings that no link has followed yet, each in the one before it. */
  private waiting: HtmlHeading[] = [];

  constructor(private readonly document: SourceDocument) {}

  addHeading(heading: HtmlHeading): void {
    this.dropHeadings(heading.level);
    this.waiting.push(heading);
  }

  addLink(link: HtmlLink): void {
    const { address, text } = link;
    const network = networkAt(address);
    if (leadsToPart(address, this.document) || !this.isNew(address)) return;
    if (network !== null && (text === '' || link.isBesideContent)) this.findings.networks.push({ address });
    else if (link.isBesideContent || nameOf(link) === '') leaveOut(this.findings, 'unknown', nameOf(link), address);
    else this.addEntry(link);
  }

  addNetwork(address: string): void {
    if (leadsToPart(address, this.document) || !this.isNew(address)) return;
    if (networkAt(address) !== null) this.findings.networks.push({ address });
    else leaveOut(this.findings, 'unknown', address);
  }

  end(): Findings {
    this.dropHeadings(0);
    return this.findings;
  }

  private addEntry(link: HtmlLink): void {
    for (const { text } of this.waiting) addHeading(this.findings, text);
    this.waiting = [];
    this.findings.entries.push(linkOf(nameOf(link), link.address));
  }

  /** A heading ends those before it that are of its level or below. Those without a link are over something else. */
  private dropHeadings(level: number): void {
    while ((this.waiting.at(-1)?.level ?? -1) >= level) leaveOut(this.findings, 'unknown', this.waiting.pop()?.text ?? '');
  }

  /** What leads nowhere, such as to a script, can do something else each time. */
  private isNew(address: string): boolean {
    const place = sameAddress(address);
    const isNew = !this.seen.has(place) || !hasLeadingScheme(address);
    this.seen.add(place);
    return isNew;
  }
}

function nameOf({ text, label, image }: HtmlLink): string {
  return text || label || (image?.alternative ?? '');
}
