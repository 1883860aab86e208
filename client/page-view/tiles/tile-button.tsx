import { createContext, useContext, type ReactNode } from 'react';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { publicPageTexts as texts } from '../../texts/en/public-page.js';

export interface TileNameProps {
  /** Its name is not always the creator's: a link without a name is called by where it leads. */
  readonly tile: Tile;
}

/** What is on a tile. On a plain page, that is its name. */
export const TileNameContext = createContext<(props: TileNameProps) => ReactNode>(PlainName);

interface TileButtonProps {
  readonly tile: Tile;
  /** The position on the page, from 1. The address of the tile is `#tile-n`. */
  readonly number: number;
}

/** A tile that opens its popup without script: as a modal dialog if the browser supports invoker commands, else as a popover. */
export function TileButton({ tile, number }: TileButtonProps): ReactNode {
  const opens = { commandfor: `popup-${number}`, command: 'show-modal' };
  return (
    <button
      type="button"
      className="tile"
      id={`tile-${number}`}
      aria-haspopup="dialog"
      aria-label={labelOf(tile, number)}
      popoverTarget={`popup-${number}`}
      {...opens}
    >
      <TileName tile={tile} />
    </button>
  );
}

interface PreviewTileProps {
  readonly tile: Tile;
  /** The position on the page, from 1. It names a tile without a name. */
  readonly number?: number;
  /** Opens the tile; without it, the tile only looks the same. */
  readonly onOpen?: (() => void) | undefined;
}

/** A tile for previews. Its popup is not part of the preview. */
export function PreviewTile({ tile, number = 1, onOpen }: PreviewTileProps): ReactNode {
  if (!onOpen) {
    // Some themes draw links otherwise. Without an address, it leads nowhere.
    const Element = tile.kind === 'link' ? 'a' : 'span';
    return (
      <Element className="tile">
        <TileName tile={tile} />
      </Element>
    );
  }
  return (
    <button type="button" className="tile" aria-haspopup="dialog" aria-label={labelOf(tile, number)} onClick={onOpen}>
      <TileName tile={tile} />
    </button>
  );
}

/** What is on a tile, see `TileNameContext`. */
export function TileName(props: TileNameProps): ReactNode {
  return useContext(TileNameContext)(props);
}

/** The name of a tile, in the direction of its own script. */
export function PlainName({ tile }: TileNameProps): ReactNode {
  return (
    <span className="name" dir="auto" lang="">
      {tile.name}
    </span>
  );
}

function labelOf({ name }: Tile, number: number): string | undefined {
  return name.trim() === '' ? texts.unnamedTile({ number }) : undefined;
}
