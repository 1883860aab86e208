import { isMail } from '../../../pages/tile-kinds/link-address.rules.js';
import type { FoundPage } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { SourceDocument } from '../../source-document.rules.js';
import { leaveOut, linkOf, noFindings } from '../findings.rules.js';
import { readRows } from './csv-rows.rules.js';

/** A table of names and addresses. */
export const csv: PageReader = { service: null, read: readCsv };

/** More than any page has, even if most of its rows are wrong. */
const MOST_ROWS = 5_000;
const LONGEST_ADDRESS = 4_000;
const HEADERS = {
  name: ['name', 'title', 'label', 'text', 'link name', 'link title'],
  address: ['url', 'address', 'link', 'href', 'uri', 'website', 'link url'],
  line: ['description', 'line', 'subtitle', 'note', 'notes'],
} as const;

/** In which column something is; below 0 if in none. */
type Columns = Readonly<Record<keyof typeof HEADERS, number>>;

function readCsv({ text, json, html }: SourceDocument): FoundPage | null {
  if (json !== undefined || html !== undefined) return null;
  const rows = readRows(text, MOST_ROWS);
  const named = columnsOf(rows[0] ?? []);
  const columns = named ?? columnsWithoutHeader(rows);
  if (!columns) return null;
  const findings = noFindings();
  for (const row of named ? rows.slice(1) : rows) {
    const [name, address, line] = [cellIn(row, columns.name), cellIn(row, columns.address), cellIn(row, columns.line)];
    if (address !== '') findings.entries.push(linkOf(name, address, { line }));
    else leaveOut(findings, 'not-a-link', name, line);
  }
  return { title: '', line: '', picture: null, ...findings };
}

function cellIn(row: readonly string[], column: number): string {
  return row[column] ?? '';
}

function columnsOf(header: readonly string[]): Columns | null {
  const cells = header.map((cell) => cell.slice(0, 40).toLowerCase());
  const columnOf = (names: readonly string[]) => names.map((name) => cells.indexOf(name)).find((at) => at >= 0) ?? -1;
  const columns = { name: columnOf(HEADERS.name), address: columnOf(HEADERS.address), line: columnOf(HEADERS.line) };
  return columns.address < 0 ? null : columns;
}

/** Two columns, one of which has addresses. */
function columnsWithoutHeader(rows: readonly (readonly string[])[]): Columns | null {
  const row = rows.find((cells) => cells.length === 2 && cells.some(isAddress));
  if (!row || rows.some((cells) => cells.length > 2)) return null;
  const address = row.findIndex(isAddress);
  return { name: 1 - address, address, line: -1 };
}

function isAddress(cell: string): boolean {
  return cell.length <= LONGEST_ADDRESS && !/\s/.test(cell) && (/^(?:(?:https?|mailto|tel):|www\.)/i.test(cell) || isMail(cell));
}
