import type { PageChange } from '../../../server/pages/page-change.rules.js';
import { changeTexts } from '../../texts/history.js';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What a version of a page changed, in a few words: `Tile “Routes” added`, `Title and 2 tiles changed`. */
export function describeChange({ title, colors, socialLinks, added, removed, changed, reordered }: PageChange): string {
  const parts = [
    ...(title ? [changeTexts.title] : []),
    ...(changed.length === 0 ? [] : [nameTiles(changed)]),
    ...(colors ? [changeTexts.colors] : []),
    ...(socialLinks ? [changeTexts.socialLinks] : []),
    ...(reordered ? [changeTexts.order] : []),
  ];
  const clauses = [
    ...(added.length === 0 ? [] : [changeTexts.added(nameTiles(added))]),
    ...(removed.length === 0 ? [] : [changeTexts.removed(nameTiles(removed))]),
    ...(parts.length === 0 ? [] : [changeTexts.changed(list.format(parts))]),
  ];
  return clauses.length === 0 ? changeTexts.unchanged : capitalized(clauses.join(', '));
}

function nameTiles(names: readonly string[]): string {
  const name = names[0]?.trim() ?? '';
  return names.length === 1 && name !== '' ? changeTexts.namedTile(name) : changeTexts.tiles(names.length);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
