const shortestMilliseconds = 1000;
const longestMilliseconds = 5000;

/** How long something about verifying an e-mail address waits: a random 1 to 5 s (specification §9). */
export function verificationDelay(): number {
  return shortestMilliseconds + Math.random() * (longestMilliseconds - shortestMilliseconds);
}
