// Ports of the loopback interface.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Below the ports that the system gives to outgoing connections. One of those could take the port before the caller listens on it. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** A port that nothing uses at the moment. */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

async function isFree(port) {
  const probe = createServer();
  const isListening = await new Promise((resolve) => {
    probe.once('error', () => resolve(false)).listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
  if (isListening) await new Promise((resolve) => probe.close(resolve));
  return isListening;
}

/** Resolves when something accepts connections on the port. */
export async function openConnection(port) {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
}
