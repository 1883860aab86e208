import { startCluster } from './cluster.mjs';
import { unpackBrowser } from './unpack-browser.mjs';

/** Once for the run, before the first test that needs the real server. Workers read the addresses from the environment. */
export default async function setUp() {
  const [cluster, browser] = await Promise.all([startCluster(), unpackBrowser()]);
  process.env.TEST_CLUSTER_URL = cluster.url;
  process.env.TEST_BROWSER = JSON.stringify(browser);
  // Whatever a test, a server or a browser puts into the folder for temporary files goes when the cluster goes.
  process.env.TMPDIR = cluster.folder;
  globalThis.testCluster = cluster;
}
