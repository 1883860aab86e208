import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeBareProject } from '../../builders/bare-project.js';
import { bringBackAssets, keepAssets } from '../../../scripts/build/former-assets.mjs';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 31);

// Stands in for Vite: makes one part that is called as the file `part` says.
const vite = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
export async function build() {
  mkdirSync('dist/client/assets', { recursive: true });
  writeFileSync('dist/client/assets/' + readFileSync('part', 'utf8'), 'of '.repeat(500));
}
`;

describe('The hashed files of former builds', () => {
  let folder: string;
  let assets: string;
  let kept: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-assets-'));
    assets = join(folder, 'client', 'assets');
    kept = join(folder, 'former');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** As a build does it: the folder is emptied, and then has these files. */
  function build(files: Record<string, string>, at: number): void {
    keepAssets(assets, kept, at);
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(assets, { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(assets, name)), { recursive: true });
      writeFileSync(join(assets, name), text);
    }
    bringBackAssets(assets, kept, at);
  }

  const served = () => readdirSync(assets).sort();

  test('stay beside the files of the present build, with their compressed copies and their own content', () => {
    build({ 'part-1.js': 'one', 'part-1.js.br': 'one, smaller', 'shared.css': 'css' }, NOW);
    build({ 'part-2.js': 'two', 'shared.css': 'css' }, NOW);
    expect(served()).toEqual(['part-1.js', 'part-1.js.br', 'part-2.js', 'shared.css']);
    expect(readFileSync(join(assets, 'part-1.js'), 'utf8')).toBe('one');
    expect(readdirSync(kept).sort()).toEqual(['part-1.js', 'part-1.js.br']);
  });

  test('stay in the folder of their language', () => {
    build({ 'texts-1.js': 'Hello', 'de/texts-1.js': 'Hallo' }, NOW);
    build({ 'texts-2.js': 'Hello!', 'de/texts-2.js': 'Hallo!' }, NOW);
    expect(['texts-1.js', 'de/texts-1.js'].map((name) => readFileSync(join(assets, name), 'utf8'))).toEqual(['Hello', 'Hallo']);
    build({ 'texts-3.js': 'Hello?', 'de/texts-2.js': 'Hallo!' }, NOW + 8 * DAY);
    expect(readdirSync(join(assets, 'de')).sort()).toEqual(['texts-2.js']);
  });

  test('never replace a present file of the same name, and add no older compressed copy to it', () => {
    build({ 'part.js': 'former', 'part.js.br': 'former, smaller' }, NOW);
    build({ 'part.js': 'present' }, NOW);
    expect(served()).toEqual(['part.js']);
    expect(readFileSync(join(assets, 'part.js'), 'utf8')).toBe('present');
  });

  test('are removed seven days after they were last present, however old their build is', () => {
    build({ 'part-1.js': 'one' }, NOW - 100 * DAY);
    build({ 'part-2.js': 'two' }, NOW);
    build({ 'part-3.js': 'three' }, NOW + 7 * DAY);
    expect(served()).toEqual(['part-1.js', 'part-2.js', 'part-3.js']);
    build({ 'part-4.js': 'four' }, NOW + 7 * DAY + 1);
    expect(served()).toEqual(['part-2.js', 'part-3.js', 'part-4.js']);
    build({ 'part-5.js': 'five' }, NOW + 30 * DAY);
    expect(served()).toEqual(['part-4.js', 'part-5.js']);
  });

  test('of a version that is deployed again count as present again', () => {
    build({ 'part-1.js': 'one' }, NOW);
    build({ 'part-2.js': 'two' }, NOW);
    build({ 'part-1.js': 'one' }, NOW + DAY);
    expect(readdirSync(kept)).toEqual(['part-2.js']);
    build({ 'part-3.js': 'three' }, NOW + 8 * DAY);
    expect(served()).toEqual(['part-1.js', 'part-2.js', 'part-3.js']);
  });

  test('take at most 32 MB together: the latest ones stay', () => {
    for (const [at, name] of ['part-1.js', 'part-2.js', 'part-3.js', 'part-4.js'].entries()) {
      build({ [name]: '' }, NOW + at);
      truncateSync(join(assets, name), 15 * 1024 * 1024);
    }
    expect(served()).toEqual(['part-2.js', 'part-3.js', 'part-4.js']);
    expect(readdirSync(kept).reduce((sum, name) => sum + statSync(join(kept, name)).size, 0)).toBe(30 * 1024 * 1024);
  });

  test('survive a build that was interrupted after it emptied the folder', () => {
    build({ 'part-1.js': 'one' }, NOW);
    keepAssets(assets, kept, NOW);
    rmSync(assets, { recursive: true });
    build({ 'part-2.js': 'two' }, NOW);
    expect(served()).toEqual(['part-1.js', 'part-2.js']);
  });

  test('are kept by the build itself, with the compressed copies that it made', () => {
    makeBareProject(folder, vite);
    for (const part of ['part-1.js', 'part-2.js']) {
      writeFileSync(join(folder, 'part'), part);
      expect(spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } }).status).toBe(0);
    }
    expect(readdirSync(join(folder, 'dist/client/assets')).sort()).toEqual([
      'part-1.js',
      'part-1.js.br',
      'part-1.js.gz',
      'part-2.js',
      'part-2.js.br',
      'part-2.js.gz',
    ]);
  });
});
