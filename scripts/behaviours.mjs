// Prints what the product does, from the titles of the tests, as Markdown: `npm run behaviours`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEntryPoint, reportFault, root, ScriptFault } from './process.mjs';
import { AREAS, idsIn } from './tests/sentences.mjs';
import { testFilesIn } from './tests/test-tiers.mjs';
import { titlesOf } from './tests/test-titles.mjs';

const folders = ['test/unit', 'test/contract', 'test/api', 'test/browser', 'test/faults', 'test/upgrades'];

/** A table of tests with more rows than this becomes one line, if the common part of the titles has enough words. */
const fewRows = 3;

const introduction = `# What the product does

Each line is a sentence that a test proves, and the test that proves it.
`;

/** Returns the whole document. */
export function describeBehaviours() {
  const proofs = folders.flatMap(testFilesIn).flatMap(proofsIn);
  const numbered = proofs.filter(({ ids }) => ids.length > 0);
  const unknown = numbered.find(({ ids }) => !(areaOf(ids[0]) in AREAS));
  if (unknown) throw new ScriptFault(`${unknown.file} has the number ${unknown.ids[0]}: scripts/tests/sentences.mjs has no such area.`);
  const sections = Object.keys(AREAS).map((area) =>
    areaSection(
      area,
      numbered.filter(({ ids }) => areaOf(ids[0]) === area),
    ),
  );
  const plain = proofs.filter(({ ids }) => ids.length === 0);
  const others = folders.map((folder) =>
    folderSection(
      folder,
      plain.filter(({ file }) => file.startsWith(`${folder}/`)),
    ),
  );
  return [introduction, ...sections.filter(Boolean), '## Without a number\n', ...others.filter(Boolean)].join('\n');
}

function areaSection(area, proofs) {
  if (proofs.length === 0) return '';
  const rows = proofs
    .sort((a, b) => numberOf(a) - numberOf(b))
    .map(({ ids, sentence, file }) => `| ${ids.join(' ')} | ${escape(sentence)} | ${linkTo(file)} |`);
  return [`## ${AREAS[area].name}\n`, '| Id | Sentence | Test |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

function folderSection(folder, proofs) {
  if (proofs.length === 0) return '';
  const files = [...new Set(proofs.map(({ file }) => file))];
  const lists = files.map((file) => {
    const sentences = proofs.filter((proof) => proof.file === file).map(({ sentence }) => `- ${escape(sentence)}`);
    return [`#### ${linkTo(file)}\n`, ...sentences, ''].join('\n');
  });
  return [`### ${folder}\n`, ...lists].join('\n');
}

function proofsIn(file) {
  const proofs = titlesOf(file, readFileSync(join(root, file), 'utf8')).map(({ context, title, pattern }) => ({
    ...proofOf(context, title),
    common: pattern === undefined ? undefined : proofOf(context, pattern).sentence,
    file,
  }));
  return mergeTables(proofs);
}

function proofOf(context, title) {
  const parts = [...context, title].map(splitNumbers);
  const own = parts.at(-1);
  const ids = own.ids.length > 0 ? own.ids : parts.flatMap((part) => part.ids);
  // A title with an id is a whole sentence, unless it starts in lower case. Before any other title, the names of its groups are needed.
  const isWhole = ids.length > 0 && !/^\p{Ll}/u.test(own.sentence);
  return { ids, sentence: isWhole ? own.sentence : parts.map(({ sentence }) => sentence).join(': ') };
}

/** The ids in a title, and the title without the ids at its beginning. */
function splitNumbers(title) {
  const sentence = title.replace(/\s+/g, ' ').replace(/^(?:[A-Z]{2}-\d{2,3}[\s,:]*)+/, '');
  return { ids: idsIn(title), sentence };
}

function mergeTables(proofs) {
  const groups = groupBy(proofs, keyOf);
  const isLong = (group) => group.length > fewRows && saysEnough(group[0].common);
  return [...groups.values()].flatMap((group) => (isLong(group) ? [merged(group)] : unique(group)));
}

function groupBy(proofs, key) {
  const groups = new Map();
  for (const proof of proofs) groups.set(key(proof), [...(groups.get(key(proof)) ?? []), proof]);
  return groups;
}

function keyOf({ ids, common, sentence }) {
  return JSON.stringify([ids, common ?? sentence]);
}

function merged(group) {
  return { ...group[0], sentence: `${group[0].common} (${group.length} cases)` };
}

function saysEnough(common) {
  return common !== undefined && (common.match(/\p{L}{2,}/gu) ?? []).length >= 4;
}

function unique(group) {
  return group.filter(({ sentence }, at) => group.findIndex((other) => other.sentence === sentence) === at);
}

function numberOf({ ids }) {
  return Number(ids[0].slice(3));
}

function areaOf(id) {
  return id.slice(0, 2);
}

/** Markdown that shows exactly this text. Invisible characters are replaced by their code points. */
function escape(sentence) {
  const visible = sentence.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (character) => {
    return `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  });
  return visible.replace(/[\\|<>*_`[\]]/g, '\\$&');
}

function linkTo(file) {
  return `[${file.replace(/^test\//, '')}](${file})`;
}

if (isEntryPoint(import.meta.filename)) {
  try {
    process.stdout.write(describeBehaviours());
  } catch (error) {
    reportFault(error);
  }
}
