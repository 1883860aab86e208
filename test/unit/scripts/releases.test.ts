import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  compareVersions,
  isVersion,
  releasedChangelog,
  versionAfter,
  versionedFiles,
  withVersion,
} from '../../../scripts/release/releases.mjs';
import { projectFolder } from '../../../server/config/config.js';

const changelog = (entries: string): string =>
  `# Changelog\n\n## [Unreleased]\n${entries}\n## [1.0.0] - 2026-11-01\n\n### Added\n\n- The first version.\n`;

test('RE-01 A release gives its number and its day to what is unreleased, and there is nothing unreleased then', () => {
  const text = releasedChangelog(changelog('\n### Fixed\n\n- A mend.\n'), '1.0.1', '2026-11-26');
  const headings = Array.from(text.matchAll(/^## .*$/gm), ([heading]) => heading);
  expect(headings).toEqual(['## [Unreleased]', '## [1.0.1] - 2026-11-26', '## [1.0.0] - 2026-11-01']);
  expect(text.indexOf('A mend.')).toBeGreaterThan(text.indexOf('[1.0.1]'));
  expect(() => releasedChangelog(text, '1.0.2', '2026-11-27')).toThrow('nothing under "Unreleased"');
});

test.each([changelog(''), changelog('\nSomething.\n'), changelog('\n### Fixed\n\nNothing yet.\n')])(
  'RE-02 A changelog without an entry for users is not released',
  (text) => {
    expect(() => releasedChangelog(text, '1.0.1', '2026-11-26')).toThrow('nothing under "Unreleased"');
  },
);

test('The number after a version is that of semantic versioning, and 1.10.0 is newer than 1.9.3', () => {
  expect(['major', 'minor', 'patch', 'other'].map((part) => versionAfter('1.9.3', part))).toEqual(['2.0.0', '1.10.0', '1.9.4', undefined]);
  expect(['1.9.3', '1.10.0', '0.20.0', '1.9.12'].toSorted(compareVersions)).toEqual(['0.20.0', '1.9.3', '1.9.12', '1.10.0']);
  expect(['1.2.3', '0.1.0', '01.2.3', '1.2', 'v1.2.3', '1.2.3-rc.1', ''].filter(isVersion)).toEqual(['1.2.3', '0.1.0']);
});

test('RE-03 Every file that names the version has the one of package.json, and gets another one at its place alone', () => {
  const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string };
  expect(Object.keys(versionedFiles).length).toBe(3);
  for (const file of Object.keys(versionedFiles)) {
    const text = readFileSync(join(projectFolder, file), 'utf8');
    expect([file, withVersion(file, text, version)]).toEqual([file, text]);
    const raised = withVersion(file, text, '9.8.7');
    const lines = text.split('\n');
    const changed = raised.split('\n').filter((line, at) => line !== lines[at]);
    expect([file, changed.length, changed.filter((line) => !line.includes('9.8.7'))]).toEqual([file, versionedFiles[file]?.length, []]);
  }
});
