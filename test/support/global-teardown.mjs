import { endBrowser } from './browser-process.mjs';

/** Once for the run, after the last test. A run of one file needs no worker: its browser is this process's. */
export default async function tearDown() {
  await endBrowser();
  await globalThis.testCluster?.stop();
}
