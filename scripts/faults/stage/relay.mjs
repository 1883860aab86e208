// A relay of TCP connections: the network between two parts, which can be interrupted.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Starts a relay on a free port of the loopback interface. `target()` is the port that a new connection leads to. */
export async function startRelay(target) {
  const pairs = new Set();
  let isSilent = false;
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const pair = [near, connect(target(), '127.0.0.1')];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed()]) {
      from.on('data', (bytes) => void (isSilent || to.write(bytes)));
      from
        .on('error', () => undefined)
        .once('close', () => {
          pairs.delete(pair);
          to.destroy();
        });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const destroyAll = () => [...pairs].flat().forEach((socket) => socket.destroy());
  return {
    port: server.address().port,
    /** From now on, all that is sent gets lost, and no side is told: as when a cable is pulled. */
    silence: () => void (isSilent = true),
    /** Breaks all connections, and each new one. */
    cut: () => {
      isCut = true;
      destroyAll();
    },
    /** Connections work again. Those that lost something never recover. */
    mend: () => {
      if (isSilent) destroyAll();
      [isSilent, isCut] = [false, false];
    },
    stop: async () => {
      server.close();
      destroyAll();
      await once(server, 'close');
    },
  };
}
