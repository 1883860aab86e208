const AT_THE_LATEST = 2000;

/** Calls the function when the browser is idle, after two seconds at the latest. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari does not support idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, AT_THE_LATEST);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: AT_THE_LATEST });
  return () => cancelIdleCallback(request);
}
