import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { keepAddress, standIn } from '../document/popup-script.js';
import { viewOf } from '../tile-kinds/tile-kind-views.js';
import type { TileView } from '../tile-kinds/tile-kind-view.js';
import { TileButton } from '../tiles/tile-button.js';
import dialogCss from '../tiles/tile-dialog.css?inline';
import { agreementColors } from './agreement-colors.js';
import { coveredDesign, coveredTile, isWarned } from './covered-tile.js';
import asksCss from './icon-and-words.css?inline';
import warnedCss from './warned-popup.css?inline';
import { WarnedPopup } from './warned-popup.js';
import { askFirst, askNoMore } from './warning-script.js';

/** What a page has for its tiles with a warning. Without any, it is the page as it was before there were warnings. */
export interface WarnedTiles {
  /** The design as it looks before anybody has agreed. */
  readonly design: PageDesign;
  /** For each tile with a warning, how visitors get it. */
  readonly views: readonly (TileView | undefined)[];
  readonly styles: readonly string[];
  readonly scripts: readonly (() => void)[];
  /** The classes that the kinds of these tiles have on a page, and that are in their popups now. */
  readonly classes: readonly string[];
}

export function warnedTiles(design: PageDesign): WarnedTiles {
  const warned = design.tiles.filter(isWarned);
  if (warned.length === 0) return { design, views: [], styles: [], scripts: [], classes: [] };
  return {
    design: coveredDesign(design),
    views: design.tiles.map((tile, at) => (isWarned(tile) ? warnedView(tile, at + 1, design) : undefined)),
    styles: [dialogCss, asksCss, warnedCss],
    // A popup that the address opens is as it shall be by then.
    scripts: [standIn, askNoMore, askFirst, keepAddress],
    classes: warned.map(({ kind }) => (kind === 'embed' ? 'card' : kind)),
  };
}

function warnedView(tile: Tile, number: number, design: PageDesign): TileView | undefined {
  const inside = viewOf(tile).inside(tile, number);
  if (!inside) return undefined;
  const covered = coveredTile(tile);
  const { css = '', frameOrigin } = inside;
  return {
    css: agreementColors(tile, number, design) + css,
    ...(frameOrigin !== undefined && { frameOrigin }),
    item: [
      <TileButton key="button" tile={covered} number={number} />,
      <WarnedPopup key="popup" name={covered.name} number={number} warning={tile.visibility?.warning ?? ''} inside={inside} />,
    ],
  };
}
