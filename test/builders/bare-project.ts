import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const scripts = join(import.meta.dirname, '../../scripts');
const lists = [
  'server/pages/appearance/themes',
  'server/adapters/postgres/migrations',
  ...['server/pages', 'client/page-view', 'client/page-editing'].map((part) => `${part}/tile-kinds`),
];

/** A project that has the scripts, and of everything else as little as a build needs. `vite` is the module that stands in for Vite. */
export function makeBareProject(folder: string, vite: string): void {
  cpSync(scripts, join(folder, 'scripts'), { recursive: true });
  for (const made of ['node_modules/vite', 'node_modules/rolldown', 'client', 'texts', ...lists]) {
    mkdirSync(join(folder, made), { recursive: true });
  }
  const files = {
    'package.json': '{ "type": "module", "engines": { "node": ">=24" } }',
    'client/vite.config.ts': '',
    'scripts/build/build-client.mjs': `import { build } from 'vite'; await build();`,
    'node_modules/vite/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/vite/index.js': vite,
    'node_modules/rolldown/package.json': '{ "type": "module", "exports": "./index.js" }',
    // Bundles nothing, as there is no server here.
    'node_modules/rolldown/index.js': 'export const rolldown = () => ({ write: () => {}, close: () => {} });',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
