// Builds the client in every language, for browsers and for the server that renders documents. `scripts/build.mjs` runs it.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { configFor, serviceWorkerConfig } from '../client/vite.config.ts';
import { reportFault, root } from './process.mjs';

try {
  for (const folder of ['dist/client', 'dist/ssr']) rmSync(join(root, folder), { recursive: true, force: true });
  for (const language of readdirSync(join(root, 'texts'))) {
    for (const target of ['browser', 'server']) await build({ ...configFor(language, target), logLevel: 'warn' });
  }
  await build({ ...serviceWorkerConfig(), logLevel: 'warn' });
} catch (error) {
  reportFault(error);
}
