import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { until } from '../waiting.js';

/** A received mail. */
export interface ReceivedMail {
  /** The first recipient in the SMTP envelope. The headers may differ. */
  readonly to: string;
  /** All recipients in the SMTP envelope. */
  readonly recipients: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Including the angle brackets. */
  readonly messageId: string;
  /** By name, in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** The name with which the client has greeted the server. */
  readonly greeting: string;
  readonly fromName: string;
}

/** A real mail server on this machine, which can simulate failures. */
export interface TestMailServer {
  /** The value for `SMTP_URL`. */
  readonly url: string;
  /** All accepted mails, in the order of their arrival. */
  readonly mails: readonly ReceivedMail[];
  /** How often a client began to send a mail. */
  readonly attempts: number;
  /** Waits for a mail to this address that `next` has not returned before. It leaves out those about new devices, because tests sign in from many, and those about a change that was asked for. */
  next(to: string): Promise<ReceivedMail>;
  /** Refuses every recipient: temporarily (451), permanently (550), or not any more. */
  refuse(code: 451 | 550 | false): void;
  /** Does not respond to clients that begin to send a mail. Clients that have begun meanwhile never get a response. */
  hang(isHanging: boolean): void;
  /** Closes the connection in the middle of a mail. */
  drop(isDropping: boolean): void;
  stop(): Promise<void>;
}

/** Starts a mail server on a free port, or on the given one. At first, it accepts all mails. */
export async function startMailServer({ port = 0 }: { readonly port?: number } = {}): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const given = new Set<ReceivedMail>();
  const troubles = { refusal: false as 451 | 550 | false, hangs: false, drops: false };
  let attempts = 0;

  const server: SMTPServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onMailFrom: (_address, _session, answer) => {
      attempts += 1;
      if (!troubles.hangs) answer();
    },
    onRcptTo: ({ address }, _session, answer) => {
      const { refusal } = troubles;
      // Like real servers, it repeats the address.
      answer(refusal ? Object.assign(new Error(`<${address}>: not now`), { responseCode: refusal }) : null);
    },
    onData: (stream, session, answer) => {
      if (troubles.drops) {
        stream.resume();
        cut(server, session);
        return;
      }
      buffer(stream)
        .then(async (message) => mails.push(await read(message, session)))
        .then(() => answer(), answer);
    },
  });
  // Some tests close connections on purpose.
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');

  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mails,
    get attempts() {
      return attempts;
    },
    next: async (to) => {
      const isNext = (mail: ReceivedMail) =>
        mail.recipients.includes(to) && !given.has(mail) && !/new device|wants to change/.test(mail.subject);
      const find = (): ReceivedMail | undefined => mails.find(isNext);
      await until(() => find() !== undefined);
      const mail = find() as ReceivedMail;
      given.add(mail);
      return mail;
    },
    refuse: (code) => void (troubles.refusal = code),
    hang: (isHanging) => void (troubles.hangs = isHanging),
    drop: (isDropping) => void (troubles.drops = isDropping),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function cut(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections) {
    if (connection.session.id === session.id) connection._socket.destroy();
  }
}

async function read(message: Buffer, { envelope, hostNameAppearsAs: greeting }: SMTPServerSession): Promise<ReceivedMail> {
  const { from, subject = '', text = '', html = '', messageId = '', headers } = await PostalMime.parse(message);
  const recipients = envelope.rcptTo.map(({ address }) => address);
  return {
    to: recipients[0] ?? '',
    recipients,
    from: from?.address ?? '',
    fromName: from?.name ?? '',
    greeting: String(greeting),
    subject,
    // In the format of mails, every part ends with a line break.
    text: text.trimEnd(),
    html: html.trimEnd(),
    messageId,
    headers: new Map(headers.map(({ key, value }) => [key, value])),
  };
}
