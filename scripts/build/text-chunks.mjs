// Builds the texts of the client in every language beside a client that is built once. `scripts/build/build-client.mjs` uses it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'vite';
import { root } from '../process.mjs';

const texts = join(root, 'client/texts');
const CATALOGUE = /[\\/]client[\\/]texts[\\/]en[\\/]([\w-]+)\.ts$/;

/** What the functions of texts with parameters need: the form of a plural, the format of a number. */
const RUNTIME = { name: 'text-runtime', test: /node_modules\/(?:@messageformat|make-plural)\// };

/** Catalogues that are loaded together. Each of the others is a file of its own. */
const TOGETHER = {
  app: ['shell', 'resilience', 'copy-link'],
  accounts: ['accounts', 'guest-page'],
  editor: ['editor', 'tile-kinds', 'public-page'],
};

const catalogueOf = (id) => CATALOGUE.exec(id)?.[1] ?? '';

function fileNameOf(catalogue) {
  const [group = catalogue] = Object.entries(TOGETHER).find(([, catalogues]) => catalogues.includes(catalogue)) ?? [];
  return `${group}-texts`;
}

const hasTexts = ({ name }) => name.endsWith('-texts') || name === RUNTIME.name;

/**
 * The client is built once, with the English texts. Then the files that have them are built in each other language, under the same names in a
 * folder of the language. They have the same exports, so that all other files import them without knowing the language.
 */
export class TextChunks {
  /** What each file exports, such as `shellTexts as t`. */
  #exported = new Map();
  /** The name of each file, and the code of a module that has the same exports in another language. */
  #chunks = new Map();
  #runtime = '';

  /** Separates the texts from all other code. They come before all other groups of a build. */
  groups = [{ name: (id) => fileNameOf(catalogueOf(id)), debugName: 'texts', test: CATALOGUE }, RUNTIME];

  plugin = {
    name: 'text-chunks',
    // The same name stands for all languages, and browsers never ask again for a file whose name has a hash.
    augmentChunkHash: (chunk) => (hasTexts(chunk) ? digestOf(chunk.name) : undefined),
    renderChunk: {
      // Here the names are not shortened yet.
      order: 'post',
      handler: (code, { name }) => {
        if (name.endsWith('-texts')) this.#exported.set(name, exportedNames(code));
        return null;
      },
    },
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk' && hasTexts(file)) this.#note(file);
    },
  };

  #note({ name, fileName, moduleIds }) {
    if (name === RUNTIME.name) {
      this.#runtime = fileName;
      return;
    }
    const exported = this.#exported.get(name);
    const own = moduleIds.map((id) => [id, exportsOf(id, exported)]);
    const isWhole = own.flatMap(([, names]) => names).length === exported.length && moduleIds.every(catalogueOf);
    if (!isWhole) throw new Error(`${fileName} has something beside texts, or two texts of the same name: ${moduleIds.join(', ')}.`);
    const sourceIn = (language) =>
      own.map(([id, names]) => `export { ${names.join(', ')} } from ${JSON.stringify(id.replace('/en/', `/${language}/`))};`).join('\n');
    this.#chunks.set(name, { fileName, sourceIn });
  }

  /** Builds the files with texts in a language. `pathOf` says where a file is that in English has this name. */
  async buildIn(language, options, pathOf) {
    const chunks = this.#chunks;
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [
        {
          name: 'texts-of-a-language',
          resolveId: (source) => (chunks.has(source) ? `\0${source}` : undefined),
          load: (id) => chunks.get(id.slice(1))?.sourceIn(language),
        },
      ],
      build: {
        ...options,
        emptyOutDir: false,
        rolldownOptions: {
          input: Object.fromEntries([...chunks.keys()].map((name) => [name, name])),
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: ({ name }) => pathOf(chunks.get(name).fileName),
            chunkFileNames: ({ name }) => {
              if (name !== RUNTIME.name) throw new Error(`The texts of ${language} have a part that the English ones have not: ${name}.`);
              return pathOf(this.#runtime);
            },
            codeSplitting: { groups: [RUNTIME] },
          },
        },
      },
    });
  }
}

/** The names in the last statement of a file, which exports them. */
function exportedNames(code) {
  const [, names = ''] = /\{([^}]*)\}/.exec(code.slice(code.lastIndexOf('export {'))) ?? [];
  return names.split(',').map((name) => name.trim());
}

/** What a file exports of this catalogue. */
function exportsOf(id, exported) {
  const names = new Set(readFileSync(id, 'utf8').match(/(?<=^export const )\w+/gm));
  return exported.filter((each) => names.has(each.split(' ')[0]));
}

/** Differs if a text of the file differs in any language. */
function digestOf(name) {
  const hash = createHash('sha256');
  for (const path of readdirSync(texts, { recursive: true }).sort()) {
    if (!path.endsWith('.ts')) continue;
    const code = readFileSync(join(texts, path), 'utf8');
    if (name === RUNTIME.name) hash.update((code.match(/^import .*$/gm) ?? []).join('\n'));
    else if (fileNameOf(path.split(sep)[1].replace('.ts', '')) === name) hash.update(code);
  }
  return hash.digest('hex');
}
