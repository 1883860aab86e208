import type { ReactNode } from 'react';
import { publicDocumentTexts } from '../../texts/en/public-document.js';
import { publicPageTexts } from '../../texts/en/public-page.js';
import type { RichText } from './rich-text.js';

/** The class to which the colour rules of a tile's text are limited. */
export function textScope(number: number): string {
  return `x${number}`;
}

interface TileDialogProps {
  readonly name: string;
  /** The position on the page, from 1. */
  readonly number: number;
  readonly content: RichText;
}

/**
 * A tile's popup: a head in the colours of the tile, and a sheet with its content. `closedby` and the close command need no script.
 * Browsers without them open the popup as a popover, which closes in the same ways. `lang` is empty, because the language of the creator is
 * unknown.
 */
export function TileDialog({ content, ...head }: TileDialogProps): ReactNode {
  return (
    <PopupFrame {...head} className={content.staysLight ? 'light' : ''}>
      <TileSheet number={head.number} content={content} />
    </PopupFrame>
  );
}

/** The text in a popup. */
export function TileSheet({ number, content }: Pick<TileDialogProps, 'number' | 'content'>): ReactNode {
  return <div className={`sheet ${textScope(number)}`} dir="auto" lang="" dangerouslySetInnerHTML={{ __html: content.html }} />;
}

interface PopupFrameProps extends Omit<TileDialogProps, 'content'> {
  readonly className: string;
  /** Whether it is open from the beginning. */
  readonly isOpen?: boolean;
  /** The id of words that are read with the name of the popup. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A popup with its head, and anything below that. */
export function PopupFrame({ name, number, className, describedBy, isOpen, children }: PopupFrameProps): ReactNode {
  const id = `popup-${number}`;
  const isUnnamed = name.trim() === '';
  return (
    <dialog
      className={`popup ${className}`.trim()}
      id={id}
      aria-labelledby={`name-${number}`}
      aria-describedby={describedBy}
      popover="auto"
      closedby="any"
      open={isOpen}
    >
      <div className="head">
        <h2 id={`name-${number}`} dir="auto" lang={isUnnamed ? undefined : ''}>
          {isUnnamed ? publicPageTexts.unnamedTile({ number }) : name}
        </h2>
        <CloseButton dialogId={id} />
      </div>
      {children}
    </dialog>
  );
}

function CloseButton({ dialogId }: { readonly dialogId: string }): ReactNode {
  const closes = { commandfor: dialogId, command: 'close' };
  return (
    <button
      type="button"
      className="close"
      aria-label={publicDocumentTexts.closePopup}
      popoverTarget={dialogId}
      popoverTargetAction="hide"
      {...closes}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M18 6 6 18M6 6l12 12" />
      </svg>
    </button>
  );
}
