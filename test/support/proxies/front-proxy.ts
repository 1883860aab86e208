import { createServer, request as requestFrom, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the application. It can simulate failures and the deployment of another version. */
export interface FrontProxy {
  readonly url: string;
  /** The port of the application. */
  setTarget(port: number): void;
  /** Refuses every connection, until `comeBack` is called. */
  goDown(): void;
  comeBack(): void;
  /** Responds to every request with this status and no body, like a proxy whose server has stopped. 0 ends this. */
  answerAll(status: number): void;
  /** From now on, the app and its documents have another version. The files of the previous version do not exist any more. */
  deploy(): void;
  close(): Promise<void>;
}

// File names with a hash.
const NAMES = /(assets\/|service-worker\/|\.\/)([\w.-]+-[\w-]{6,16})\.(js|css|html|svg|woff2)/g;
const MARK = 'next';

/** Another version differs only in the names of its files; their content stays the same. */
export async function startFrontProxy(): Promise<FrontProxy> {
  let [port, isDown, status, isDeployed] = [0, false, 0, false];
  const server = createServer((request, response) => {
    if (isDown) return request.socket.destroy();
    if (status > 0) return response.writeHead(status).end();
    const name = request.url?.match(NAMES)?.[0];
    if (isDeployed && name !== undefined && !name.includes(`${MARK}.`)) return response.writeHead(404).end();
    forward(request, response, port, isDeployed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setTarget: (to) => void (port = to),
    goDown: () => {
      isDown = true;
      server.closeAllConnections();
    },
    comeBack: () => void (isDown = false),
    answerAll: (code) => void (status = code),
    deploy: () => void (isDeployed = true),
    close: () => close(server),
  };
}

function forward(request: IncomingMessage, response: ServerResponse, port: number, isDeployed: boolean): void {
  const path = isDeployed ? request.url?.replaceAll(`${MARK}.`, '.') : request.url;
  const headers = { ...request.headers, 'accept-encoding': 'identity', ...(isDeployed && { 'if-none-match': '' }) };
  const forwarded = requestFrom({ host: '127.0.0.1', port, path, method: request.method, headers }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const body = Buffer.concat(parts);
      const isText = /html|javascript|css/.test(answer.headers['content-type'] ?? '');
      const sent = isDeployed && isText ? Buffer.from(body.toString().replaceAll(NAMES, `$1$2${MARK}.$3`)) : body;
      const length = sent.length > 0 ? { 'content-length': String(sent.length) } : {};
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...length }).end(sent);
    });
  });
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
