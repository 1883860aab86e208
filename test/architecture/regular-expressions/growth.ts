import { type Attack, textOf } from './attacks.js';

/** So many repetitions of a part are tried one after the other, because exponential time is noticed with few of them, and never ends with many. */
const FEW = 64;
/** The longer inputs, in characters. Each is four times as long as the one before: also the fourth power of that is a time that one can wait. */
const FIRST_LENGTH = 128;
const STEP = 4;
/** What takes less is fast enough, in milliseconds: quadratic time in the longest input is hundreds of them. */
const NOTICEABLE = 20;
/** Twice the input takes twice the time in linear time, and four times in quadratic time. */
const LARGEST_RATIO = 3;
/** How often the two are compared at least, and at most while they seem to grow too fast. */
const [LEAST_ATTEMPTS, MOST_ATTEMPTS] = [4, 20];

/**
 * Why an expression takes more than linear time in an input of up to a number of characters; undefined if it does not. The expression is used
 * in the costliest way, to replace every match. The input grows until it takes a noticeable time, so that nothing takes seconds.
 */
export function slowness(expression: RegExp, attack: Attack, longest: number): string | undefined {
  const global = new RegExp(expression.source, `${expression.flags.replace(/[gy]/g, '')}g`);
  const repeated = attack.pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  for (let repeats = 4; repeats <= FEW && repeats * repeated <= longest; repeats += 4) {
    const text = textOf(attack, repeats * repeated);
    const time = isNoticeable(global, text) ? shortestTime(global, text) : 0;
    if (time > NOTICEABLE) return `${text.length} characters take ${time.toFixed(1)} ms: ${JSON.stringify(text)}`;
  }
  for (let length = FIRST_LENGTH; ; length *= STEP) {
    const fault = growthAt(global, attack, Math.min(length, longest));
    if (fault !== undefined || length >= longest) return fault;
  }
}

/** How the time grows up to an input, if that takes a noticeable time. A shorter one that does, too, tells it in less time. */
function growthAt(expression: RegExp, attack: Attack, length: number): string | undefined {
  if (!isNoticeable(expression, textOf(attack, length))) return undefined;
  const shorter = length >= 2 * FIRST_LENGTH ? growthAt(expression, attack, Math.floor(length / 2)) : undefined;
  return shorter ?? growthFromHalf(expression, attack, length);
}

/** Compares an input with one of half its length. */
function growthFromHalf(expression: RegExp, attack: Attack, length: number): string | undefined {
  const [whole, half] = [textOf(attack, length), textOf(attack, length / 2)];
  const times = { whole: Infinity, half: Infinity };
  // What else the computer does makes a run slower, and none faster. So only all of them together tell how the time grows: who asks the first
  // one alone may have to wait for a much longer input.
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    times.whole = Math.min(times.whole, processorTime(expression, whole));
    if (times.whole <= NOTICEABLE) return undefined;
    times.half = Math.min(times.half, processorTime(expression, half));
    if (attempt + 1 >= LEAST_ATTEMPTS && times.whole / times.half < LARGEST_RATIO) return undefined;
  }
  return `${length} characters take ${times.whole.toFixed(1)} ms, and half of them ${times.half.toFixed(1)} ms: ${JSON.stringify(attack)}`;
}

/** By the clock, because to read the time of the processor takes longer than most expressions. */
function isNoticeable(expression: RegExp, text: string): boolean {
  const start = performance.now();
  text.replace(expression, '');
  return performance.now() - start > NOTICEABLE;
}

function shortestTime(expression: RegExp, text: string): number {
  return Math.min(...Array.from({ length: 3 }, () => processorTime(expression, text)));
}

/** In milliseconds. While other programs run, this clock stands still. */
function processorTime(expression: RegExp, text: string): number {
  const start = process.cpuUsage();
  text.replace(expression, '');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
