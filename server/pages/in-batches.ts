/** How many names are looked up by one query. */
const BATCH = 200;

/** The names in batches for one query each. The last batch may be empty. */
export async function* inBatches<Name>(names: AsyncIterable<Name>): AsyncGenerator<Name[]> {
  let batch: Name[] = [];
  for await (const name of names) {
    batch.push(name);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
