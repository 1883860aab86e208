import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Logger } from '@nestjs/common';
import { ExportFailures } from '../../../../server/gateway/page-export/export-failures.js';
import { FormerFilesStay } from '../../../../server/exports/exported-page.js';

let tried: string[];
let comparisons: number;
let log: string[];
let failures: ExportFailures;
beforeEach(() => {
  jest.useFakeTimers();
  [tried, comparisons, log] = [[], 0, []];
  const logger = { warn: (line: string) => log.push(line), log: (line: string) => log.push(line) } as unknown as Logger;
  failures = new ExportFailures(logger, {
    tryAgain: (urgency, name) => void tried.push(`${urgency} ${name}`),
    compareAgain: () => void (comparisons += 1),
  });
});
afterEach(() => {
  failures.stop();
  jest.useRealTimers();
});

const noSpace = Object.assign(new Error('no space left'), { code: 'ENOSPC' });

test('One page is tried again with a back-off, another one each time, and the rest only when it has succeeded', () => {
  for (const name of ['one', 'two', 'three']) failures.begin(name, name === 'three' ? 'gone' : 'changed', noSpace);
  jest.advanceTimersByTime(1_000);
  expect(tried).toEqual(['found one']);
  failures.begin('one', 'found', noSpace);
  jest.advanceTimersByTime(1_999);
  expect(tried).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(tried).toEqual(['found one', 'found two']);
  failures.end('two');
  expect(tried.slice(2)).toEqual(['gone three', 'found one']);
  for (const name of ['one', 'three']) failures.end(name);
  expect([failures.names.length, log.at(-1)]).toEqual([0, 'The files of pages are up to date again.']);
  jest.advanceTimersByTime(600_000);
  expect(tried).toHaveLength(4);
});

test('Only so many names are remembered; if there were more, all pages are compared when one has succeeded', () => {
  for (let at = 0; at < 1_000; at += 1) failures.begin(`page-${at}`, 'changed', noSpace);
  expect([failures.names.length, failures.areMany]).toEqual([50, true]);
  jest.advanceTimersByTime(1_000);
  expect([tried, comparisons]).toEqual([['found page-0'], 0]);
  failures.end('page-0');
  expect([tried.length, comparisons]).toEqual([50, 1]);
});

test('The log names the page, has each kind of failure once, and says when former pages may still be shown', () => {
  for (const name of ['one', 'two']) failures.begin(name, 'changed', noSpace);
  expect(log).toEqual([expect.stringMatching(/files of one in PAGES_EXPORT_DIR .*no space left.* are served by this server until then/)]);
  failures.begin('two', 'changed', Object.assign(new Error('read-only file system'), { code: 'EROFS' }));
  expect(log.slice(1)).toEqual([expect.stringMatching(/files of two .*read-only file system/)]);
  failures.begin('one', 'gone', new FormerFilesStay(noSpace));
  expect(log.slice(2)).toEqual([expect.stringMatching(/files of one .*no space left.*may still show former pages, also hidden ones/)]);
  expect(log[2]).not.toContain('served by this server');
});
