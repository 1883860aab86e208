import { fits, type Rule } from './rules/rule.js';
import { importsOf, type Import } from './source-tree.js';

export interface Allowance {
  /** The files that the row is about; a row above that fits a file too has taken it. */
  readonly from: readonly string[];
  /** Where `from` cannot name the folder that `may` repeats: a second pattern that does. */
  readonly same?: string;
  readonly may: readonly string[];
  /** What `may` would let through. */
  readonly never?: readonly string[];
  readonly planted: Rule['planted'];
}

/** A row of the table. Rows are asked in the order in which they were made, see `rowOf`. */
export function allowOnly(sentence: string, allowance: Allowance): Rule {
  rows.push(allowance);
  return {
    sentence,
    planted: allowance.planted,
    find: (files) =>
      files
        .filter(({ path }) => rowOf(path) === allowance)
        .flatMap((file) => importsOf(file).filter((found) => !isAllowed(allowance, found)))
        .map(({ from, specifier, names }) => `${from} imports ${names.join(', ')} of ${specifier}`),
  };
}

/** The row that a file belongs to. */
export function rowOf(path: string): Allowance | undefined {
  return rows.find(({ from }) => from.some((pattern) => fits(path, pattern)));
}

const rows: Allowance[] = [];

function isAllowed({ from, same, may, never = [] }: Allowance, found: Import): boolean {
  const patterns = same ? [...from, same] : from;
  const captured = patterns.reduce((all, pattern) => ({ ...all, ...fits(found.from, pattern) }), {});
  const wanted = fill(may, captured);
  if (isNamed(never, found)) return false;
  return isNamed(wanted, found) || found.names.every((name) => wanted.includes(`${found.package}#${name}`));
}

function isNamed(patterns: readonly string[], { file, package: name }: Import): boolean {
  if (file !== undefined) return patterns.some((pattern) => fits(file, pattern));
  return patterns.some((pattern) => pattern === name || (pattern.startsWith('package:') && fits(`package:${name}`, pattern)));
}

function fill(patterns: readonly string[], captured: Readonly<Record<string, string>>): string[] {
  return patterns.map((pattern) => pattern.replace(/<(\w+)>/g, (whole, name: string) => captured[name] ?? whole));
}
