import type { ReactNode } from 'react';
import { publicPageTexts as texts } from '../texts/en/public-page.js';

interface TileButtonProps {
  readonly name: string;
  /** The position on the page, from 1. The address of the tile is `#tile-n`. */
  readonly number: number;
}

/** A tile that opens its popup without script: as a modal dialog if the browser supports invoker commands, else as a popover. */
export function TileButton({ name, number }: TileButtonProps): ReactNode {
  const opens = { commandfor: `popup-${number}`, command: 'show-modal' };
  return (
    <button
      type="button"
      className="tile"
      id={`tile-${number}`}
      aria-haspopup="dialog"
      aria-label={labelOf(name, number)}
      popoverTarget={`popup-${number}`}
      {...opens}
    >
      <TileName name={name} />
    </button>
  );
}

interface PreviewTileProps {
  readonly name: string;
  /** The position on the page, from 1. It names a tile without a name. */
  readonly number?: number;
  /** Opens the tile; without it, the tile only looks the same. */
  readonly onOpen?: (() => void) | undefined;
}

/** A tile for previews. Its popup is not part of the preview. */
export function PreviewTile({ name, number = 1, onOpen }: PreviewTileProps): ReactNode {
  if (!onOpen) {
    return (
      <span className="tile">
        <TileName name={name} />
      </span>
    );
  }
  return (
    <button type="button" className="tile" aria-haspopup="dialog" aria-label={labelOf(name, number)} onClick={onOpen}>
      <TileName name={name} />
    </button>
  );
}

/** The text on a tile, in the direction of its own script. */
export function TileName({ name }: { readonly name: string }): ReactNode {
  return (
    <span className="name" dir="auto" lang="">
      {name}
    </span>
  );
}

function labelOf(name: string, number: number): string | undefined {
  return name.trim() === '' ? texts.unnamedTile({ number }) : undefined;
}
