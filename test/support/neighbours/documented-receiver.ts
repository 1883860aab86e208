import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importNatively } from '../jest/native-import.mjs';

export type IsGenuine = (headers: Readonly<Record<string, unknown>>, body: string, secret: string) => boolean;

/** The function that docs/api/webhooks.md gives to receivers, from the page itself. */
export async function documentedCheck(): Promise<IsGenuine> {
  const page = readFileSync(new URL('../../../docs/api/webhooks.md', import.meta.url), 'utf8');
  const [, code = ''] = /```js\n(import \{ createHmac[\s\S]*?)\n```/.exec(page) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'tessera-receiver-'));
  try {
    const file = join(folder, 'verify-webhook.mjs');
    writeFileSync(file, code);
    const { isGenuine } = (await importNatively(pathToFileURL(file).href)) as { readonly isGenuine: IsGenuine };
    return isGenuine;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
