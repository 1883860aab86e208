import { Kind, parse, visit, type DefinitionNode, type DocumentNode } from 'graphql';
import { QUERY_LIMITS } from './document-refusals.js';

/**
 * Whether an operation of a document, together with all fragments, has a field too often with the same name in the answer. The check of a
 * document compares each pair of such fields that fragments may bring together, which takes a tenth of a second for a few hundred.
 */
export function repeatsTooOften(text: string): boolean {
  const definitions = parsed(text)?.definitions ?? [];
  const inFragments = new Map<string, number>();
  for (const fragment of definitions.filter(isFragment)) countFields(fragment, inFragments);
  const operations = definitions.filter((definition) => !isFragment(definition));
  const all = [inFragments, ...operations.map((operation) => countFields(operation, new Map(inFragments)))];
  return all.some((counts) => Math.max(0, ...counts.values()) > QUERY_LIMITS.repetitions);
}

// What cannot be parsed is refused with its reason later.
function parsed(text: string): DocumentNode | undefined {
  try {
    return parse(text, { maxTokens: QUERY_LIMITS.tokens, noLocation: true });
  } catch {
    return undefined;
  }
}

function isFragment({ kind }: DefinitionNode): boolean {
  return kind === Kind.FRAGMENT_DEFINITION;
}

function countFields(definition: DefinitionNode, counts: Map<string, number>): Map<string, number> {
  visit(definition, {
    Field({ alias, name }) {
      const { value } = alias ?? name;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    },
  });
  return counts;
}
