// Compiles the catalogues of texts: `texts/{language}/{subject}.json`, in ICU MessageFormat, becomes TypeScript for the client and the
// server. Every build and every run of the tests begins with it.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse } from '@messageformat/parser';
import { textFolders } from '../build.mjs';
import { isEntryPoint, reportFault, root } from '../process.mjs';

/** The languages that have a catalogue. English is the source: the others have the same texts. */
export const languages = readdirSync(join(root, 'texts')).sort();

/** The names of the catalogues that each language has. */
export const subjects = readdirSync(join(root, 'texts/en')).map((file) => file.replace(/\.json$/, ''));

/** The groups of a catalogue that the browser loads later than its others, and the file of their own that they are compiled to. */
const later = { 'tile-kinds': { file: 'tile-dialogs', groups: ['tileDialogTexts', 'tileDragTexts', 'tileMenuTexts'] } };

/** Every compiled file by its path. Throws when a text cannot be compiled. */
export function compiledTexts() {
  const files = new Map();
  for (const language of languages) {
    for (const subject of subjects) {
      for (const [file, texts] of filesOf(subject, catalogue(language, subject))) {
        const code = compile(language, texts);
        for (const folder of foldersOf(language, subject)) files.set(`${folder}/${language}/${file}.ts`, code);
      }
    }
  }
  files.set(`${textFolders.server}/language-names.rules.ts`, languageNames());
  files.set(`${textFolders.mails}/every-language.ts`, mailsInEveryLanguage());
  return files;
}

/** The languages by the names that they have themselves: English, and then the others by these names. */
function languageNames() {
  const named = languages.map((language) => [language, new Intl.DisplayNames(language, { type: 'language' }).of(language)]);
  const isOther = ([language]) => Number(language !== 'en');
  named.sort((one, other) => isOther(one) - isOther(other) || one[1].localeCompare(other[1], 'en'));
  const entries = named.map(([language, name]) => `  ${language}: '${name.charAt(0).toUpperCase()}${name.slice(1)}',\n`);
  return `/** The languages of the product, with their own names. */\nexport const LANGUAGE_NAMES = {\n${entries.join('')}} as const;\n`;
}

function mailsInEveryLanguage() {
  const imports = languages.map((language) => `import { mailTexts as ${language} } from './${language}/mails.js';\n`);
  return `${imports.join('')}\n/** The texts of mails in every language. */\nexport const MAIL_TEXTS = { ${languages.join(', ')} };\n`;
}

/** The texts of a catalogue by the file that they are compiled to: one, or two if the browser loads some of them later. */
function filesOf(subject, texts) {
  const { file, groups } = later[subject] ?? { groups: [] };
  const [soon, late] = [false, true].map((isLate) => Object.entries(texts).filter(([group]) => groups.includes(group) === isLate));
  return [[subject, Object.fromEntries(soon)], ...(file ? [[file, Object.fromEntries(late)]] : [])];
}

/** The folders for which a catalogue is compiled. Both APIs are in English, so the server needs the refusals only in English. */
function foldersOf(language, subject) {
  const { client, mails, server } = textFolders;
  if (subject === 'mails') return [mails];
  return subject === 'refusals' && language === 'en' ? [client, server] : [client];
}

/** The texts of one language and subject, as they are in the catalogue. */
export function catalogue(language, subject) {
  return JSON.parse(readFileSync(join(root, 'texts', language, `${subject}.json`), 'utf8'));
}

/** The names and types of a text's parameters, such as `{ count: 'number' }`. */
export function parametersOf(message) {
  const found = {};
  const visit = (tokens) => {
    for (const token of tokens) {
      if (token.type === 'argument') found[token.arg] ??= 'string | number';
      if (token.type === 'function') found[token.arg] = 'number';
      if (token.type === 'select') found[token.arg] = 'string';
      if (token.type === 'plural' || token.type === 'selectordinal') found[token.arg] = 'number';
      for (const { tokens: inner } of token.cases ?? []) visit(inner);
    }
  };
  visit(parse(message));
  return found;
}

/** The cases of each plural in a text, such as `['one', 'other']`. */
export function pluralsOf(message) {
  const found = [];
  const visit = (tokens) => {
    for (const { type, cases = [] } of tokens) {
      if (type === 'plural') found.push(cases.map(({ key }) => key));
      for (const { tokens: inner } of cases) visit(inner);
    }
  };
  visit(parse(message));
  return found;
}

function compile(language, texts) {
  const imports = new Map();
  const value = (text, depth) => {
    if (typeof text === 'string') return messageCode(language, text, imports);
    const indent = '  '.repeat(depth);
    if (Array.isArray(text)) return `[\n${text.map((each) => `${indent}  ${value(each, depth + 1)},\n`).join('')}${indent}]`;
    const entries = Object.entries(text).map(([key, each]) => `${indent}  ${propertyName(key)}: ${value(each, depth + 1)},\n`);
    return `{\n${entries.join('')}${indent}}`;
  };
  const constants = Object.entries(texts).map(([name, group]) => `export const ${name} = ${value(group, 0)};\n`);
  return ['// Compiled from the catalogue in `texts`: change that instead.\n', ...importLines(imports), ...constants].join('\n');
}

function importLines(imports) {
  return [...imports].map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';\n`).sort();
}

const propertyName = (key) => (/^[a-z$_][\w$]*$/i.test(key) ? key : JSON.stringify(key));

/** A string, or a function where the text has parameters. */
function messageCode(language, message, imports) {
  const { formats } = catalogue(language, 'shell').languageTexts;
  const parameters = Object.entries(parametersOf(message));
  if (parameters.length === 0)
    return JSON.stringify(
      parse(message)
        .map(({ value }) => value)
        .join(''),
    );
  const compiled = compileModule(new MessageFormat(language), { message });
  const [, imported, code] = /^([\s\S]*?)export default \{\n {2}message: ([\s\S]*)\n\}\s*$/.exec(compiled);
  for (const [, names, from] of imported.matchAll(/import \{ (.*?) \} from "(.*?)";/g)) {
    imports.set(from, new Set([...(imports.get(from) ?? []), ...names.split(', ')]));
  }
  const types = parameters.map(([name, type]) => `readonly ${name}: ${type}`).join('; ');
  const [, expression] = /^\(d\) => ([\s\S]*)$/.exec(code);
  // In the runtime of the library, the result of plural and select has the type `unknown`.
  const formatted = expression.replaceAll(`number("${language}"`, () => `number("${formats}"`);
  return `(d: { ${types} }): string => ${/^(?:plural|select)\(/.test(expression) ? `String(${formatted})` : formatted}`;
}

/** Writes what differs, so that nothing else is built again, and removes what has no catalogue any more. */
function write() {
  const files = compiledTexts();
  for (const [path, code] of files) {
    const target = join(root, path);
    if (existsSync(target) && readFileSync(target, 'utf8') === code) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  for (const folder of Object.values(textFolders)) {
    for (const name of readdirSync(join(root, folder), { recursive: true })) {
      const path = `${folder}/${name.split(sep).join('/')}`;
      if (path.endsWith('.ts') && !files.has(path)) rmSync(join(root, path));
    }
  }
}

if (isEntryPoint(fileURLToPath(import.meta.url))) {
  try {
    write();
  } catch (error) {
    reportFault(error);
  }
}
