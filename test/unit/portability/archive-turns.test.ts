import { describe, expect, test } from '@jest/globals';
import type { ArchiveFile } from '../../../server/portability/archive-file.js';
import { ArchiveTurns } from '../../../server/portability/archive-turns.js';
import { ArchiveBusy } from '../../../server/portability/portability.errors.js';

const fileNamed = (name: string): ArchiveFile => ({ name, content: Buffer.from(name), isText: true });

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
    const slow = turns.take('slow', archive());
    await slow.next();
    const read = async (account: string): Promise<string[]> => {
      const names: string[] = [];
      for await (const { name } of turns.take(account, archive())) names.push(name);
      return names;
    };
    const all = await Promise.all(['a', 'b', 'c', 'd', 'a'].map(read));
    expect(all).toEqual(Array.from({ length: 5 }, () => ['0', '1', '2', '3', '4']));
    expect(most).toBe(2);
    await slow.return(undefined);
  });

  test('an account has two at a time, also after one was given up in its middle', async () => {
    const turns = new ArchiveTurns();
    const archive = async function* (): AsyncGenerator<ArchiveFile> {
      yield fileNamed('a');
      yield fileNamed('b');
    };
    const [first, second] = [turns.take('ada', archive()), turns.take('ada', archive())];
    await Promise.all([first.next(), second.next()]);
    expect(() => turns.refuseMore('ada')).toThrow(ArchiveBusy);
    await expect(turns.take('ada', archive()).next()).rejects.toThrow(ArchiveBusy);
    turns.refuseMore('bob');
    await first.return(undefined);
    turns.refuseMore('ada');
    await second.return(undefined);
  });
});
