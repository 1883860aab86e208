import { AsyncLocalStorage } from 'node:async_hooks';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client, Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { PasswordHasher } from '../../../server/accounts/ports/password-hasher.port.js';

/** Runs `work` and returns its time-consuming steps in order: SQL statements, and `(a password is hashed)` for each hash. */
export type RecordWork = (work: () => Promise<unknown>) => Promise<readonly string[]>;

/**
 * Watches the database connections and the password hasher of an application. Work that runs at the same time but was not started by
 * `work`, such as sending mails, is not recorded.
 */
export function watchWork(nest: NestFastifyApplication, dataSource: DataSource): RecordWork {
  const records = new AsyncLocalStorage<string[]>();
  const note = (entry: string): void => void records.getStore()?.push(entry);
  watchStatements(dataSource, note);
  watchHashing(nest.get(PasswordHasher), note);
  return async (work) => {
    const entries: string[] = [];
    await records.run(entries, async () => {
      await work();
    });
    return entries;
  };
}

function watchStatements(dataSource: DataSource, note: (entry: string) => void): void {
  const { master: pool } = dataSource.driver as unknown as { master: Pool };
  const watched = new WeakSet<object>();
  pool.on('acquire', (client: Client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    const noting = (...parameters: unknown[]): unknown => {
      note(textOf(parameters[0]));
      return query(...parameters);
    };
    Object.assign(client, { query: noting });
  });
}

function watchHashing(hasher: PasswordHasher, note: (entry: string) => void): void {
  const [hash, verify, pretend] = [hasher.hash.bind(hasher), hasher.verify.bind(hasher), hasher.pretend.bind(hasher)];
  const entry = '(a password is hashed)';
  Object.assign(hasher, {
    hash: (password: string) => (note(entry), hash(password)),
    verify: (passwordHash: string, password: string) => (note(entry), verify(passwordHash, password)),
    pretend: (password: string) => (note(entry), pretend(password)),
  });
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : (query as { readonly text: string }).text;
}
