import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startLoad } from '../../../scripts/cluster/load.mjs';
import { isNginxInstalled, startNginx } from '../../../scripts/cluster/nginx.mjs';
import { startReplica, type Replica } from '../../../scripts/cluster/replicas.mjs';
import { restartOneByOne } from '../../../scripts/cluster/rolling-restart.mjs';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { isHaproxyInstalled, startHaproxy } from '../../support/proxies/haproxy.js';
import { startRoundRobin } from '../../support/proxies/round-robin.js';
import { makeDataFolder, removeDataFolder } from '../../support/servers/started-server.js';
import { until } from '../../support/waiting.js';

// It starts the product several times.
jest.setTimeout(300_000);

const replicas: Replica[] = [];
let database: TestDatabase;
let folder: string;
let ports: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  folder = makeDataFolder();
  ports = [await freePort(), await freePort()];
  for (const at of ports.keys()) replicas.push(await start(at));
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await database.drop();
  removeDataFolder(folder);
});

function start(at: number): Promise<Replica> {
  return startReplica({
    PORT: String(ports[at]),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY_SECONDS: '2',
  });
}

interface Front {
  readonly url: string;
  stop(): Promise<void>;
}

async function expectNoLoss(front: Front): Promise<void> {
  const load = await startLoad(front.url, { pause: 5 });
  await restartOneByOne(replicas, start);
  const before = load.state.published;
  await until(() => load.state.published > before);
  const { requests, published, failures, lost } = await load.stop();
  expect({ failures, lost }).toEqual({ failures: [], lost: [] });
  expect(requests).toBeGreaterThan(published);
  await front.stop();
}

test('A rolling restart of two replicas loses no request and no publication behind a proxy that goes on when a connection is refused', async () => {
  await expectNoLoss(await startRoundRobin(ports, 500));
});

const withHaproxy = isHaproxyInstalled() ? test : test.skip;

withHaproxy(
  'A rolling restart of two replicas loses no request and no publication behind the HAProxy of compose.scale.yml (needs haproxy)',
  async () => {
    await expectNoLoss(await startHaproxy({ folder: join(folder, 'haproxy'), port: await freePort(), ports, interval: '500ms' }));
  },
);

const withNginx = isNginxInstalled() ? test : test.skip;

withNginx('A rolling restart of two replicas loses no request and no publication behind nginx (needs nginx)', async () => {
  await expectNoLoss(await startNginx({ folder: join(folder, 'nginx'), port: await freePort(), ports, idle: '500ms' }));
});
