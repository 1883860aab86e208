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

/** A tile for previews, which looks the same and opens nothing. */
export function PreviewTile({ name }: { readonly name: string }): ReactNode {
  return (
    <span className="tile">
      <TileName name={name} />
    </span>
  );
}

function TileName({ name }: { readonly name: string }): ReactNode {
  return (
    <span className="name" dir="auto" lang="">
      {name}
    </span>
  );
}

function labelOf(name: string, number: number): string | undefined {
  return name.trim() === '' ? texts.unnamedTile({ number }) : undefined;
}
