import { afterAll, beforeAll } from '@jest/globals';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { createTestDatabase, type TestDatabase } from '../database/database.js';
import type { DataSource } from 'typeorm';
import type { ApplicationSettings, TestApplication } from './application.js';
import { makeDataFolder, removeDataFolder, startServer, type StartedServer } from './started-server.js';

/** Settings that such a test may have, and their variables. */
const VARIABLES: Readonly<Record<string, string>> = {
  rateLimits: 'RATE_LIMITS',
  logLevel: 'LOG_LEVEL',
  smtpUrl: 'SMTP_URL',
  pagesExportDir: 'PAGES_EXPORT_DIR',
};

/** Takes the place of `runningApplication` in the project `bundle` of jest: the bundle, in a process of its own, of which only the address and the database are known. */
export function runningApplication(
  settings: ApplicationSettings | (() => ApplicationSettings) = {},
): Pick<TestApplication, 'url' | 'dataSource'> {
  let database: TestDatabase | undefined;
  let dataSource: DataSource | undefined;
  let server: StartedServer | undefined;
  const folder = makeDataFolder();
  beforeAll(async () => {
    database = await createTestDatabase();
    const wanted = typeof settings === 'function' ? settings() : settings;
    const PORT = String(await freePort());
    const variables = Object.entries(wanted).map(([name, value]) => [variableOf(name), String(value)]);
    const own = { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}`, DATA_DIR: folder, DATABASE_URL: database.url };
    server = startServer({ ...own, ...(Object.fromEntries(variables) as Record<string, string>) });
    await server.ready();
    dataSource = await createDataSource(database.url).initialize();
  });
  afterAll(async () => {
    server?.kill('SIGTERM');
    await server?.ended;
    await dataSource?.destroy();
    await database?.drop();
    removeDataFolder(folder);
  });
  return {
    get url() {
      return started(server).url;
    },
    get dataSource() {
      return started(dataSource);
    },
  };
}

function variableOf(setting: string): string {
  const name = VARIABLES[setting];
  if (name === undefined) throw new Error(`The bundle cannot be started with ${setting}: see bundled-application.ts.`);
  return name;
}

/** The part, if it runs already. */
export function started<Part>(part: Part | undefined): Part {
  if (!part) throw new Error('It runs in hooks and tests only, not yet while the file is read.');
  return part;
}
