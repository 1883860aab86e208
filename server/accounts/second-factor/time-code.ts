import { createHmac, timingSafeEqual } from 'node:crypto';

/** For how long an authenticator app shows a code, in milliseconds. */
export const CODE_STEP = 30 * 1000;

/** How many steps the clock of a device may be early or late. */
const DRIFT = 1;

/** The code of an authenticator app at a step, as RFC 6238 computes it with SHA-1, which is all that each app knows. */
export function codeAt(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step whose code was typed, or null if the code is wrong. Only steps after the last accepted one count, so that nobody can use a code
 * that somebody saw. Whoever accepts the step stores it in the same statement that compares it with the last one.
 */
export function acceptedStep(secret: Uint8Array, code: string, now: Date, last: number | null): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = Math.floor(now.getTime() / CODE_STEP);
  for (let step = Math.max(current - DRIFT, 0); step <= current + DRIFT; step++) {
    if (last !== null && step <= last) continue;
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) return step;
  }
  return null;
}
