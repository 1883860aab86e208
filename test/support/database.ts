import { randomUUID } from 'node:crypto';
import pg from 'pg';

// Made by cluster.mjs.
const TEMPLATE = 'template_migrated';

/** A migrated, empty database that nobody else uses. */
export interface TestDatabase {
  readonly url: string;
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>;
}

/** Copies the migrated template: some 30 ms. Take one for each test file, and `drop` it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return create(`TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
}

/** An empty database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return create('TEMPLATE template0');
}

async function create(origin: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`CREATE DATABASE ${name} ${origin}`);
  return { url: addressOf(name), drop: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Nobody gets in any more, and whoever is in is put out. */
export async function closeDatabase({ url }: TestDatabase): Promise<void> {
  const name = nameOf(url);
  await administer(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  // With a time limit it waits until they have ended: a connection that is still there a moment later would answer.
  await administer(`SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity WHERE datname = '${name}'`);
}

/** Lets everybody in again. */
export async function openDatabase({ url }: TestDatabase): Promise<void> {
  await administer(`ALTER DATABASE ${nameOf(url)} ALLOW_CONNECTIONS true`);
}

function clusterUrl(): string {
  const url = process.env.TEST_CLUSTER_URL;
  if (!url) throw new Error('No database cluster runs: a test that needs one belongs into test/api, contract, browser or faults.');
  return url;
}

function addressOf(database: string): string {
  return Object.assign(new URL(clusterUrl()), { pathname: `/${database}` }).href;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function administer(statement: string): Promise<void> {
  const administrator = new pg.Client({ connectionString: clusterUrl() });
  await administrator.connect();
  try {
    await administrator.query(statement);
  } finally {
    await administrator.end();
  }
}
