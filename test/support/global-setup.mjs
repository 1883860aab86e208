import { startCluster } from './cluster.mjs';
import { unpackBrowser } from './unpack-browser.mjs';

/** Runs once, before the first test that needs the real server. Workers read the addresses from the environment. */
export default async function setUp() {
  const [cluster, browser] = await Promise.all([startCluster(), unpackBrowser()]);
  process.env.TEST_CLUSTER_URL = cluster.url;
  process.env.TEST_BROWSER = JSON.stringify(browser);
  // Temporary files of tests, servers and browsers are removed together with the cluster.
  process.env.TMPDIR = cluster.folder;
  globalThis.testCluster = cluster;
}
