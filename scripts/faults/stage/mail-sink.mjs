// A mail server that keeps who got a mail.
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail server on a port of the loopback interface. It does not run until it is started. */
export function mailSinkAt(port) {
  const received = new Map();
  const troubles = { hangs: false, refuses: false };
  let server;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** How many mails each address got. */
    received,
    /** It may not answer, or refuse each mail for the moment. */
    troubles,
    start: async () => {
      server = sinkInto(received, troubles);
      server.on('error', () => undefined);
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    /** Ends it with all its connections. */
    stop: async () => {
      const ended = new Promise((resolve) => server.close(resolve));
      for (const { _socket: socket } of server.connections) socket.destroy();
      await ended;
    },
  };
}

function sinkInto(received, troubles) {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onMailFrom: (_address, _session, answer) => {
      if (!troubles.hangs) answer(troubles.refuses ? Object.assign(new Error('Not now.'), { responseCode: 451 }) : null);
    },
    onData: (stream, { envelope }, answer) => {
      stream.resume().once('end', () => {
        for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1);
        answer();
      });
    },
  });
}
