import type { SourceFile } from '../source-tree.js';

/** A rule of the code: what it says, how its breaches are found, and faults in which it is seen to find one. */
export interface Rule {
  /** A sentence, without its final period. */
  readonly sentence: string;
  /** One line for each breach, beginning with the file. */
  readonly find: (files: readonly SourceFile[]) => string[];
  /** Made-up files, each with a breach of this rule. What belongs together is found together. */
  readonly planted: readonly Plant[];
}

export type Plant = readonly SourceFile[];

/** A made-up file. */
export function plant(path: string, text: string): Plant {
  return [{ path, text }];
}

/** Each planted breach, as a case of a test. */
export function faultsOf(rules: readonly Rule[]) {
  return rules.flatMap(({ sentence, find, planted }) =>
    planted.map((files) => ({ sentence, find, files, places: files.map(({ path }) => path).join(' and ') })),
  );
}

/** Whether a path fits a pattern: `*` within a folder, `**` over folders, `{a,b}` one of them, `<name>` a folder's name. */
export function fits(path: string, pattern: string): Readonly<Record<string, string>> | undefined {
  const match = patternToExpression(pattern).exec(path);
  return match ? { ...match.groups } : undefined;
}

const expressions = new Map<string, RegExp>();

function patternToExpression(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known) return known;
  const source = pattern.replace(/\*\*\/|\*\*|\*|\{[^}]*\}|<\w+>|[.+?^$()|[\]\\]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).replaceAll('.', '\\.').replaceAll(',', '|')})`;
    if (part.startsWith('<')) return `(?${part}[^/]+)`;
    return `\\${part}`;
  });
  const expression = new RegExp(`^${source}$`);
  expressions.set(pattern, expression);
  return expression;
}
