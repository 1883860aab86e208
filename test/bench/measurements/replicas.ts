import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { isNginxInstalled, startNginx, type FrontNginx } from '../../../scripts/cluster/nginx.mjs';
import { aPageAt } from '../../builders/accounts/account.js';
import { createTestDatabase } from '../../support/database/database.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { putLoad } from '../../support/load/http-load.js';
import { realisticDesign } from '../designs.js';
import { megabytes, memoryOfEach, restFor } from './footprint.js';
import type { Product } from '../product.js';
import { connections } from './public-page.js';
import { count, inTurns, median, ratioOf, type Benchmark, type Row } from '../rows.js';

/** A cached page through nginx, from several replicas and from one; and the memory of a replica. */
export const replicas: Benchmark = async (start, { rounds, seconds, warmUpSeconds, replicas: number }) => {
  if (!isNginxInstalled()) return [];
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const database = await createTestDatabase();
  const proxies: FrontNginx[] = [];
  try {
    const servers: Product['server'][] = [];
    for (let at = 0; at < number; at += 1) servers.push((await start({ DATABASE_URL: database.url })).server);
    if (warmUpSeconds > 0) await delay(restFor * 1_000);
    const memory = memoryRows(servers);
    const ports = servers.map(({ url }) => Number(new URL(url).port));
    for (const behind of [ports.slice(0, 1), ports]) {
      const settings = { folder: join(folder, `nginx-${proxies.length}`), port: await freePort(), ports: behind };
      proxies.push(await startNginx({ ...settings, isDetached: false }));
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
      ...memory,
    ];
  } finally {
    for (const proxy of proxies) await proxy.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
};

function memoryRows(servers: readonly Product['server'][]): Row[] {
  const each = memoryOfEach(servers);
  if (each === undefined) return [];
  return [{ what: `memory of each of ${servers.length} idle replicas`, measured: megabytes(each), target: '≤ 150 MB' }];
}
