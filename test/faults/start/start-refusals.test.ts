import { chmodSync, mkdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import {
  makeDataFolder,
  ordinaryUser,
  projectForEverybody,
  putDatabaseInto,
  removeDataFolder,
  startServer,
} from '../../support/servers/started-server.js';

// Each test starts the product, a database included, several times.
jest.setTimeout(180_000);

describe('A start that fails gives the reason in one sentence and exits with 1', () => {
  let folder: string;
  let port: string;

  beforeAll(async () => {
    folder = makeDataFolder();
    port = String(await freePort());
  });
  afterAll(() => removeDataFolder(folder));

  /** Starts, expects the refusal, and returns its sentence. */
  async function refusal(variables: Readonly<Record<string, string>>, options: Parameters<typeof startServer>[1] = {}): Promise<string> {
    const server = startServer({ PORT: port, DATA_DIR: folder, ...variables }, options);
    expect(await server.ended).toEqual({ code: 1, signal: null });
    const { output, errors } = server.printed;
    expect(output + errors).not.toMatch(/^\s+at /m);
    // Its output before the refusal is for people, too.
    expect(output).not.toMatch(/is ready|[{}]/);
    expect(errors).toMatch(/^[^\n]+\.\n$/);
    return errors.trim();
  }

  /** Starts, stops in order, and returns what it said. */
  async function runOnce(variables: Readonly<Record<string, string>>): Promise<string> {
    const server = startServer(variables);
    await server.ready();
    server.kill('SIGTERM');
    await server.ended;
    return server.printed.output;
  }

  test.each([{ HOST: 'nowhere.invalid' }, { HOST: '192.0.2.1' }])(
    'the sentence names a host that is not an address of this machine: %j',
    async ({ HOST }) => {
      expect(await refusal({ HOST })).toBe(
        `HOST=${HOST} is not an address of this machine: use localhost, or 0.0.0.0 for all of its addresses.`,
      );
    },
  );

  test('BU-02 the sentence names a port in use and says how to choose another', async () => {
    const other = createServer().listen(0, 'localhost');
    await new Promise((resolve) => other.once('listening', resolve));
    const taken = (other.address() as AddressInfo).port;
    expect(await refusal({ PORT: String(taken) })).toBe(
      `Port ${taken} is already in use: stop the program that uses it, or choose another port, such as PORT=${taken + 1}.`,
    );
    other.close();
  });

  test('the sentence names a data folder with a file in its path', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const below = join(file, 'data');
    expect(await refusal({ DATA_DIR: below })).toBe(
      `The data folder ${below} cannot be written: a part of the path is a file, not a folder. Set DATA_DIR to a folder that this user may write to.`,
    );
  });

  test('BU-02 RU-14 the sentence names a data folder without write permission, or that of pictures alone, who may not, and whose it is', async () => {
    // Root may write everywhere, so then an ordinary user starts the product.
    const isRoot = process.getuid?.() === 0;
    const locked = join(folder, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o555);
    const product = projectForEverybody();
    try {
      const options = isRoot ? { uid: ordinaryUser, folder: product.folder } : {};
      expect(await refusal({ DATA_DIR: locked }, options)).toMatch(
        new RegExp(
          `^The data folder ${locked} cannot be written: permission is denied to the user with the id [1-9]\\d*, and ${locked} belongs to the one with the id \\d+\\. Set DATA_DIR to`,
        ),
      );
      const picturesOnly = join(folder, 'open');
      mkdirSync(join(picturesOnly, 'media'), { recursive: true });
      chmodSync(picturesOnly, 0o777);
      chmodSync(join(picturesOnly, 'media'), 0o555);
      expect(await refusal({ DATA_DIR: picturesOnly }, options)).toMatch(
        /^The folder of pictures \S+\/open\/media cannot be written: permission is denied to the user with the id [1-9]\d*, and \S+\/media belongs to the one with the id \d+\. Let this user write there\.$/,
      );
    } finally {
      product.remove();
    }
  });

  test('the sentence names a data folder where no folder can be created', async () => {
    expect(await refusal({ DATA_DIR: '/proc/tessera/data' })).toMatch(
      /^The data folder \/proc\/tessera\/data cannot be written: (no folder can be made there|permission is denied.*|its file system is read-only)\./,
    );
  });

  const asRoot = process.getuid?.() === 0 ? test : test.skip;

  asRoot(
    'the sentence names a database folder that its user cannot reach, with a command to correct that, and no empty database is created (needs root)',
    async () => {
      const closed = join(folder, 'closed');
      const variables = { PORT: port, DATA_DIR: closed };
      mkdirSync(closed);
      await putDatabaseInto(closed);
      chmodSync(closed, 0o700);
      const sentence = await refusal(variables);
      expect(sentence).toMatch(
        /^The database in \S+ cannot be reached by the user that it belongs to \(number \d+\): let that user pass with chmod a\+x \S+, and start again\.$/,
      );
      expect(sentence).toContain(`The database in ${closed}/postgres cannot`);
      expect(sentence).toContain(`chmod a+x ${closed},`);
      chmodSync(closed, 0o711);
      expect(await runOnce(variables)).not.toContain('migration');
    },
  );

  asRoot('the sentence names a linked database that is gone, and no empty database is created (needs root)', async () => {
    const closed = join(folder, 'linked');
    mkdirSync(closed, { mode: 0o700 });
    await runOnce({ PORT: port, DATA_DIR: closed });
    const link = join(closed, 'postgres');
    const home = readlinkSync(link);
    rmSync(home, { recursive: true });
    expect(await refusal({ DATA_DIR: closed })).toBe(
      `The database of this data folder was kept in ${home}, which is gone: put it back there, or remove ${link} to begin with an empty one.`,
    );
  });

  test('the sentence names a database where no server listens, without the password', async () => {
    const nobody = await freePort();
    expect(await refusal({ DATABASE_URL: `postgres://someone:secret-word@127.0.0.1:${nobody}/tessera` })).toBe(
      `The database at 127.0.0.1:${nobody}/tessera cannot be used: nothing listens there. Check DATABASE_URL and that PostgreSQL runs there.`,
    );
  });

  test('the sentence names a database on a host that does not exist', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://someone:secret-word@database.invalid/tessera' })).toMatch(
      /^The database at database\.invalid:5432\/tessera cannot be used: its host name (is not known|could not be looked up)\./,
    );
  });

  test('BU-02 the sentence names a database that refuses the password, without the password', async () => {
    const url = new URL(process.env.TEST_CLUSTER_URL ?? '');
    url.password = 'secret-word';
    const sentence = await refusal({ DATABASE_URL: url.href });
    expect(sentence).toContain('cannot be used: it refuses the user name or the password.');
    expect(sentence).toMatch(/ A container of PostgreSQL keeps the password that it got when its volume was made\.$/);
    expect(sentence).not.toContain('secret-word');
  });

  test('RU-15 the sentence names what an object store lacks: keys, or that it is one', async () => {
    const site = createHttpServer((_, response) => void response.end('Welcome')).listen(0, '127.0.0.1');
    await new Promise((resolve) => site.once('listening', resolve));
    const S3_ENDPOINT = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const keyless = { MEDIA_STORAGE: 's3', S3_BUCKET: 'pictures', S3_ENDPOINT, AWS_EC2_METADATA_DISABLED: 'true' };
    expect(await refusal(keyless)).toBe(
      `The object store at ${S3_ENDPOINT} cannot be used: no keys for it were found. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    );
    expect(await refusal({ ...keyless, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret-word' })).toBe(
      `The object store at ${S3_ENDPOINT} cannot be used: it is no S3-compatible store. Check S3_ENDPOINT.`,
    );
    site.close();
  });

  test('BU-02 the sentence names an invalid variable and its valid values', async () => {
    expect(await refusal({ PORT: 'eighty' })).toBe('The configuration is not valid: PORT must be a whole number from 1 to 65535.');
  });

  test('the sentence names an invalid post, and a missing folder of policies', async () => {
    const posts = join(folder, 'posts');
    mkdirSync(posts);
    writeFileSync(join(posts, '1-salt.md'), '---\ntitle: Salt\ndate: today\nsummary: On salt.\ncover: fish\n---\n');
    expect(await refusal({ BLOG_DIR: posts })).toBe(`${join(posts, '1-salt.md')} is not valid: date must be a day like 2026-03-14.`);
    expect(await refusal({ LEGAL_DIR: '/no/such/folder' })).toBe('LEGAL_DIR names the folder /no/such/folder, which is not there.');
  });

  test('BU-02 the sentence names an address of a database whose password has a % that is not written as %25', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://t:pw%rd@127.0.0.1/tessera' })).toBe(
      'The configuration is not valid: DATABASE_URL must be an address like postgres://user:password@host:5432/name, with special characters escaped as in %25 for %.',
    );
  });

  test('the sentence names two invalid variables together', async () => {
    expect(await refusal({ PORT: '70000', LOG_LEVEL: 'loud' })).toMatch(
      /^The configuration is not valid: PORT must be .+; LOG_LEVEL must be one of .+\.$/,
    );
  });

  test('on a data folder in use the sentence names the process that uses it, and that process continues', async () => {
    await putDatabaseInto(folder);
    const first = startServer({ PORT: String(await freePort()), DATA_DIR: folder });
    await first.ready();
    expect(await refusal({})).toBe(
      `The data folder ${folder} is in use by process ${first.pid}: stop that one first, or set DATA_DIR to another folder.`,
    );
    await first.ready();
    first.kill('SIGTERM');
    expect(await first.ended).toEqual({ code: 0, signal: null });
  });
});
