// A mail server that keeps all mails, in a container beside the product: SMTP at port 2525, and the mails of an address at port 8025, over HTTP.
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

const mails = [];

new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData: (stream, { envelope }, answer) => {
    void stream.toArray().then((parts) => {
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(parts).toString() });
      answer();
    });
  },
}).listen(2525);

createServer((request, response) => {
  const to = new URL(request.url, 'http://mailbox').searchParams.get('to');
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(mails.filter((mail) => mail.to.includes(to))));
}).listen(8025);

// The first process of a container has to end by itself.
process.once('SIGTERM', () => process.exit());
