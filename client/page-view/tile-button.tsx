import type { ReactNode } from 'react';
import { publicPageTexts as texts } from '../texts/en/public-page.js';

interface TileButtonProps {
  readonly name: string;
  /** The place on the page, from 1: its address is `#tile-n`. */
  readonly number: number;
}

/**
 * A tile that opens its popup by itself: as a modal dialog where the browser knows invoker commands, else as a popover.
 * Neither needs a script.
 */
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

/** A tile where nothing opens: the same look, and only a picture of itself. */
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
