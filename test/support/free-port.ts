import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections. One of those could take the port before the caller listens on it. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
  if (isListening) await new Promise((resolve) => probe.close(resolve));
  return isListening;
}
