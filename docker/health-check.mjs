// Exits with 0 if the server in this container can serve requests. The image has no curl. Proxies and dependent containers wait for it. A
// restart does not help a server that is not ready, such as while the database is away: /health/live is for restarts.
import { get } from 'node:http';

const { HOST = 'localhost', PORT = '3000' } = process.env;
const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST;
get({ host, port: PORT, path: '/health/ready' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).once('error', () =>
  process.exit(1),
);
