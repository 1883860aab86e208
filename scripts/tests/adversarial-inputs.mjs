// Writes which inputs take each regular expression of the server and of the client long, as recheck finds them, for
// test/architecture/regular-expressions. It analyses only expressions that the file does not have yet, because one can take seconds, and
// leaves out those that are gone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { formatted } from '../assets/formatted.mjs';
import { isEntryPoint, reportFault, root, print } from '../process.mjs';

const target = join(root, 'test/architecture/regular-expressions/adversarial-inputs.json');

/** The longest analysis of one expression, in milliseconds. What takes longer is `unknown`. */
const timeout = 20_000;

async function main() {
  const expressions = await findExpressions();
  const known = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : {};
  const added = [...expressions.keys()].filter((name) => !(name in known));
  for (const [at, name] of added.entries()) {
    known[name] = await analyse(expressions.get(name));
    print(`${at + 1} of ${added.length}: ${name.slice(0, 100)} ${typeof known[name] === 'string' ? known[name] : 'has an attack'}`);
    // Kept at once: an interrupted run is continued by the next one.
    await save(known, expressions);
  }
  await save(known, expressions);
  print(`${expressions.size} expressions, ${added.length} of them new`);
}

/** Each expression by its text: `/source/flags`. */
async function findExpressions() {
  // The sources of the tests import each other by the names of compiled files.
  registerHooks({
    resolve(name, context, next) {
      const source = name.startsWith('.') && context.parentURL ? new URL(name.replace(/\.js$/, '.ts'), context.parentURL) : undefined;
      return next(source && existsSync(source) ? source.href : name, context);
    },
  });
  const { readProject } = await import('../../test/architecture/source-tree.ts');
  const { placesIn } = await import('../../test/architecture/regular-expressions/expressions.ts');
  return new Map(placesIn(readProject()).flatMap(({ expressions }) => expressions.map((expression) => [String(expression), expression])));
}

async function analyse({ source, flags }) {
  // Without its programs for single systems, which are not installed.
  process.env.RECHECK_BACKEND = 'pure';
  const { check } = await import('recheck');
  const { status, attack } = await check(source, flags, { timeout });
  return status === 'vulnerable' ? { pumps: attack.pumps, suffix: attack.suffix } : status;
}

async function save(known, expressions) {
  const rest = Object.entries(known).filter(([name]) => expressions.has(name));
  const text = JSON.stringify(Object.fromEntries(rest.sort(([one], [other]) => (one < other ? -1 : 1))));
  writeFileSync(target, await formatted(target, text));
}

if (isEntryPoint(import.meta.filename)) await main().catch(reportFault);
