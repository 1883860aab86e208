import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { languageTexts } from '../../texts/en/shell.js';
import { announcedTileTexts as texts } from '../../texts/en/visibility.js';

/** The design with words on announced tiles, which say when they come: on the tile and in its popup. No other tile of a visitor's page has a time. */
export function withAnnouncements(design: PageDesign): PageDesign {
  if (design.tiles.every(({ visibility }) => visibility === undefined)) return design;
  return { ...design, tiles: design.tiles.map((tile) => (tile.visibility ? announcement(tile, tile.visibility) : tile)) };
}

function announcement(tile: Tile, { from, timeZone = 'UTC' }: TileVisibility): Tile {
  if (tile.kind !== 'text' || from === undefined) return tile;
  const moment = new Date(from);
  const say = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languageTexts.formats, { ...how, timeZone }).format(moment);
  const when = {
    day: say({ day: 'numeric', month: 'long', year: 'numeric' }),
    time: say({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    // The names of time zones have no characters that mean something in HTML.
    timeZone: timeZone.replaceAll('_', ' '),
  };
  return { ...tile, secondLine: texts.comesOn({ day: say({ day: 'numeric', month: 'long' }) }), html: `<p>${texts.comesAt(when)}</p>` };
}
