// Copies the icons that the client imports from their packages: `node scripts/assets/icons.mjs`. With --check, it only compares.
//
// The packages are large (92 MB, most of it fonts and other icons), and nothing else needs them. So `npm start` does not install them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { optimize } from 'svgo';
import { reportFault, root, print, ScriptFault } from '../process.mjs';

const target = join(root, 'client/art/icons');
const packages = { lucide: 'lucide-static', 'simple-icons': 'simple-icons' };

/** The imported icons, as paths below the folder of icons. */
function importedIcons() {
  const sources = readdirSync(join(root, 'client'), { recursive: true }).filter((path) => /\.tsx?$/.test(path));
  const texts = sources.map((path) => readFileSync(join(root, 'client', path), 'utf8'));
  return new Set(texts.flatMap((text) => Array.from(text.matchAll(/art\/icons\/([\w-]+\/[\w-]+\.svg)\?raw/g), ([, path]) => path)));
}

/** Logos are shapes of many curves. A tenth of a unit is a tenth of a pixel on the page. */
const rounded = { convertPathData: { floatPrecision: 1 }, mergePaths: { force: true } };
const plugins = [{ name: 'preset-default', params: { overrides: rounded } }];

/** The drawing on one line, without what names it: every character of it is sent to visitors. `licences.md` names the packages. */
function drawing(path) {
  const [set, name] = path.split('/');
  const source = readFileSync(join(root, 'node_modules', packages[set], 'icons', name), 'utf8').replace(/<!--.*?-->/s, '');
  const text = set === 'simple-icons' ? optimize(source, { multipass: true, plugins }).data : source;
  const line = text.trim().replaceAll(/\s*\n\s*/g, ' ');
  return `${line
    .replace(/ class="[^"]*"/, '')
    .replaceAll('> <', '><')
    .replaceAll(/ (\/?>)/g, '$1')}\n`;
}

function copiedIcons() {
  return existsSync(target) ? readdirSync(target, { recursive: true }).filter((path) => path.endsWith('.svg')) : [];
}

function copy(path) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  writeFileSync(join(target, path), drawing(path));
}

function main(isCheck) {
  const imported = importedIcons();
  const missing = [...imported].filter(
    (path) => !existsSync(join(target, path)) || readFileSync(join(target, path), 'utf8') !== drawing(path),
  );
  const unused = copiedIcons().filter((path) => !imported.has(path));
  if (isCheck && missing.length + unused.length > 0) {
    throw new ScriptFault(`client/art/icons is not current (${[...missing, ...unused].join(', ')}): run node scripts/assets/icons.mjs.`);
  }
  for (const path of missing) copy(path);
  for (const path of unused) rmSync(join(target, path));
  print(`${imported.size} icons`);
}

try {
  main(process.argv.includes('--check'));
} catch (error) {
  reportFault(error);
}
