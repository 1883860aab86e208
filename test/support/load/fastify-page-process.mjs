// A bare Fastify route that reads a page by one statement for each request, and sends the row as JSON. It receives the address of the
// database and the statement from its parent, and sends its port.
import fastify from 'fastify';
import pg from 'pg';

process.once('message', async ({ address, statement }) => {
  const pool = new pg.Pool({ connectionString: address, max: 10 });
  const server = fastify();
  server.post('/page', async ({ body }) => {
    const { rows } = await pool.query({ name: 'page', text: statement, values: [body.first_name, new Date()] });
    return rows[0];
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  process.send(server.server.address().port);
});
process.once('disconnect', () => process.exit());
