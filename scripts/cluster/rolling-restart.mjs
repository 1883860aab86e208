// A rolling restart: one replica after the other ends and starts again, while the others answer.

/** Restarts each of `replicas` once, in their order. `start` starts the one at an index again. */
export async function restartOneByOne(replicas, start) {
  for (const [at, replica] of replicas.entries()) {
    const { code, output } = await replica.stop();
    if (code !== 0) throw new Error(`A replica ended with code ${code}:\n${output}`);
    replicas[at] = await start(at);
  }
}
