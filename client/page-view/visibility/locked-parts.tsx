import type { ComponentProps } from 'react';
import { DEFAULT_TILE_STYLE, type PageDesign, type Tile } from '../../../server/pages/design/page-design.rules.js';
import { keepAddress, showRefused, standIn } from '../document/popup-script.js';
import type { TileView } from '../tile-kinds/tile-kind-view.js';
import { TileButton } from '../tiles/tile-button.js';
import dialogCss from '../tiles/tile-dialog.css?inline';
import { PopupFrame } from '../tiles/tile-dialog.js';
import { LockForm } from './lock-form.js';
import lockCss from './lock-form.css?inline';
import type { LockView } from './lock-view.js';

/** What a page has for its tiles with a password. */
interface LockedParts {
  /** For each tile with a password, how visitors get it. */
  readonly views: readonly (TileView | undefined)[];
  /** The tiles without one. */
  readonly others: readonly Tile[];
  readonly styles: readonly string[];
  readonly scripts: readonly (() => void)[];
}

/** The design of a page that asks for its password, with one tile for the form. Of any other page, its own. */
export function askingDesign(design: PageDesign, { closed }: LockView): PageDesign {
  if (!closed) return design;
  const form: Tile = { kind: 'text', name: '', html: '', style: closed.style ?? DEFAULT_TILE_STYLE };
  return { ...design, tiles: [form] };
}

/** Nothing for a page without passwords, which is as it was before there were any. */
export function lockedParts({ tiles }: PageDesign, { closed, refused, isDraft }: LockView & { readonly isDraft?: boolean }): LockedParts {
  if (closed) {
    const obstacle = refused?.tile === null ? refused.obstacle : undefined;
    return { views: [{ item: <LockForm hint={closed.hint} obstacle={obstacle} /> }], others: [], styles: [lockCss], scripts: [] };
  }
  if (!tiles.some(isLocked)) return { views: [], others: tiles, styles: [], scripts: [] };
  const obstacleOf = ({ id }: Tile) => (refused && id !== undefined && refused.tile === id ? refused.obstacle : undefined);
  return {
    views: tiles.map((tile, at) => (isLocked(tile) ? lockedView(tile, at + 1, { obstacle: obstacleOf(tile), isDraft }) : undefined)),
    others: tiles.filter((tile) => !isLocked(tile)),
    styles: [dialogCss, lockCss],
    scripts: [...(tiles.some(obstacleOf) ? [showRefused] : []), standIn, keepAddress],
  };
}

function isLocked({ visibility }: Tile): boolean {
  return visibility?.who === 'password';
}

type Asking = Pick<ComponentProps<typeof LockForm>, 'obstacle' | 'isDraft'>;

function lockedView(tile: Tile, number: number, { obstacle, isDraft }: Asking): TileView {
  return {
    item: [
      <TileButton key="button" tile={tile} number={number} />,
      <PopupFrame key="popup" name={tile.name} number={number} className="" isOpen={obstacle !== undefined}>
        <LockForm tile={{ number, id: tile.id ?? '' }} hint={tile.visibility?.hint} {...{ obstacle, isDraft }} />
      </PopupFrame>,
    ],
  };
}
