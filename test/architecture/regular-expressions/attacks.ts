import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp';
import { Witnesses } from './witness.js';

/** A text that may take an expression long: the beginning, parts that are repeated one after the other, and the end. */
export interface Attack {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string; readonly bumps: number }[];
  readonly suffix: string;
}

/** From so many times on, a repetition counts as one without an end. */
const MANY = 100;
const VARIANTS = 3;

/** The text of an attack, of about a length. */
export function textOf({ pumps, suffix }: Attack, length: number): string {
  const bumps = pumps.reduce((sum, pump) => sum + pump.bumps, 0);
  const parts = pumps.map(({ prefix, pump, bumps: share }) => {
    const repeats = Math.max(1, Math.round((length * share) / bumps / Math.max(1, pump.length)));
    return prefix + pump.repeat(repeats);
  });
  return parts.join('') + suffix;
}

/** Attacks that are made from the parts of an expression, without knowing which of them succeeds. */
export function attacksOn(expression: RegExp): Attack[] {
  const witnesses = new Witnesses(expression);
  const tree = parseRegExpLiteral(expression);
  const repetitions: AST.Quantifier[] = [];
  const onQuantifierEnter = (quantifier: AST.Quantifier): void => {
    if (isRepetition(quantifier)) repetitions.push(quantifier);
  };
  visitRegExpAST(tree, { onQuantifierEnter });
  const found = repetitions.flatMap((quantifier) => attacksOnRepetition(quantifier, witnesses));
  const signs = new Set(expression.source.match(/[^\w\\]/g)).add('a');
  const repeated = [...signs, witnesses.of(tree.pattern)].map((pump) => attack('', pump, ''));
  return distinct([...found, ...repeated].filter(({ pumps }) => pumps.every(({ pump }) => pump !== '')));
}

function attacksOnRepetition(quantifier: AST.Quantifier, witnesses: Witnesses): Attack[] {
  const { element } = quantifier;
  const before = textBefore(quantifier, witnesses);
  const stranger = witnesses.strangerTo(element);
  const after = textAfter(quantifier, witnesses);
  const bodies = [...witnesses.someOf(element, VARIANTS), after, after.slice(0, -1)];
  const within = bodies.flatMap((pump) => [attack(before, pump, stranger), attack(before, pump, ''), attack('', pump, stranger)]);
  // Each beginning is followed by all the others.
  const beginnings = bodies.flatMap((body) => [attack('', before + body, ''), attack('', before + body, stranger)]);
  return [...within, ...beginnings, attack('', before, ''), attack('', before, stranger)];
}

/** What the expression matches before one of its parts. */
function textBefore(node: AST.Node, witnesses: Witnesses): string {
  const { parent } = node;
  if (!parent || parent.type === 'RegExpLiteral') return '';
  const around = textBefore(parent, witnesses);
  if (parent.type !== 'Alternative') return around;
  const at = parent.elements.indexOf(node as AST.Element);
  return (
    around +
    parent.elements
      .slice(0, at)
      .map((element) => witnesses.of(element))
      .join('')
  );
}

/** What the expression matches after one of its parts, up to and with the next repetition. */
function textAfter(node: AST.Node, witnesses: Witnesses): string {
  const { parent } = node;
  if (!parent || parent.type === 'RegExpLiteral') return '';
  if (parent.type !== 'Alternative') return textAfter(parent, witnesses);
  const rest = parent.elements.slice(parent.elements.indexOf(node as AST.Element) + 1);
  const next = rest.findIndex(isRepetition);
  const text = rest
    .slice(0, next < 0 ? rest.length : next + 1)
    .map((element) => witnesses.of(element))
    .join('');
  return next < 0 ? text + textAfter(parent, witnesses) : text;
}

function isRepetition(node: AST.Node): boolean {
  return node.type === 'Quantifier' && node.max >= MANY;
}

function attack(prefix: string, pump: string, suffix: string): Attack {
  return { pumps: [{ prefix, pump, bumps: 1 }], suffix };
}

function distinct(attacks: readonly Attack[]): Attack[] {
  return [...new Map(attacks.map((one) => [JSON.stringify(one), one])).values()];
}
