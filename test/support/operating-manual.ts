import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../architecture/source-tree.js';

const folder = 'docs/operate';

/** The paths of the pages of the manual for operators, in the project. */
export const MANUAL_PAGES: readonly string[] = [
  'docs/operate.md',
  ...readdirSync(join(projectFolder, folder))
    .toSorted()
    .map((name) => `${folder}/${name}`),
];

/** The whole manual for operators, page after page. */
export function operatingManual(): string {
  return MANUAL_PAGES.map((path) => readFileSync(join(projectFolder, path), 'utf8')).join('\n');
}
