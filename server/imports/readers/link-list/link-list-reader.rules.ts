import type { FoundPage } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { SourceDocument } from '../../source-document.rules.js';
import { addHeading, isAddress, leaveOut, linkOf, noFindings, type Findings } from '../findings.rules.js';

/** A text with an address in each line, with or without a name, such as a list in Markdown. */
export const linkList: PageReader = { service: null, read: readLinkList };

/** More than any page has. */
const MOST_LINES = 5_000;
const LONGEST_LINE = 5_000;
const MARKER = /^(?:[-*+•]|\d{1,4}[.)])\s+/;
const HEADING = /^#{1,6}\s+/;
/** What people write between a name and its address. */
const BETWEEN = /[\s:;,|<>–—-]/;

interface Line {
  readonly name: string;
  readonly address: string;
  readonly line: string;
}

/** Null unless most lines, beside headings, have an address: any other text is no list of links. */
function readLinkList({ text, json, html }: SourceDocument): FoundPage | null {
  if (json !== undefined || html !== undefined) return null;
  const findings = noFindings();
  const [first = '', ...others] = linesOf(text);
  const title = headingIn(first);
  for (const line of title === '' ? [first, ...others] : others) take(line, findings);
  const links = findings.entries.filter(({ kind }) => kind === 'link').length;
  return links > findings.leftOut.length ? { title, line: '', picture: null, ...findings } : null;
}

function take(written: string, findings: Findings): void {
  const heading = headingIn(written);
  if (heading !== '') return addHeading(findings, heading);
  const found = readLine(written.replace(MARKER, ''));
  if (found) findings.entries.push(linkOf(found.name, found.address, { line: found.line }));
  else leaveOut(findings, 'not-a-link', written);
}

/** What a heading says; empty if the line is none. */
function headingIn(line: string): string {
  return HEADING.test(line) ? line.replace(HEADING, '').trim() : '';
}

function linesOf(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, MOST_LINES);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function readLine(written: string): Line | null {
  if (written.length > LONGEST_LINE) return null;
  return markdownLink(written) ?? wordsAndAddress(written);
}

/** `[Name](address "title") description`. */
function markdownLink(written: string): Line | null {
  const middle = written.indexOf('](');
  const end = endOfBrackets(written, middle + 1);
  if (!written.startsWith('[') || middle < 0 || end < 0) return null;
  const [address = ''] = written
    .slice(middle + 2, end)
    .trim()
    .split(/\s/, 1);
  const bare = withoutBrackets(address);
  return isAddress(bare) ? { name: written.slice(1, middle).trim(), address: bare, line: withoutSigns(written.slice(end + 1)) } : null;
}

/** Where the bracket ends that begins at `start`; addresses may have brackets. Below 0 if it does not end. */
function endOfBrackets(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** The address is the last word, or the first one. */
function wordsAndAddress(written: string): Line | null {
  const words = written.split(/[\s|]+/).filter((word) => word !== '');
  for (const word of [words.at(-1) ?? '', words[0] ?? '']) {
    const address = withoutBrackets(word);
    if (isAddress(address)) return { name: withoutSigns(written.replace(word, ' ')), address, line: '' };
  }
  return null;
}

/** An address in angle brackets, or at the end of a sentence. */
function withoutBrackets(address: string): string {
  return address.startsWith('<') && address.endsWith('>') ? address.slice(1, -1) : address.replace(/[.,;]$/, '');
}

function withoutSigns(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && BETWEEN.test(text.charAt(from))) from += 1;
  while (to > from && BETWEEN.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
