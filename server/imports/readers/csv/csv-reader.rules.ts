import type { FoundPage } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { SourceDocument } from '../../source-document.rules.js';
import { isAddress, isClearAddress, leaveOut, linkOf, noFindings } from '../findings.rules.js';
import { readRows } from './csv-rows.rules.js';

/** A table of names and addresses. */
export const csv: PageReader = { service: null, read: readCsv };

/** More than any page has, even if most of its rows are wrong. */
const MOST_ROWS = 5_000;
/** So many rows and columns are looked at to find out what is in which one. */
const [LOOKED_AT, MOST_COLUMNS] = [200, 50];
/** What people and programs call a column, in small letters. In other languages, what is in a column says it. */
const HEADERS = {
  name: [
    'name',
    'title',
    'label',
    'text',
    'link name',
    'link title',
    'titel',
    'titre',
    'nombre',
    'título',
    'titolo',
    'nome',
    'nom',
    'naam',
  ],
  address: ['url', 'address', 'link', 'href', 'uri', 'website', 'link url', 'adresse', 'lien', 'enlace'],
  line: ['description', 'line', 'subtitle', 'note', 'notes', 'beschreibung', 'descripción', 'descrizione', 'descrição', 'omschrijving'],
} as const;

type Row = readonly string[];

/** In which column something is; below 0 if in none. `isNamed`: the first row says so, and has no link. */
interface Columns {
  readonly name: number;
  readonly address: number;
  readonly line: number;
  readonly isNamed: boolean;
}

function readCsv({ text, json, html }: SourceDocument): FoundPage | null {
  if (json !== undefined || html !== undefined) return null;
  // Tables in Markdown have a row of lines.
  const rows = readRows(text, MOST_ROWS).filter((row) => row.some((cell) => /[\p{L}\d]/u.test(cell)));
  const columns = columnsByHeader(rows[0] ?? []) ?? columnsByContent(rows.slice(0, LOOKED_AT));
  if (!columns) return null;
  const findings = noFindings();
  for (const row of columns.isNamed ? rows.slice(1) : rows) {
    const [name, address, line] = [cellIn(row, columns.name), cellIn(row, columns.address), cellIn(row, columns.line)];
    if (address !== '') findings.entries.push(linkOf(name, address, { line }));
    else leaveOut(findings, 'not-a-link', name, line);
  }
  return { title: '', line: '', picture: null, ...findings };
}

function cellIn(row: Row, column: number): string {
  return row[column] ?? '';
}

function columnsByHeader(header: Row): Columns | null {
  const cells = header.map((cell) => cell.slice(0, 40).toLowerCase());
  const columnOf = (names: readonly string[]) => names.map((name) => cells.indexOf(name)).find((at) => at >= 0) ?? -1;
  const columns = { name: columnOf(HEADERS.name), address: columnOf(HEADERS.address), line: columnOf(HEADERS.line), isNamed: true };
  return columns.address < 0 ? null : columns;
}

/** The addresses are where most rows have one. The names are in the first column of words; in a table of three columns, lines are in the other one. */
function columnsByContent(rows: readonly Row[]): Columns | null {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const isMostly = (column: number, test: (cell: string) => boolean) =>
    rows.filter((row) => test(cellIn(row, column))).length * 2 >= rows.length;
  const columns = Array.from({ length: Math.min(width, MOST_COLUMNS) }, (_, column) => column);
  const isBare = (column: number) => width > 1 && isMostly(column, isAddress);
  const address = columns.find((column) => isMostly(column, isClearAddress)) ?? columns.find(isBare);
  if (address === undefined) return null;
  const isNamed =
    !isAddress(cellIn(rows[0]!, address)) && rows.slice(1).every((row) => isAddress(cellIn(row, address)) || cellIn(row, address) === '');
  const [name = -1, line = -1] = columns.filter((column) => column !== address && isMostly(column, isWords));
  return { name, address, line: width === 3 ? line : -1, isNamed };
}

function isWords(cell: string): boolean {
  return /\p{L}/u.test(cell) && !isClearAddress(cell);
}
