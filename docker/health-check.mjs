// Exits with 0 if the server in this container can serve requests, and otherwise says why it cannot. The image has no curl. Proxies and dependent
// containers wait for it. A restart does not help a server that is not ready, such as while the database is away: /health/live is for restarts.
import { get } from 'node:http';

const { HOST = 'localhost', PORT = '3000' } = process.env;
const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST;

function end(sentence) {
  if (sentence) process.stderr.write(`${sentence}\n`);
  process.exit(sentence ? 1 : 0);
}

get({ host, port: PORT, path: '/health/ready' }, async (response) => {
  const text = (await response.setEncoding('utf8').toArray()).join('');
  end(response.statusCode === 200 ? '' : `Not ready (status ${response.statusCode}): ${text}`);
}).once('error', ({ message }) => end(`Nothing answers at port ${PORT} (${message}). The log of the server says why.`));
