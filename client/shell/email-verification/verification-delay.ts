const shortestMilliseconds = 1000;
const longestMilliseconds = 5000;

/** The delay when an e-mail address is verified: a random time of 1 to 5 s (specification §9). */
export function verificationDelay(): number {
  return shortestMilliseconds + Math.random() * (longestMilliseconds - shortestMilliseconds);
}
