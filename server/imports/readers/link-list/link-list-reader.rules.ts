import type { FoundPage } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { SourceDocument } from '../../source-document.rules.js';
import { addHeading, isAddress, isClearAddress, leaveOut, linkOf, noFindings, type Findings } from '../findings.rules.js';

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

/** Null unless most lines, beside headings, have an address, and one is clearly one: any other text is no list of links. */
function readLinkList({ text, json, html }: SourceDocument): FoundPage | null {
  if (json !== undefined || html !== undefined) return null;
  const findings = noFindings();
  const [first = '', ...others] = linesOf(text);
  const title = headingIn(first);
  for (const line of title === '' ? [first, ...others] : others) take(line, findings);
  const links = findings.entries.filter((entry) => entry.kind === 'link');
  const isList = links.length > findings.leftOut.length && links.some(({ address }) => isClearAddress(address));
  return isList ? { title, line: '', picture: null, ...findings } : null;
}

function take(written: string, findings: Findings): void {
  const heading = headingIn(written);
  if (heading !== '') return addHeading(findings, heading);
  const found = linksIn(written.replace(MARKER, ''));
  for (const { name, address, line } of found) findings.entries.push(linkOf(name, address, { line }));
  if (found.length === 0) leaveOut(findings, 'not-a-link', written);
}

/** What a heading says; empty if the line is none. */
function headingIn(line: string): string {
  return HEADING.test(line) ? line.replace(HEADING, '').trim() : '';
}

function linesOf(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, MOST_LINES);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function linksIn(written: string): Line[] {
  if (written.length > LONGEST_LINE) return [];
  const links = markdownLinks(written);
  return links.length > 0 ? links : wordsAndAddress(written);
}

/** `[Name](address "title") description`, one after the other. Of several in one line, what stands between them says nothing. */
function markdownLinks(written: string): Line[] {
  const links: Line[] = [];
  let link = markdownLink(written);
  while (link) {
    links.push(link);
    link = markdownLink(link.line);
  }
  return links.length > 1
    ? links.map((link) => ({ ...link, line: '' }))
    : links.map((link) => ({ ...link, line: withoutSigns(link.line) }));
}

/** The first one, and what stands behind it. */
function markdownLink(written: string): Line | null {
  const start = written.indexOf('[');
  const middle = written.indexOf('](', start);
  const end = endOfBrackets(written, middle + 1);
  if (start < 0 || middle < 0 || end < 0) return null;
  const target = written.slice(middle + 2, end).trim();
  const address = withoutBrackets(target.split(/\s/, 1)[0] ?? '');
  return isAddress(address) ? { name: written.slice(start + 1, middle).trim(), address, line: written.slice(end + 1) } : null;
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
function wordsAndAddress(written: string): Line[] {
  const words = written.split(/[\s|]+/).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const ways = [
    { word: last, others: written.slice(0, written.lastIndexOf(last)) },
    { word: first, others: written.slice(written.indexOf(first) + first.length) },
  ];
  const found = ways.find(({ word }) => isAddress(withoutBrackets(word)));
  return found ? [{ name: withoutSigns(found.others), address: withoutBrackets(found.word), line: '' }] : [];
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
