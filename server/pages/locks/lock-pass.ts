import { createHmac, timingSafeEqual } from 'node:crypto';

/** A lock that somebody can open. */
export interface OpenableLock {
  readonly id: string;
  /** What its passes are signed with. It follows from its password, so no pass is valid for another one. */
  readonly key: Buffer;
}

/** What stands between the passes of a text, and between the parts of one. */
const [BETWEEN, WITHIN] = ['~', '.'];
/** A browser keeps so many passes for one page; together they fit into a cookie, and those of several pages into the headers of a picture. */
const MOST_PASSES = 10;
const LONGEST_PASSES = 4_096;

/** Lets a visitor of a page through a lock until a moment. It is valid for this page alone. */
export function writePass({ id, key }: OpenableLock, pageId: string, until: Date): string {
  const expires = String(Math.floor(until.getTime() / 1_000));
  return [id, expires, signature(key, id, pageId, expires)].join(WITHIN);
}

/** The passes of a browser with another one, as one text. The oldest ones give way. */
export function addPass(passes: string, pass: string): string {
  const [id] = pass.split(WITHIN, 1);
  const others = split(passes).filter((other) => !other.startsWith(`${id}${WITHIN}`));
  return [...others, pass].slice(-MOST_PASSES).join(BETWEEN);
}

/** The ids of the locks that the passes are for. Whether they are signed is for `openedBy` to say. */
export function locksNamedIn(passes: string): string[] {
  return split(passes).map((pass) => pass.split(WITHIN, 1)[0]!);
}

/** Which of these locks of a page the passes open at a moment. Whatever a browser sends, wrong passes open nothing. */
export function openedBy(passes: string, locks: readonly OpenableLock[], pageId: string, now: Date): ReadonlySet<string> {
  const opened = split(passes).flatMap((pass) => {
    const [id, expires = '', signed = ''] = pass.split(WITHIN);
    const lock = locks.find((one) => one.id === id);
    if (!lock || !(Number(expires) * 1_000 > now.getTime())) return [];
    return isSame(signed, signature(lock.key, lock.id, pageId, expires)) ? [lock.id] : [];
  });
  return new Set(opened);
}

function split(passes: string): string[] {
  return passes.length > LONGEST_PASSES ? [] : passes.split(BETWEEN, MOST_PASSES).filter((pass) => pass !== '');
}

function signature(key: Buffer, ...signed: readonly string[]): string {
  return createHmac('sha256', key).update(signed.join(' ')).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
