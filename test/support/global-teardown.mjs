/** Once for the run, after the last test. */
export default async function tearDown() {
  await globalThis.testCluster?.stop();
}
