import { type AST } from '@eslint-community/regexpp';

/** What is tried for a class of characters, in this order: one of nearly every kind. */
const CHARACTERS = [
  ...`a0 -_/.:"<>=&?#@%,;'()!\n\t\u0000`,
  'A',
  'é',
  '\u00a0',
  '\u200b',
  'Ω',
  '漢',
  'ا',
  '😀',
  '\ufe0f',
  '\u0300',
  '\u00ad',
];

/** What a sign stands for that no list has: the first code points of each block of Unicode. */
const RARE_CHARACTERS = Array.from({ length: 0x300 }, (_, block) => String.fromCodePoint(block * 0x100 + 0x20));

type Class = AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** Finds texts that parts of an expression match. */
export class Witnesses {
  private readonly flags: string;
  private readonly members = new Map<string, readonly string[]>();

  constructor({ flags }: RegExp) {
    this.flags = flags.replace(/[dgmy]/g, '');
  }

  /** A short text that a part matches, as far as that is seen without looking at its surroundings. */
  of(node: AST.Node): string {
    return this.someOf(node, 1)[0] ?? '';
  }

  /** Up to some texts that a part matches, as different as possible. */
  someOf(node: AST.Node, most: number): readonly string[] {
    if (node.type === 'Character') return [String.fromCodePoint(node.value)];
    if (isClass(node)) return this.membersOf(node).slice(0, most);
    if (node.type === 'Alternative') return this.sequencesOf(node.elements, most);
    if (node.type === 'Quantifier') {
      return this.someOf(node.element, most).map((text) => text.repeat(Math.max(node.min, Math.min(1, node.max))));
    }
    if (node.type === 'Backreference') return [this.of([node.resolved].flat()[0] as AST.CapturingGroup)];
    if (!('alternatives' in node) || isLookedAt(node)) return [''];
    return [...new Set(node.alternatives.flatMap((alternative) => this.someOf(alternative, most)))].slice(0, most);
  }

  /** The characters of the list that a class has. */
  membersOf(node: Class): readonly string[] {
    const known = this.members.get(node.raw);
    if (known) return known;
    const expression = new RegExp(`^${node.raw}$`, this.flags);
    const common = CHARACTERS.filter((character) => expression.test(character));
    const found = common.length > 0 ? common : RARE_CHARACTERS.filter((character) => expression.test(character)).slice(0, 1);
    this.members.set(node.raw, found);
    return found;
  }

  /** A character that a part does not match; empty if it matches all of the list. */
  strangerTo(node: AST.Node): string {
    const expression = new RegExp(`^(?:${node.raw})$`, this.flags.replace('s', ''));
    return ['\u0000', '\n', '!', '<', '"', 'x'].find((character) => !expression.test(character)) ?? '';
  }

  private sequencesOf(elements: readonly AST.Element[], most: number): readonly string[] {
    const choices = elements.map((element) => this.someOf(element, most));
    const count = Math.min(most, Math.max(1, ...choices.map(({ length }) => length)));
    return Array.from({ length: count }, (_, at) => choices.map((texts) => texts[at % Math.max(1, texts.length)] ?? '').join(''));
  }
}

function isClass(node: AST.Node): node is Class {
  return node.type === 'CharacterSet' || node.type === 'CharacterClass' || node.type === 'ExpressionCharacterClass';
}

// What is before a place is part of the text. What is after it is matched by the next part of the expression, and what must not be there is not.
function isLookedAt(node: AST.Node): boolean {
  return node.type === 'Assertion' && (node.kind !== 'lookbehind' || node.negate);
}
