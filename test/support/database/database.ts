import { randomUUID } from 'node:crypto';
import pg from 'pg';

// cluster.mjs creates it.
const TEMPLATE = 'template_migrated';

/** A migrated, empty database that no other test uses. */
export interface TestDatabase {
  readonly url: string;
  /** Closes all connections to the database and removes it. */
  drop(): Promise<void>;
}

/** Copies the migrated template, in about 30 ms. Create one database for each test file, and `drop` it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return create(`TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
}

/** An empty database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return create('TEMPLATE template0');
}

/** A copy of a database that nobody is connected to. */
export async function createCopyOf(database: Pick<TestDatabase, 'url'>): Promise<TestDatabase> {
  return create(`TEMPLATE ${nameOf(database.url)} STRATEGY FILE_COPY`);
}

async function create(origin: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`CREATE DATABASE ${name} ${origin}`);
  return { url: addressOf(name), drop: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Refuses new connections and closes the existing ones. */
export async function closeDatabase({ url }: TestDatabase): Promise<void> {
  const name = nameOf(url);
  await administer(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  // With a timeout, the function waits until the connections are closed. Otherwise one could still respond.
  await administer(`SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity WHERE datname = '${name}'`);
}

/** Accepts connections again. */
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
