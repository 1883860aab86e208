import { embedFrame } from '../../../../server/pages/tile-kinds/embed/embed-frames.rules.js';
import { embedOf, type EmbedTile } from '../../../../server/pages/tile-kinds/embed/embed-tile.rules.js';
import { linkOpens } from '../link-opens.js';
import { publicPageTexts as texts } from '../../../texts/en/public-page.js';
import linkedTilePrintCss from '../linked-tile-print.css?inline';
import type { TileKindView } from '../tile-kind-view.js';
import embedFrameCss from './embed-frame.css?inline';
import embedPrintCss from './embed-tile-print.css?inline';
import { openFrames } from './embed-script.js';
import { EmbedCard, embedTilePreview } from './embed-tile-preview.js';

/**
 * A still card, drawn from the tile's own style: nothing of another site is loaded before a visitor presses it. Then the script puts the frame
 * in its place. Without script, and for an address that cannot be shown in a frame, it is a link.
 */
export const embedTileView: TileKindView<EmbedTile> = {
  styles: [...embedTilePreview.styles, embedFrameCss, linkedTilePrintCss, embedPrintCss],
  scripts: [openFrames],
  view(tile, number) {
    const shown = cardOf(tile, `tile-${number}`);
    return shown ? { ...shown.origin, item: shown.card } : { item: null };
  },
  inside(tile) {
    const shown = cardOf(tile);
    return shown && { ...shown.origin, content: shown.card };
  },
};

/** Null for an address that is none of a known site. Without an id, the card is in the popup of its tile. */
function cardOf(tile: EmbedTile, id?: string) {
  const { address } = tile;
  const embed = embedOf(address);
  if (!embed) return null;
  const { provider } = embed;
  const frame = embedFrame(embed);
  const frames = frame && { 'data-frame': frame.address, 'data-offline': texts.embedOffline };
  const card = (
    <a className={`tile card ${provider.shape}`} id={id} href={address} {...linkOpens(address)} {...frames}>
      <EmbedCard tile={tile} provider={provider} />
    </a>
  );
  return { card, origin: frame ? { frameOrigin: frame.origin } : {} };
}
