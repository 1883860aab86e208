import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ArchiveFile } from '../../../server/portability/archive-file.js';
import { ArchiveTurns } from '../../../server/portability/archive-turns.js';
import { ArchiveBusy } from '../../../server/portability/portability.errors.js';

const fileNamed = (name: string): ArchiveFile => ({ name, content: Buffer.from(name), isText: true });

// Also after a test that fails: the next one would wait for ever.
afterEach(() => void jest.useRealTimers());

describe('LM-11 Accounts take turns at the files of archives', () => {
  test('no more than two files are made at a time, and a reader who is slow keeps nobody waiting', async () => {
    const turns = new ArchiveTurns();
    let [making, most] = [0, 0];
    const archive = async function* (): AsyncGenerator<ArchiveFile> {
      for (let at = 0; at < 5; at += 1) {
        most = Math.max(most, (making += 1));
        await new Promise((resolve) => setImmediate(resolve));
        making -= 1;
        yield fileNamed(String(at));
      }
    };
    const slow = await turns.hold('slow', async () => archive());
    await slow.next();
    const read = async (account: string): Promise<string[]> => {
      const names: string[] = [];
      for await (const { name } of await turns.hold(account, async () => archive())) names.push(name);
      return names;
    };
    const all = await Promise.all(['a', 'b', 'c', 'd', 'a'].map(read));
    expect(all).toEqual(Array.from({ length: 5 }, () => ['0', '1', '2', '3', '4']));
    expect(most).toBe(2);
    await slow.return(undefined);
  });

  test('of the two archives of one account, one file is made at a time', async () => {
    const turns = new ArchiveTurns();
    let [making, most] = [0, 0];
    const archive = async function* (): AsyncGenerator<ArchiveFile> {
      most = Math.max(most, (making += 1));
      await new Promise((resolve) => setImmediate(resolve));
      making -= 1;
      yield fileNamed('a');
    };
    const both = await Promise.all([1, 2].map(() => turns.hold('ada', async () => archive())));
    await Promise.all(both.map((files) => files.next()));
    expect(most).toBe(1);
    await Promise.all(both.map((files) => files.return(undefined)));
  });

  test('all accounts have a hundred at a time', async () => {
    const turns = new ArchiveTurns();
    const ask = (account: string) => turns.hold(account, async () => (async function* () {})());
    const held = await Promise.all(Array.from({ length: 100 }, (_, at) => ask(`account ${at % 50}`)));
    await expect(ask('ada')).rejects.toThrow(ArchiveBusy);
    await held[0]!.next();
    await ask('ada');
  });

  test('an account has two at a time, also after one was given up in its middle', async () => {
    const turns = new ArchiveTurns();
    const archive = async function* (): AsyncGenerator<ArchiveFile> {
      yield fileNamed('a');
      yield fileNamed('b');
    };
    const ask = (account: string) => turns.hold(account, async () => archive());
    const [first, second] = await Promise.all([ask('ada'), ask('ada')]);
    await Promise.all([first.next(), second.next()]);
    await expect(ask('ada')).rejects.toThrow(ArchiveBusy);
    await (await ask('bob')).return(undefined);
    await first.return(undefined);
    await (await ask('ada')).next();
    await second.return(undefined);
  });

  test('three requests at the same moment get two, however late they are admitted, and one that is not admitted gives its place back', async () => {
    const turns = new ArchiveTurns();
    const archive = async function* (): AsyncGenerator<ArchiveFile> {
      yield fileNamed('a');
    };
    const admitted = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return archive();
    };
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => turns.hold('ada', admitted)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    const refused = () => turns.hold('bob', () => Promise.reject(new Error('too many')));
    for (let count = 0; count < 3; count += 1) await expect(refused()).rejects.toThrow('too many');
  });

  test('the place of an archive that nobody begins to read is free after a minute', async () => {
    jest.useFakeTimers();
    const turns = new ArchiveTurns();
    const ask = () => turns.hold('ada', async () => (async function* () {})());
    await Promise.all([ask(), ask()]);
    jest.advanceTimersByTime(59_000);
    await expect(ask()).rejects.toThrow(ArchiveBusy);
    jest.advanceTimersByTime(2_000);
    await ask();
  });

  test('the place of an archive that is read stays taken for as long as that lasts', async () => {
    jest.useFakeTimers();
    const turns = new ArchiveTurns();
    const file = { name: 'a.txt', content: new Uint8Array(), isText: true };
    const ask = () =>
      turns.hold('ada', async () =>
        (async function* () {
          for (;;) yield file;
        })(),
      );
    for (const archive of [await ask(), await ask()]) await archive.next();
    jest.advanceTimersByTime(600_000);
    await expect(ask()).rejects.toThrow(ArchiveBusy);
  });
});

test('LM-19 An archive is made at a megabyte of text a second, so that visitors get the thread; its pictures do not count', async () => {
  jest.useFakeTimers();
  const turns = new ArchiveTurns();
  const content = new Uint8Array(512 * 1024);
  async function* files(): AsyncGenerator<ArchiveFile> {
    for (const name of ['page.json', 'draft.json']) yield { name, content, isText: true };
    for (const name of ['a.jpg', 'b.jpg']) yield { name, content, isText: false };
  }
  const made: string[] = [];
  const save = async (account: string) => {
    for await (const { name } of await turns.hold(account, async () => files())) made.push(name);
  };
  const all = Promise.all(['ada', 'bob', 'ines'].map(save));
  const madeAfter = async (milliseconds: number) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return made.length;
  };
  // Two at once, each half a megabyte.
  expect([await madeAfter(0), await madeAfter(499)]).toEqual([2, 2]);
  expect([await madeAfter(2), await madeAfter(497)]).toEqual([4, 4]);
  await jest.advanceTimersByTimeAsync(2_000);
  await all;
  expect(made).toHaveLength(12);
});
