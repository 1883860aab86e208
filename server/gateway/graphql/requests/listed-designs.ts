import {
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { documentRefusal } from './document-refusals.js';

const sentence = 'A list of pages has no designs and no drafts. Request those of one page at a time, by `page(id:)`.';

/** Refuses an operation that requests the design, the draft, its link or what is scheduled of each page of a list. Each would be a query of its own, and may have 1 MB. */
export function refuseListedDesigns(context: ValidationContext): ASTVisitor {
  return {
    Field({ selectionSet }) {
      const type = context.getType();
      if (!selectionSet || !type || !isListType(getNullableType(type)) || getNamedType(type).name !== 'MyPage') return;
      const design = findDesign(selectionSet, context, new Set());
      if (design) context.reportError(documentRefusal('DESIGNS_OF_A_LIST', sentence, design));
    },
  };
}

/** The selection of the design, the draft, its link or what is scheduled, in whichever fragment it is. Each fragment is visited once. */
function findDesign({ selections }: SelectionSetNode, context: ValidationContext, seen: Set<string>): FieldNode | undefined {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      if (['design', 'draft', 'draftLink', 'scheduledPublication'].includes(selection.name.value)) return selection;
      continue;
    }
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : selectionsOf(selection.name.value, context, seen);
    const found = inner && findDesign(inner, context, seen);
    if (found) return found;
  }
  return undefined;
}

function selectionsOf(fragment: string, context: ValidationContext, seen: Set<string>): SelectionSetNode | undefined {
  if (seen.has(fragment)) return undefined;
  seen.add(fragment);
  return context.getFragment(fragment)?.selectionSet;
}
