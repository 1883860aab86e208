// The fragments of an operation. Both plugins of graphql-codegen use it.
import { visit } from 'graphql';

/** All fragments that `part` uses, also those that its fragments use. `fragments` has them by name. */
export function usedBy(part, fragments, found = new Set()) {
  visit(part, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (found.has(fragment)) return;
      found.add(fragment);
      usedBy(fragment, fragments, found);
    },
  });
  return found;
}
