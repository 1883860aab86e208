// npm run screens: photographs every route, and everything that opens on one, in windows of 1440 and 390 pixels, light and dark. Writes one
// contact sheet of them, as a page and as pictures, to dist/screens/<language>. Their list is in test/screens.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { followNpm, reportFault, root, runNode, print, ScriptFault } from './process.mjs';
import { ensureNode } from './install/runtime.mjs';
import { ensureInstalled } from './install/ensure.mjs';

const usage = `npm run screens -- [group…] [--language code] [--beside folder]

  group       only these groups of screens: ${groups().join(', ')}; everything unless given
  --language  the language of the screens, a folder of texts; en unless given
  --beside    a folder of pictures, such as drawings: each is put beside the screen that its name says, as in limestone-390.png`;

async function main() {
  followNpm();
  const { language, chosen, beside } = readParameters();
  await ensureNode();
  await ensureInstalled({ withDevelopment: true });
  const folder = join(root, 'dist/screens', language);
  rmSync(folder, { recursive: true, force: true });
  const env = { ...process.env, SCREENS_FOLDER: folder, SCREENS_LANGUAGE: language };
  const paths = chosen.map((group) => `test/screens/${group}`);
  // Even if some screens could not be opened, the others can be looked at.
  const failure = await runNode(['scripts/test.mjs', ...paths], 'Not every screen could be opened: the reasons are above', { env }).then(
    () => undefined,
    (error) => error,
  );
  if (!existsSync(folder)) throw failure ?? new ScriptFault('There are no screens.');
  const { writeContactSheet } = await import('./screens/contact-sheet.mjs');
  const { page, pictures } = await writeContactSheet(folder, language);
  print(`\nThe contact sheet is ${page}\nThe same as pictures:\n${pictures.join('\n')}`);
  if (beside) {
    const { putBeside } = await import('./screens/beside.mjs');
    print(`\nBeside each other:\n${(await putBeside(folder, beside)).join('\n')}`);
  }
  if (failure) throw failure;
}

function groups() {
  const files = readdirSync(join(root, 'test/screens'), { recursive: true }).map((file) => file.replaceAll('\\', '/'));
  return files.flatMap((file) => /^(.*)\.screens\.ts$/.exec(file)?.[1] ?? []).toSorted();
}

function readParameters() {
  const options = { language: { type: 'string', default: 'en' }, beside: { type: 'string' } };
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const unknown = positionals.find((group) => !groups().includes(group));
    if (unknown !== undefined) throw new Error(`There is no group ${unknown}.`);
    if (!existsSync(join(root, 'texts', values.language))) throw new Error(`There are no texts in the language ${values.language}.`);
    if (values.beside !== undefined && !existsSync(values.beside)) throw new Error(`There is no folder ${values.beside}.`);
    return { ...values, chosen: positionals.length > 0 ? positionals : groups() };
  } catch (error) {
    throw new ScriptFault(`${error.message}\n\n${usage}`);
  }
}

await main().catch(reportFault);
