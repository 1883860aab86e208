import { beforeEach, expect, test } from '@jest/globals';
import { ExportQueue } from '../../../../server/gateway/page-export/export-queue.js';

let queue: ExportQueue;
beforeEach(() => {
  queue = new ExportQueue();
});

const take = async (...urgencies: Parameters<ExportQueue['take']>) => (await queue.take(...urgencies))?.name;

test('What nobody may see any more is first, then what has changed, then what was found', async () => {
  queue.add('found', 'one');
  queue.add('changed', 'two');
  queue.add('gone', 'three');
  queue.add('changed', 'four');
  expect([await take(), await take(), await take(), await take()]).toEqual(['three', 'two', 'four', 'one']);
});

test('A name waits once, with the greatest urgency that it was added with', async () => {
  for (const urgency of ['changed', 'gone', 'changed', 'found'] as const) queue.add(urgency, 'ada');
  queue.add('found', 'grace');
  queue.add('changed', 'grace');
  expect(queue.names).toHaveLength(2);
  expect([await queue.take(), await queue.take()]).toEqual([
    { name: 'ada', urgency: 'gone' },
    { name: 'grace', urgency: 'changed' },
  ]);
});

test('A name that changes while it is exported is taken again, and only after that', async () => {
  queue.add('changed', 'ada');
  expect(await take()).toBe('ada');
  queue.add('changed', 'ada');
  queue.add('changed', 'grace');
  expect(await take()).toBe('grace');
  let second: string | undefined;
  const taken = take().then((name) => (second = name));
  await Promise.resolve();
  expect(second).toBeUndefined();
  queue.done('ada');
  expect(await taken).toBe('ada');
});

test('A place that is only for changes does not take what was found', async () => {
  queue.add('found', 'one');
  const taken = take(['gone', 'changed']);
  queue.add('changed', 'two');
  expect(await taken).toBe('two');
  const isTaken = queue.areTaken('found');
  expect(await take()).toBe('one');
  queue.done('one');
  await isTaken;
});

test('A change is the last one as long as no other page is exported or has changed, whatever else waits', async () => {
  queue.add('changed', 'one');
  queue.add('found', 'two');
  queue.add('unfinished', 'three');
  expect(await take()).toBe('one');
  expect(queue.isLast).toBe(true);
  expect(await take()).toBe('two');
  expect(queue.isLast).toBe(false);
  queue.done('two');
  queue.add('changed', 'four');
  expect(queue.isLast).toBe(false);
});

test('Unfinished files are up to date: their names are the last ones, and are not counted among those that wait', async () => {
  queue.add('unfinished', 'one');
  queue.add('found', 'two');
  expect(queue.names).toEqual(['two']);
  expect([await take(), await take()]).toEqual(['two', 'one']);
});

test('A page that changes while it is exported is finished all the same, after that change', async () => {
  queue.add('changed', 'ada');
  await queue.take();
  queue.add('changed', 'ada');
  queue.add('unfinished', 'ada');
  queue.done('ada');
  expect(await queue.take()).toEqual({ name: 'ada', urgency: 'changed' });
  queue.done('ada');
  queue.add('changed', 'grace');
  queue.add('unfinished', 'zoe');
  expect(await take()).toBe('grace');
  expect(await queue.take()).toEqual({ name: 'ada', urgency: 'unfinished' });
});

test('A closed queue gives the changes that wait, and then nothing', async () => {
  queue.add('found', 'one');
  queue.add('unfinished', 'three');
  queue.add('changed', 'two');
  queue.close();
  queue.add('unfinished', 'four');
  await queue.areTaken('found');
  expect([await take(), await take()]).toEqual(['two', undefined]);
  const waiting = new ExportQueue();
  const taken = waiting.take();
  waiting.close();
  expect(await taken).toBeUndefined();
});
