// The minimum of a node:http server: one prepared response to every request. It receives the response from its parent, and sends its port.
import { createServer } from 'node:http';

process.once('message', ({ status, headers, body, keepAliveMilliseconds }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    if (bytes.length > 0) response.end(bytes);
    else response.end();
  });
  server.keepAliveTimeout = keepAliveMilliseconds;
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.once('disconnect', () => process.exit());
