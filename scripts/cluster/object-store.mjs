// A small S3 server for pictures. The product uses it like any other; it is not made for production.
import { mkdirSync } from 'node:fs';

/** Starts the server with one bucket. `variables` are those of the product for it. */
export async function startObjectStore(folder, port) {
  mkdirSync(folder, { recursive: true });
  const { default: S3rver } = await import('s3rver');
  const bucket = 'pictures';
  const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: bucket }] });
  await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
  return { variables: { MEDIA_STORAGE: 's3', S3_ENDPOINT: endpoint, S3_BUCKET: bucket, ...keys }, stop: () => server.close() };
}
