import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';

/** In bytes. Node sends a text of up to 16 kB without a copy in the heap. A longer body is sent as it is. */
const LONGEST_BODY = 12_288;
const SECOND = 1_000;

/** Node keeps the head of a response here until it sends it. Node does not document this. */
type WithHead = ServerResponse & { _header: string | null };

/**
 * A response whose head and body are the same each time, but for the date. Most of the time for a cached page goes into its head, and into writing head and
 * body one after the other. So a response that is sent more than once within a second is kept for that second as one text, with the head that Node made.
 */
export class RepeatedResponse {
  private text: string | undefined;
  /** The second, since 1970, of the last response. The text is for this one. */
  private second = 0;

  /** `headers`: names and values in turn. */
  constructor(
    private readonly status: number,
    private readonly headers: string[],
    private readonly body?: Buffer,
  ) {}

  send(request: IncomingMessage, response: ServerResponse): void {
    const isRepeated = hasUsualHead(request, response) && this.isRepeated();
    if (isRepeated && this.text !== undefined) {
      sendText(this.status, this.text, response as WithHead);
      return;
    }
    response.writeHead(this.status, this.headers);
    if (isRepeated) this.text = this.textAfter((response as WithHead)._header);
    response.end(this.body);
  }

  private isRepeated(): boolean {
    const second = Math.trunc(Date.now() / SECOND);
    if (second === this.second) return true;
    this.second = second;
    this.text = undefined;
    return false;
  }

  private textAfter(head: string | null): string | undefined {
    if (head === null || !isGivenHeadSent || (this.body?.length ?? 0) > LONGEST_BODY) return undefined;
    return `${head}${this.body?.toString('latin1') ?? ''}`;
  }
}

function sendText(status: number, text: string, response: WithHead): void {
  response.statusCode = status;
  response._header = text;
  response.end();
}

/**
 * Whether Node would make the same head as for other connections: this one stays open, and no header was added before, such as
 * `Connection: close` when the server stops.
 */
function hasUsualHead({ method }: IncomingMessage, response: ServerResponse): boolean {
  return method === 'GET' && response.shouldKeepAlive && response.getHeaderNames().length === 0;
}

const isGivenHeadSent = sendsGivenHead();

/** Whether this version of Node sends a head that it is given. Otherwise every response is made in the documented way. */
function sendsGivenHead(): boolean {
  const sent = new PassThrough();
  const response = new ServerResponse(new IncomingMessage(new Socket())) as WithHead;
  response.assignSocket(sent as unknown as Socket);
  sendText(200, 'head and body', response);
  return String(sent.read()) === 'head and body';
}
