/** How long a result is kept, in milliseconds. */
const keptFor = 1_000;

/**
 * The function, called at most once a second, and by one caller at a time. Others get the last result. Anybody may request the health and
 * the metrics, so the number of requests must not matter.
 */
export function onceASecond<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  let keptUntil = 0;
  return () => {
    if (result && performance.now() < keptUntil) return result;
    keptUntil = Infinity;
    result = Promise.resolve()
      .then(read)
      .finally(() => {
        keptUntil = performance.now() + keptFor;
      });
    return result;
  };
}
