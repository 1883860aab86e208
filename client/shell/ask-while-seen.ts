const everyMilliseconds = 5000;
const mostTimes = 120;

/**
 * Calls `ask` now, every 5 s for ten minutes, and whenever the user comes back to this tab; never while the tab is in the background. Returns
 * a function that ends this.
 */
export function askWhileSeen(ask: () => void): () => void {
  let left = mostTimes;
  function askIfSeen() {
    if (document.visibilityState === 'visible') ask();
  }
  const timer = setInterval(() => {
    left -= 1;
    if (left === 0) clearInterval(timer);
    askIfSeen();
  }, everyMilliseconds);
  window.addEventListener('focus', askIfSeen);
  document.addEventListener('visibilitychange', askIfSeen);
  askIfSeen();
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', askIfSeen);
    document.removeEventListener('visibilitychange', askIfSeen);
  };
}
