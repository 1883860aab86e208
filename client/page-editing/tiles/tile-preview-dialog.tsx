import { useEffect, useLayoutEffect, useMemo, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { clsx } from 'clsx';
import type { PageDesign, Tile } from '../../../server/pages/page-design.rules.js';
import { asTextTile } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { dressedPage } from '../../page-view/appearance/dressed-page.js';
import { useDocumentStyles } from '../../page-view/appearance/use-document-styles.js';
import { NO_PICTURES } from '../../page-view/page-pictures.js';
import { pageStyles, tileClass } from '../../page-view/page-styles.js';
import viewCss from '../../page-view/page-view.css?inline';
import { richText, type RichText } from '../../page-view/rich-text.js';
import textCss from '../../page-view/rich-text.css?inline';
import { contactText } from '../../page-view/tile-kinds/contact/contact-tile-view.js';
import { shownContactName } from '../../page-view/tile-kinds/contact/contact-tile-preview.js';
import { textScope, TileDialog } from '../../page-view/tile-dialog.js';
import dialogCss from '../../page-view/tile-dialog.css?inline';
import { useShadowRoot } from '../../page-view/use-shadow-root.js';
import { writingDirection } from '../../page-view/writing-direction.js';
import { cleanDraftHtml } from './draft-html.js';

interface ShownTile {
  readonly tile: Tile;
  /** Its place on the page, from 1. */
  readonly number: number;
  /** The page of the tile: its look is that of the popup. */
  readonly page: PageDesign;
}

interface TilePreviewDialogProps extends ShownTile {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The popup that a visitor opens by pressing the tile: the same component, with the content of the draft. Load it lazily. */
export function TilePreviewDialog({ open, ...shown }: TilePreviewDialogProps): ReactNode {
  return open ? <Preview {...shown} /> : null;
}

// The page around the popup has its look, and is not seen itself.
const ONLY_POPUP = ':host{all:initial;--page-height:0}.frame{visibility:hidden}.popup{visibility:visible}';
// As wide as the window: the popup is in the browser's top layer.
const OVER_WINDOW = `${ONLY_POPUP}:host{position:fixed;inset:0 0 auto;block-size:0;overflow:hidden}`;
// The dialog is only drawn as open: one that is open would get the Escape that is meant for a panel below it.
const OVER_PAGE = `${ONLY_POPUP}:host{position:absolute;inset:0}.popup{display:flex;flex-direction:column}`;

function Preview({ onClose, ...shown }: Omit<TilePreviewDialogProps, 'open'>): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [root, popup] = usePopupIn(host, OVER_WINDOW, shown);
  return createPortal(
    <div ref={host} data-undo-waits="">
      {root && createPortal(<ModalPopup onClose={onClose}>{popup}</ModalPopup>, root)}
    </div>,
    document.body,
  );
}

/** The open popup of a tile over the page in the preview. Nothing in it can be pressed. */
export function PopupInPreview(shown: ShownTile): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [root, popup] = usePopupIn(host, OVER_PAGE, shown);
  return <div ref={host}>{root && createPortal(popup, root)}</div>;
}

function usePopupIn(host: RefObject<HTMLDivElement | null>, place: string, { tile, number, page }: ShownTile) {
  const at = number - 1;
  const dressed = useMemo(() => dressedPage(page, NO_PICTURES), [page]);
  useDocumentStyles(dressed?.faces ?? '');
  const content = useMemo(() => popupText(tile, textScope(number)), [tile, number]);
  const base = `${place}${viewCss}${dialogCss}${textCss}`;
  const root = useShadowRoot(host, base, pageStyles(page) + content.css + (dressed?.css ?? ''));
  const popup = (
    <div className={clsx('frame', dressed?.dress.page)} dir={writingDirection(page.title)}>
      <ul className="tiles">
        <li className={clsx(tileClass(at), dressed?.dress.tiles[at])}>
          <TileDialog name={tile.kind === 'contact' ? shownContactName(tile) : tile.name} number={number} content={content} />
        </li>
      </ul>
    </div>
  );
  return [root, popup] as const;
}

function popupText(tile: Tile, scope: string): RichText {
  return tile.kind === 'contact' ? contactText(tile, scope) : richText(cleanDraftHtml(asTextTile(tile).html), scope);
}

/** Opens the dialog inside as modal, and does the same as the script of the page. */
function ModalPopup({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const dialog = dialogIn(place.current);
    dialog?.removeAttribute('closedby');
    dialog?.showModal();
    // Closing the dialog before it is removed from the document returns the focus to where it was.
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    const dialog = dialogIn(place.current);
    const reportClose = () => void (dialog?.open || onClose());
    dialog?.addEventListener('close', reportClose);
    return () => dialog?.removeEventListener('close', reportClose);
  }, [onClose]);

  /** Ignores the second click of the double click that opened the popup. */
  function ignoreDoubleClick(event: MouseEvent) {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function closeByClick({ target }: MouseEvent) {
    const dialog = dialogIn(place.current);
    const isBackdrop = target === dialog && target === pressed.current;
    const isCloseButton = target instanceof Element && target.closest('[command="close"]') !== null;
    if (isBackdrop || isCloseButton) dialog?.close();
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- It handles events of buttons inside, which work with keys, too.
    <div
      ref={place}
      onPointerDown={({ target }) => void (pressed.current = target)}
      onPointerUp={({ target }) => void (target !== pressed.current && (pressed.current = null))}
      onClickCapture={ignoreDoubleClick}
      onClick={closeByClick}
    >
      {children}
    </div>
  );
}

function dialogIn(place: HTMLElement | null): HTMLDialogElement | null {
  return place?.querySelector('dialog') ?? null;
}
