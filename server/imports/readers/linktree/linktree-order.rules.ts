import { firstText, fieldsOf, sortedBy, textOf, type Fields } from '../json-fields.rules.js';

/**
 * The links in the order in which visitors see them: each group before what is in it. The service gives them in one list, and each names the group that it is in. A group that is in itself, or in
 * one that is in it, stands at the end: each link comes once, whatever the list says.
 */
export function inPageOrder(links: readonly Fields[]): Fields[] {
  const ids = new Set(links.map(idOf).filter((id) => id !== ''));
  const inGroups = new Map<string, Fields[]>();
  const tops: Fields[] = [];
  for (const link of links) {
    const group = groupOf(link);
    if (group === '' || !ids.has(group)) tops.push(link);
    else if (!inGroups.has(group)) inGroups.set(group, [link]);
    else inGroups.get(group)?.push(link);
  }
  const ordered = new Set<Fields>();
  for (const link of [...sortedBy('position', tops), ...links]) addWithContents(link, inGroups, ordered);
  return [...ordered];
}

/** Without recursion: groups may be as deep within each other as a document is long. */
function addWithContents(first: Fields, inGroups: ReadonlyMap<string, readonly Fields[]>, ordered: Set<Fields>): void {
  const next = [first];
  for (let link = next.pop(); link !== undefined; link = next.pop()) {
    if (ordered.has(link)) continue;
    ordered.add(link);
    // The last one is taken first.
    for (const inside of sortedBy('position', inGroups.get(idOf(link)) ?? []).toReversed()) next.push(inside);
  }
}

/** Ids are numbers in one place and texts in another. */
function idOf(link: Fields): string {
  return textOf(link['id']);
}

function groupOf(link: Fields): string {
  return textOf(fieldsOf(link['parent'])['id']) || firstText(link, 'parentId');
}
