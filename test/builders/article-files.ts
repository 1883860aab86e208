import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The text of a file with these fields at its top. A field with the value undefined is left out. */
export function articleText(fields: Readonly<Record<string, string | undefined>>, markdown: string): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return ['---', ...lines, '---', '', markdown, ''].join('\n');
}

/** The text of a valid post. */
export function postText(fields: Readonly<Record<string, string | undefined>> = {}, markdown = 'Salt the water first.'): string {
  return articleText({ title: 'A post', date: '2026-03-14', summary: 'What it is about.', cover: 'fish', ...fields }, markdown);
}

/** A new folder with these files. */
export function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'));
  addFiles(folder, files);
  return folder;
}

export function addFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}
