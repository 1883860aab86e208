/** Names in batches, such as for one query each. `size` is the most that a batch has. No batch is empty. */
export async function* inBatches<Name>(names: AsyncIterable<Name>, size = 200): AsyncGenerator<Name[]> {
  let batch: Name[] = [];
  for await (const name of names) {
    batch.push(name);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
