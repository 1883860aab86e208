import { startCluster } from '../database/cluster.mjs';
import { unpackBrowser } from '../browser/unpack-browser.mjs';

/** Runs once, before the first test that needs the real server. Workers read the addresses from the environment. */
export default async function setUp() {
  const [cluster, browser] = await Promise.all([startCluster(), unpackBrowser()]);
  process.env.TEST_CLUSTER_URL = cluster.url;
  // All that the processes of the browser draw and load goes through temporary files. On a disk, the kernel takes a tenth of the CPU time
  // for them. The other variable lets end-run-process.mjs find the browser.
  const env = cluster.memory ? { ...browser.env, TMPDIR: cluster.memory, TEST_FOLDER: cluster.folder } : browser.env;
  process.env.TEST_BROWSER = JSON.stringify({ ...browser, env });
  // Temporary files of tests, servers and browsers are removed together with the cluster.
  process.env.TMPDIR = cluster.folder;
  globalThis.testCluster = cluster;
}
