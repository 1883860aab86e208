import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { isNginxInstalled, startNginx, type FrontNginx } from '../../scripts/cluster/nginx.mjs';
import { startReplica, type Replica } from '../../scripts/cluster/replicas.mjs';
import { aPageAt } from '../builders/account.js';
import { createTestDatabase } from '../support/database.js';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { putLoad } from '../support/http-load.js';
import { realisticDesign } from './designs.js';
import { connections } from './public-page.js';
import { count, inTurns, median, ratioOf, type Benchmark } from './rows.js';

/** A cached page through nginx, from several replicas and from one. */
export const replicas: Benchmark = async (_start, { rounds, seconds, warmUpSeconds, replicas: number }) => {
  if (!isNginxInstalled()) return [];
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const database = await createTestDatabase();
  const running: Replica[] = [];
  const proxies: FrontNginx[] = [];
  try {
    const variables = { DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
    for (let at = 0; at < number; at += 1) running.push(await startReplica({ ...variables, PORT: String(await freePort()) }));
    for (const behind of [running.slice(0, 1), running]) {
      const ports = behind.map(({ url }) => Number(new URL(url).port));
      proxies.push(await startNginx({ folder: join(folder, `nginx-${proxies.length}`), port: await freePort(), ports }));
    }
    await aPageAt(proxies[0]!, 'bench-replicas', realisticDesign());
    const visit = async ({ url }: FrontNginx, forSeconds: number): Promise<number> => {
      const asked = { url: `${url}/bench-replicas`, headers: { 'Accept-Encoding': 'br' } };
      const result = await putLoad(asked, connections, forSeconds);
      expect(result).toMatchObject({ broken: 0, refused: 0 });
      return result.perSecond;
    };
    for (const proxy of proxies) await visit(proxy, warmUpSeconds || seconds);
    const [one = [], several = []] = await inTurns(proxies, rounds, (proxy) => visit(proxy, seconds));
    return [
      {
        what: `a public page through nginx, ${number} replicas`,
        measured: `${count(median(several))}/s`,
        beside: `1 replica: ${count(median(one))}/s`,
        ...ratioOf(several.map((perSecond, at) => perSecond / (one[at] ?? 0))),
      },
    ];
  } finally {
    for (const proxy of proxies) await proxy.stop();
    for (const replica of running) await replica.stop('SIGINT');
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
};
