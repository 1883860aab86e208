import { seeing } from '../design/kept-tiles/match-tiles.rules.js';
import { stepsBetween } from '../design/kept-tiles/align-looks.rules.js';
import type { PageDesign } from '../design/page-design.rules.js';
import { isSameJson } from '../json-value.rules.js';
import { viewOf, type TextReading } from './client-view.rules.js';
import type { Vocabulary } from './vocabulary.rules.js';

/** In how many steps a client with this vocabulary makes the design that it has sent of another one. */
export function changesBetween(base: PageDesign, sent: PageDesign, vocabulary: Vocabulary, read?: TextReading): number {
  const see = seeing(viewOf(vocabulary, read));
  const looksOf = ({ tiles }: PageDesign): number[] => tiles.map((tile) => see(tile).whole);
  const said = (['title', 'titleColor', 'backgroundColor'] as const).filter((name) => !isSameJson(base[name], sent[name]));
  const links = new Set([...Object.keys(base.socialLinks), ...Object.keys(sent.socialLinks)]) as Set<keyof PageDesign['socialLinks']>;
  const linked = [...links].filter((name) => base.socialLinks[name] !== sent.socialLinks[name]);
  return stepsBetween(looksOf(base), looksOf(sent)) + said.length + linked.length;
}
