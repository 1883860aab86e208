import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { until } from './waiting.js';

/** A mail as its receiver has it. */
export interface ReceivedMail {
  /** The address that it was handed over for, whatever its headers say. */
  readonly to: string;
  /** Everybody that it was handed over for. */
  readonly recipients: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** With its angle brackets. */
  readonly messageId: string;
  /** By their names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
}

/** A real mail server on this machine, which can be made to have its troubles. */
export interface TestMailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** All that it took, in the order of their coming. */
  readonly mails: readonly ReceivedMail[];
  /** How often somebody began to hand over a mail. */
  readonly attempts: number;
  /** Waits for a mail to that address that `next` has not given yet. */
  next(to: string): Promise<ReceivedMail>;
  /** Refuses every recipient, for now (451) or for good (550), or no longer. */
  refuse(code: 451 | 550 | false): void;
  /** Says nothing more to whoever begins to hand over a mail; those who waited once never get an answer. */
  hang(isHanging: boolean): void;
  /** Cuts the connection in the middle of a mail's text. */
  drop(isDropping: boolean): void;
  stop(): Promise<void>;
}

/** Starts it on a free port, or on one that is known already; it takes everything until told otherwise. */
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
      // As real ones do, it repeats the address.
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
  // A client that goes away in the middle of something is what some tests want.
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
      const find = (): ReceivedMail | undefined => mails.find((mail) => mail.recipients.includes(to) && !given.has(mail));
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

async function read(message: Buffer, { envelope }: SMTPServerSession): Promise<ReceivedMail> {
  const { from, subject = '', text = '', html = '', messageId = '', headers } = await PostalMime.parse(message);
  const recipients = envelope.rcptTo.map(({ address }) => address);
  return {
    to: recipients[0] ?? '',
    recipients,
    from: from?.address ?? '',
    subject,
    // The format of mails ends every part with a line break.
    text: text.trimEnd(),
    html: html.trimEnd(),
    messageId,
    headers: new Map(headers.map(({ key, value }) => [key, value])),
  };
}
