import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../waiting.js';

/** A message that a receiver got. */
export interface ReceivedMessage {
  readonly id: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The parsed body. */
  readonly event: { readonly type: string; readonly timestamp: string; readonly data: Readonly<Record<string, unknown>> };
}

type Answer = (response: ServerResponse) => void;

/** A receiver of webhooks on this machine. */
export interface WebhookReceiver {
  readonly url: string;
  /** Every message, in the order of their arrival. */
  readonly messages: readonly ReceivedMessage[];
  /** Resolves with the messages of this type as soon as there are so many. */
  messagesOf(type: string, count?: number): Promise<ReceivedMessage[]>;
  /** How each message is answered from now on: a status, or anything. */
  answer(how: number | Answer): void;
  stop(): Promise<void>;
}

/** Starts a receiver that answers every message with 204. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const messages: ReceivedMessage[] = [];
  let answer: Answer = withStatus(204);
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { headers, url: path = '' } = request;
      const event = JSON.parse(body) as ReceivedMessage['event'];
      messages.push({ id: String(headers['webhook-id']), path, headers, body, event });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    async messagesOf(type, count = 1) {
      const found = () => messages.filter(({ event }) => event.type === type);
      await until(() => found().length >= count);
      return found();
    },
    answer(how) {
      answer = typeof how === 'number' ? withStatus(how) : how;
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function withStatus(status: number): Answer {
  return (response) => void response.writeHead(status).end();
}
