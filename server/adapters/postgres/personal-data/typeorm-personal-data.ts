import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fromStoredDesign, type StoredDesign } from '../../../pages/design/stored-design.rules.js';
import { pageFolder, type PersonalRecord } from '../../../portability/archive-file.js';
import { PersonalData } from '../../../portability/ports/personal-data.port.js';
import { readFiledPage } from './filed-pages.js';
import { ACCOUNT_TABLES, PAGE_TABLES, type PersonalTable } from './personal-tables.js';

/** A file has at most so many rows, and at most one design, which may be a megabyte. */
const ROWS_OF_A_FILE = 5000;

const PAGES = 'SELECT owner_id AS id, linkname FROM page WHERE account_id = $1 ORDER BY position, owner_id';
const PAGE_FILES = 'SELECT DISTINCT name FROM page_image WHERE owner_id = $1 ORDER BY name';
// Those of tiles, and those of the copies of reported pages.
const ACCOUNT_FILES = `
  SELECT file.name FROM tile_picture_file AS file JOIN tile_picture ON tile_picture.id = picture_id WHERE account_id = $1
  UNION SELECT file.name FROM reported_page_image AS file JOIN reported_page USING (page_id, version) WHERE account_id = $1 ORDER BY name`;

type Row = Readonly<Record<string, unknown>>;

/** All that PostgreSQL has about an account. */
@Injectable()
export class TypeormPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async *read(accountId: string): AsyncGenerator<PersonalRecord> {
    for (const table of ACCOUNT_TABLES) yield* this.readTable(table, accountId, 'account/');
    yield* this.readImages(ACCOUNT_FILES, accountId, 'pictures/');
    const pages = await this.dataSource.query<{ id: string; linkname: string | null }[]>(PAGES, [accountId]);
    for (const page of pages) {
      const { id } = page;
      const folder = pageFolder(page);
      yield* readFiledPage(this.dataSource, { pageId: id, folder, hasVersions: false });
      for (const table of PAGE_TABLES) yield* this.readTable(table, id, folder);
      yield* this.readImages(PAGE_FILES, id, `${folder}pictures/`);
    }
  }

  override readPage(pageId: string, hasVersions: boolean): AsyncGenerator<PersonalRecord> {
    return readFiledPage(this.dataSource, { pageId, folder: '', hasVersions });
  }

  private async *readTable(table: PersonalTable, id: string, folder: string): AsyncGenerator<PersonalRecord> {
    const isOneEach = table.single === true || table.columns.includes('design');
    const step = isOneEach ? 1 : ROWS_OF_A_FILE;
    for (let [from, count] = [0, step]; count === step; from += step) {
      const rows = await this.rowsOf(table, id, { from, step });
      count = rows.length;
      const name = `${folder}${nameOf(table, from / step)}`;
      const { csv } = table;
      if (count > 0 && csv) yield { name: `${name}.csv`, text: csv.header + rows.map(csv.line).join('') };
      else if (count > 0) yield { name: `${name}.json`, json: isOneEach ? rows[0] : rows };
    }
  }

  private async rowsOf({ table, columns, where, order, csv }: PersonalTable, id: string, { from, step }: { from: number; step: number }) {
    const select = `SELECT ${columns.join(', ')} FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT ${step} OFFSET ${from}`;
    if (!csv) return (await this.dataSource.query<Row[]>(select, [id])).map(toJson);
    // Days and numbers as JSON has them.
    const rows = await this.dataSource.query<{ readonly row: Row }[]>(`SELECT row_to_json(part) AS row FROM (${select}) AS part`, [id]);
    return rows.map(({ row }) => row);
  }

  private async *readImages(find: string, id: string, folder: string): AsyncGenerator<PersonalRecord> {
    const files = await this.dataSource.query<{ name: string }[]>(find, [id]);
    for (const { name } of files) yield { name: folder + name, image: name };
  }
}

/** The first part of a list has no number; each design has one. */
function nameOf({ file, single, columns }: PersonalTable, at: number): string {
  if (single) return file;
  return at === 0 && !columns.includes('design') ? file : `${file}-${at + 1}`;
}

/** The row with the names that the API has, and with the newest form of its design. */
function toJson(row: Row): Row {
  const named = Object.entries(row).map(([column, value]) => [
    column === 'owner_id' ? 'id' : column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    column === 'design' && value !== null ? fromStoredDesign(value as StoredDesign) : value,
  ]);
  return Object.fromEntries(named) as Row;
}
