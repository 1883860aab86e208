import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** How long a stop waits for clients, in milliseconds. */
export interface StopPatience {
  /** How long connections without a request stay open. A client that keeps connections for a shorter time never loses a request. */
  readonly unused: number;
  /** After that: how long running requests may take. */
  readonly running: number;
}

/** A connection with the response that is being written. Node keeps it there until all bytes have left. */
interface Connection extends Socket {
  readonly _httpMessage?: ServerResponse | null;
}

/** In milliseconds. */
const unusedCheckedEvery = 50;
/** A turn of the event loop that is shorter, in milliseconds, has done nothing but look for new connections. */
const quietTurn = 0.5;
const mostTurns = 2_000;

/**
 * The HTTP servers of this process, and how they stop without losing a request. With `localhost` there are two, one for each version of IP.
 */
@Injectable()
export class HttpServers {
  private readonly servers: Server[] = [];
  private readonly connections = new Set<Connection>();

  /** Whether one of them accepts connections. */
  get isListening(): boolean {
    return this.servers.some(({ listening }) => listening);
  }

  add(server: Server): void {
    this.servers.push(server);
    server.on('connection', (socket: Socket) => {
      this.connections.add(socket);
      socket.once('close', () => this.connections.delete(socket));
    });
  }

  /**
   * Refuses new connections from now on, so that proxies use another server. Requests on open connections are answered, and each answer asks
   * the client to close its connection. Resolves when all connections have ended, at the latest after both times.
   */
  async stop({ unused, running }: StopPatience): Promise<void> {
    const listening = this.servers.filter((server) => server.listening);
    const ended = Promise.all(listening.map((server) => once(server, 'close')));
    await Promise.all(listening.map(stopListening));
    this.closeAfterResponses();
    await within(unused, ended);
    // A response that had begun before the stop leaves its connection open.
    const looks = setInterval(() => this.closeUnused(), unusedCheckedEvery);
    this.closeUnused();
    await within(running, ended);
    clearInterval(looks);
    listening.forEach((server) => server.closeAllConnections());
    await ended;
  }

  // A listener in front of the others costs nothing until it is added.
  private closeAfterResponses(): void {
    const close = (_request: IncomingMessage | undefined, response: ServerResponse): void => void response.setHeader('Connection', 'close');
    for (const server of this.servers) server.prependListener('request', close);
    for (const { _httpMessage: response } of this.connections) {
      if (response && !response.headersSent) close(undefined, response);
    }
  }

  private closeUnused(): void {
    const connections = [...this.connections];
    // Browsers open connections before they have a request. Node counts such a connection as busy.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
    // Node counts a connection as idle although its client still reads the response.
    const isSending = connections.some(({ _httpMessage: response }) => response?.writableEnded === true && !response.writableFinished);
    if (!isSending) for (const server of this.servers) server.closeIdleConnections();
  }
}

/**
 * Closes the socket that listens, and no connection. The system resets connections that it has accepted and that Node has not taken over
 * yet. So this waits for a turn of the event loop that found none.
 */
async function stopListening(server: Server): Promise<void> {
  let isQuiet = false;
  const disturb = (): void => void (isQuiet = false);
  server.on('connection', disturb);
  for (let turn = 0; turn < mostTurns && !isQuiet; turn += 1) {
    const began = performance.now();
    isQuiet = true;
    await nextTurn();
    if (performance.now() - began > quietTurn) isQuiet = false;
  }
  server.off('connection', disturb);
  // The method of the HTTP server would also close connections that wait for a request.
  Listener.prototype.close.call(server);
}

async function within(milliseconds: number, ended: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([ended, late]);
  clearTimeout(timer);
}
