import type { PageChange } from '../../../../server/pages/design/page-change.rules.js';
import { changeTexts } from '../../../texts/en/history.js';
import { languageTexts } from '../../../texts/en/shell.js';

const list = new Intl.ListFormat(languageTexts.formats, { type: 'conjunction' });
const clausesAsText = new Intl.ListFormat(languageTexts.formats, { type: 'unit' });

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
    ...(added.length === 0 ? [] : [changeTexts.added({ what: nameTiles(added) })]),
    ...(removed.length === 0 ? [] : [changeTexts.removed({ what: nameTiles(removed) })]),
    ...(parts.length === 0 ? [] : [changeTexts.changed({ what: list.format(parts) })]),
  ];
  return clauses.length === 0 ? changeTexts.unchanged : capitalized(clausesAsText.format(clauses));
}

function nameTiles(names: readonly string[]): string {
  const name = names[0]?.trim() ?? '';
  return names.length === 1 && name !== '' ? changeTexts.namedTile({ name }) : changeTexts.tiles({ count: names.length });
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
