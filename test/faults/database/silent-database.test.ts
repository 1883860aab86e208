import { connect as connectTo, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

// The time limits are those of the product.
jest.setTimeout(120_000);

describe('A database that does not answer', () => {
  let database: TestDatabase;
  let line: Server;
  let dataSource: DataSource;
  const ends: Socket[] = [];
  let isSilent = false;

  // A proxy before the database: while it is silent, it forwards nothing and closes no connection.
  function join(near: Socket): void {
    const { hostname, port } = new URL(database.url);
    const far = connectTo(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => void (isSilent || to.write(bytes)));
      from.on('error', () => undefined).on('close', () => to.destroy());
      ends.push(from);
    }
  }

  // The test expects its warnings.
  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  afterAll(() => {
    Logger.overrideLogger(['error']);
  });
  beforeEach(async () => {
    database = await createTestDatabase();
    line = createServer(join).listen(0, '127.0.0.1');
    await new Promise((resolve) => line.once('listening', resolve));
    const { port } = line.address() as AddressInfo;
    const url = Object.assign(new URL(database.url), { port: String(port) }).href;
    dataSource = createDataSource(url);
    await connect(dataSource, url);
  });
  afterEach(async () => {
    isSilent = false;
    await dataSource.destroy();
    ends.splice(0).forEach((socket) => socket.destroy());
    await new Promise((resolve) => line.close(resolve));
    await database.drop();
  });

  test('makes a query fail instead of waiting, and the next query succeeds when the database answers again', async () => {
    isSilent = true;
    await expect(dataSource.query('SELECT 1')).rejects.toMatchObject({
      kind: 'unavailable',
      cause: { driverError: { message: 'Query read timeout' } },
    });
    isSilent = false;
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('leads to the cancellation of a statement that does not end', async () => {
    await expect(dataSource.query('SELECT pg_sleep(600)')).rejects.toMatchObject({
      kind: 'unavailable',
      cause: { driverError: { code: '57014' } },
    });
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('that refuses writes, or has no space left, is unavailable for the moment and not a fault of the request', async () => {
    const refused = [
      ['SET default_transaction_read_only = on', 'CREATE TABLE word (text text)', '25006'],
      ['', `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$`, '53100'],
      ['', `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'out_of_memory'; END $$`, '53200'],
      ['', `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'io_error'; END $$`, '58030'],
    ] as const;
    for (const [before, statement, code] of refused) {
      // One after the other, so that both use the same connection.
      if (before) await dataSource.query(before);
      await expect(dataSource.query(statement)).rejects.toMatchObject({ kind: 'unavailable', cause: { driverError: { code } } });
      await dataSource.query('RESET ALL');
    }
  });

  test('that refuses a statement because of its configured limits is not unavailable', async () => {
    const statement = `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'configuration_limit_exceeded'; END $$`;
    await expect(dataSource.query(statement)).rejects.toMatchObject({ driverError: { code: '53400' } });
  });
});
