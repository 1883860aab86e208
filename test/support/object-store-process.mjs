// An S3-compatible store as a process of its own, for `object-store.ts`, which sends it its settings and gets 'ready' back.
import S3rver from 's3rver';

process.once('message', start);
// Whatever becomes of the tests, nothing stays behind.
process.once('disconnect', () => process.exit());

/** @param {{ port: number, directory: string, bucket: string }} settings */
async function start({ port, directory, bucket }) {
  const store = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: bucket }] });
  await store.run();
  process.send('ready');
}
