// An S3-compatible store in a separate process, for `object-store.mjs`, which sends its settings and receives 'ready'.
import S3rver from 's3rver';

process.once('message', start);
// The process ends with the tests, however they end.
process.once('disconnect', () => process.exit());

/** @param {{ port: number, directory: string, bucket: string }} settings */
async function start({ port, directory, bucket }) {
  const store = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: bucket }] });
  await store.run();
  process.send('ready');
}
