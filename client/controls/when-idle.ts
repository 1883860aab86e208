const AT_THE_LATEST = 2000;

/** Does what can wait once the browser has nothing else to do, after two seconds in any case; gives back what calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari knows no idle time.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, AT_THE_LATEST);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: AT_THE_LATEST });
  return () => cancelIdleCallback(request);
}
