import type { EntitySchema } from 'typeorm';
import { accountTable } from './account.table.js';
import { pageTable } from './page.table.js';
import { pageVersionTable } from './page-version.table.js';
import { sessionTable } from './session.table.js';

/** Every table of the database. */
export const tables: EntitySchema[] = [accountTable, sessionTable, pageTable, pageVersionTable];
