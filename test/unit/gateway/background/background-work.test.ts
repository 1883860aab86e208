import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DomainError } from '../../../../server/domain-error.js';
import type { BackgroundJob } from '../../../../server/gateway/background/background-jobs.js';
import { BackgroundWork } from '../../../../server/gateway/background/background-work.js';
import { MemoryInstanceLock, type MeetingPlace } from '../../../fakes/memory-instance-lock.js';

const minute = 60_000;

/** A job that notes its steps; how each of them ends is said beforehand, and without a word nothing is left to do. */
class WatchedJob implements BackgroundJob {
  readonly pause = 10 * minute;
  readonly endings: (() => boolean | Promise<boolean>)[] = [];

  constructor(
    readonly name: string,
    private readonly steps: string[],
  ) {}

  async step(): Promise<boolean> {
    this.steps.push(this.name);
    return (this.endings.shift() ?? (() => false))();
  }
}

const more = (): boolean => true;
const fails = (): never => {
  throw new Error('no room');
};

let place: MeetingPlace;
let steps: string[];
let [sweep, polish]: [WatchedJob, WatchedJob] = [new WatchedJob('', []), new WatchedJob('', [])];
let started: BackgroundWork[];
beforeEach(() => {
  jest.useFakeTimers();
  place = {};
  started = [];
  [steps, sweep, polish] = fresh();
});
afterEach(async () => {
  await Promise.all(started.map((work) => work.beforeApplicationShutdown()));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function fresh(): [string[], WatchedJob, WatchedJob] {
  const noted: string[] = [];
  return [noted, new WatchedJob('sweep', noted), new WatchedJob('polish', noted)];
}

/** Another instance, with jobs of its own or these. */
function start(jobs: BackgroundJob[] = [sweep, polish], lock = new MemoryInstanceLock(place)): BackgroundWork {
  const work = new BackgroundWork({ all: jobs }, lock);
  started.push(work);
  work.onApplicationBootstrap();
  return work;
}

const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

describe('Background work', () => {
  test('runs every job after the start, and again after its pause', async () => {
    start();
    await pass(minute);
    expect(steps).toEqual(['sweep', 'polish']);
    await pass(8 * minute);
    expect(steps).toEqual(['sweep', 'polish']);
    await pass(2 * minute);
    expect(steps).toEqual(['sweep', 'polish', 'sweep', 'polish']);
  });

  test('continues with a job that has more to do, and lets the other jobs take turns with it', async () => {
    sweep.endings.push(more, more);
    polish.endings.push(more);
    start();
    await pass(minute);
    expect(steps).toEqual(['sweep', 'polish', 'sweep', 'polish', 'sweep']);
  });

  test('rests between two steps for as long as the step took', async () => {
    const moments: number[] = [];
    const slow = async (): Promise<boolean> => {
      moments.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, 300));
      return moments.length < 3;
    };
    sweep.endings.push(slow, slow, slow);
    start([sweep]);
    await pass(minute);
    expect(moments.map((moment) => moment - moments[0]!)).toEqual([0, 600, 1_200]);
  });

  test('runs on one of two instances, and on the other one after the first has stopped', async () => {
    const [others, ...jobs] = fresh();
    const first = start();
    await pass(0);
    start(jobs);
    await pass(30 * minute);
    expect(others).toEqual([]);
    expect(steps.length).toBeGreaterThan(2);
    await first.beforeApplicationShutdown();
    await pass(minute);
    expect(others).toEqual(['sweep', 'polish']);
  });

  test('stops on an instance after another instance has taken over', async () => {
    start();
    await pass(minute);
    place.holder = new MemoryInstanceLock(place);
    await pass(30 * minute);
    expect(steps).toEqual(['sweep', 'polish']);
  });

  test('continues with the other jobs if one throws, and tries that one again after pauses that grow up to its usual pause', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const moments: number[] = [];
    for (let time = 0; time < 20; time += 1) {
      sweep.endings.push(() => {
        moments.push(performance.now());
        return fails();
      });
    }
    start();
    await pass(60 * minute);
    expect(steps.filter((name) => name === 'polish').length).toBeGreaterThan(5);
    const pauses = moments.slice(1).map((moment, at) => Math.round((moment - moments[at]!) / 10_000));
    expect(pauses.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 32]);
    expect(new Set(pauses.slice(6))).toEqual(new Set([60]));
  });

  test('logs a failure once, and logs once that it is over', async () => {
    const logged: string[] = [];
    for (const level of ['log', 'warn', 'error'] as const) {
      jest.spyOn(Logger.prototype, level).mockImplementation((message: unknown) => void logged.push(`${level} ${String(message)}`));
    }
    sweep.endings.push(fails, fails, fails);
    polish.endings.push(() => Promise.reject(new DomainError('unavailable', 'STORAGE_UNAVAILABLE')));
    start();
    await pass(30 * minute);
    expect(logged).toEqual([
      'error sweep failed, and is tried again until it works: no room',
      'warn polish failed, and is tried again until it works: Pictures cannot be kept or read at this moment. Nothing was changed; try again in a few seconds.',
      'log polish works again.',
      'log sweep works again.',
    ]);
  });

  test('continues if the lock could not be requested', async () => {
    const lock = new MemoryInstanceLock(place);
    jest.spyOn(lock, 'hold').mockRejectedValueOnce(new DomainError('unavailable', 'BUSY'));
    start([sweep], lock);
    await pass(minute);
    expect(steps).toEqual(['sweep']);
  });

  test('stops in order: no further step starts, the running step is informed and finishes, and then another instance may run', async () => {
    let end: () => void = () => undefined;
    let told: AbortSignal | undefined;
    const long: BackgroundJob = {
      name: 'long',
      pause: minute,
      step: (signal) => {
        steps.push('long');
        told = signal;
        return new Promise((resolve) => (end = () => resolve(true)));
      },
    };
    const work = start([long, polish]);
    await pass(minute);
    let isStopped = false;
    const stopping = work.beforeApplicationShutdown().then(() => (isStopped = true));
    await pass(minute);
    expect([told?.aborted, isStopped, place.holder]).toEqual([true, false, expect.anything()]);
    end();
    await stopping;
    expect([steps, place.holder]).toEqual([['long'], undefined]);
  });

  test('stops at once during a rest', async () => {
    const work = start();
    await pass(minute);
    await work.beforeApplicationShutdown();
    expect([place.holder, jest.getTimerCount()]).toEqual([undefined, 0]);
  });
});
