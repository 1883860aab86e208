import { once } from 'node:events';
import { Agent, createServer, request as requestFrom, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of several instances. */
export interface RoundRobin {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A proxy that takes the next instance for each request, and the one after it only when a connection is refused. It keeps connections for
 * `idle` milliseconds. All other failures reach the client, with status 502.
 */
export async function startRoundRobin(ports: readonly number[], idle: number): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true, timeout: idle });
  let next = 0;
  const server = createServer((request, response) => {
    void request.toArray().then((parts) => {
      next += 1;
      const order = ports.map((_, at) => ports[(next + at) % ports.length]!);
      forward(request, Buffer.concat(parts as Buffer[]), response, order, agent);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(asked: IncomingMessage, body: Buffer, response: ServerResponse, order: readonly number[], agent: Agent): void {
  const [port, ...others] = order;
  const { url: path, method, headers } = asked;
  const forwarded = requestFrom({ host: '127.0.0.1', port, path, method, headers: { ...headers, connection: 'keep-alive' }, agent });
  forwarded.once('response', (answer) => {
    const headers = Object.entries(answer.headers).filter(([name]) => !['connection', 'keep-alive'].includes(name));
    response.writeHead(answer.statusCode ?? 500, Object.fromEntries(headers));
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  forwarded.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED' && others.length > 0) forward(asked, body, response, others, agent);
    else if (response.headersSent) response.destroy();
    else response.writeHead(502).end(error.message);
  });
  forwarded.end(body);
}
