// Exits with 0 if the server in this container can serve requests, and otherwise says why it cannot. The image has no curl. Proxies and dependent
// containers wait for it. A restart does not help a server that is not ready, such as while the database is away: /health/live is for restarts.
import { get } from 'node:http';

const { HOST = 'localhost', PORT = '3000' } = process.env;
const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST;

/** Docker ends a check after five seconds, and would then show no reason. */
const signal = AbortSignal.timeout(4_000);

function end(sentence, code = 1) {
  process[code === 0 ? 'stdout' : 'stderr'].write(`${sentence}\n`);
  process.exit(code);
}

async function answer(response) {
  const text = (await response.setEncoding('utf8').toArray()).join('');
  if (response.statusCode === 200) end('Ready.', 0);
  end(`Not ready (status ${response.statusCode}): ${text}`);
}

function fail({ message }) {
  const reason = signal.aborted ? 'takes longer than four seconds' : `fails: ${message}`;
  end(`Asking for the health at port ${PORT} ${reason}. The log of the server says why.`);
}

get({ host, port: PORT, path: '/health/ready', signal }, (response) => void answer(response).catch(fail)).once('error', fail);
