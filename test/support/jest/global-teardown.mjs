import { endBrowser } from '../browser/browser-process.mjs';

/** Runs once, after the last test. A run of one test file has no worker, so the browser belongs to this process. */
export default async function tearDown() {
  await endBrowser();
  await globalThis.testCluster?.stop();
}
