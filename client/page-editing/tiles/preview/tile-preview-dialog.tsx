import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { clsx } from 'clsx';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { asTextTile } from '../../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { appearanceParts } from '../../../page-view/appearance/appearance-parts.js';
import { useDocumentStyles } from '../../../page-view/appearance/use-document-styles.js';
import { NO_PICTURES } from '../../../page-view/pictures/page-pictures.js';
import { pageStyles, tileClass } from '../../../page-view/document/page-styles.js';
import viewCss from '../../../page-view/page-view.css?inline';
import { richText, type RichText } from '../../../page-view/tiles/rich-text.js';
import textCss from '../../../page-view/tiles/rich-text.css?inline';
import waysCss from '../../../page-view/tile-kinds/contact/contact-ways.css?inline';
import { contactText } from '../../../page-view/tile-kinds/contact/contact-tile-view.js';
import { shownContactName } from '../../../page-view/tile-kinds/contact/contact-tile-preview.js';
import { textScope, TileDialog, TileSheet } from '../../../page-view/tiles/tile-dialog.js';
import dialogCss from '../../../page-view/tiles/tile-dialog.css?inline';
import { useShadowRoot } from '../../../page-view/use-shadow-root.js';
import { agreementColors } from '../../../page-view/visibility/agreement-colors.js';
import { coveredTile, isWarned } from '../../../page-view/visibility/covered-tile.js';
import asksCss from '../../../page-view/visibility/icon-and-words.css?inline';
import { WarnedPopup } from '../../../page-view/visibility/warned-popup.js';
import warnedCss from '../../../page-view/visibility/warned-popup.css?inline';
import { writingDirection } from '../../../page-view/writing-direction.js';
import { withDevicePictures } from '../../rich-text/device-addresses.js';
import { cleanDraftHtml } from '../draft-html.js';
import { OverPreview } from './over-preview.js';
import { pageInPreview } from './page-in-preview.js';
import styles from './tile-preview-dialog.module.css';

interface ShownTile {
  readonly tile: Tile;
  /** Its place on the page, from 1. */
  readonly number: number;
  /** The page of the tile: its look is that of the popup. */
  readonly page: PageDesign;
}

interface OpenTileProps extends ShownTile {
  readonly onClose: () => void;
}

interface TilePreviewDialogProps extends OpenTileProps {
  readonly open: boolean;
  /** Whether there is room for the preview beside the list. */
  readonly wide: boolean;
}

/**
 * The popup that a visitor opens by pressing the tile: the same component, with the content of the draft. It is over the window, or in the
 * preview if that shows a phone. Load it lazily.
 */
export function TilePreviewDialog({ open, wide, ...shown }: TilePreviewDialogProps): ReactNode {
  const [phone] = useState(phoneInPreview);
  if (!open) return null;
  return wide && phone ? <PreviewOnPhone {...shown} phone={phone} /> : <Preview {...shown} />;
}

/** From this width of the page on, its popups are no sheets at the lower edge, in CSS pixels. */
const NO_PHONE = 600;

/** The screen of the preview, if it is that of a phone. */
function phoneInPreview(): HTMLElement | null {
  const screen = pageInPreview()?.host.parentElement ?? null;
  return screen && screen.offsetWidth < NO_PHONE ? screen : null;
}

// The page around the popup has its look, and is not seen itself.
const ONLY_POPUP = ':host{all:initial;--page-height:0}.frame{visibility:hidden}.popup{visibility:visible}';
// As wide as the window: the popup is in the browser's top layer.
const OVER_WINDOW = `${ONLY_POPUP}:host{position:fixed;inset:0 0 auto;block-size:0;overflow:hidden}`;
// The presses beside the popup are those of the backdrop.
const ON_PHONE = `${ONLY_POPUP}:host{position:absolute;inset:0;pointer-events:none}.popup{pointer-events:auto}`;
// The dialog is only drawn as open: one that is open would get the Escape that is meant for a panel below it.
const OVER_PAGE = `${ONLY_POPUP}:host{position:absolute;inset:0}.popup{display:flex;flex-direction:column}`;

function Preview({ onClose, ...shown }: OpenTileProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [root, popup] = usePopupIn(host, OVER_WINDOW, shown);
  return createPortal(
    <div ref={host} data-undo-waits="">
      {root &&
        createPortal(
          <OpenedPopup isModal onClose={onClose}>
            {popup}
          </OpenedPopup>,
          root,
        )}
    </div>,
    document.body,
  );
}

/** What is around the phone stays in use. The page behind the popup does not, as on a phone. */
function PreviewOnPhone({ phone, onClose, ...shown }: OpenTileProps & { readonly phone: HTMLElement }): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [root, popup] = usePopupIn(host, ON_PHONE, shown);
  useEscape(onClose);
  useInertBehind(phone);
  return (
    <OverPreview screen={phone}>
      {/* A press must not take the focus out of the popup, which gives it back to where it was. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.backdrop}
        onMouseDown={(event) => event.preventDefault()}
        // The second press of a double click on a tile comes here.
        onClick={({ detail }) => detail < 2 && onClose()}
      />
      <div ref={host} data-undo-waits="">
        {root && createPortal(<OpenedPopup onClose={onClose}>{popup}</OpenedPopup>, root)}
      </div>
    </OverPreview>
  );
}

/** A press beside the phone takes the focus from it. Escape is still meant for the popup then, unless something else is open above. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    function closeByKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(OPEN_ABOVE)) return;
      event.preventDefault();
      onClose();
    }
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [onClose]);
}

const OPEN_ABOVE = 'dialog:modal, [popover="auto"]:popover-open';

/** Whether the focus is on the phone or nowhere. */
function isFree(phone: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === document.body || phone.contains(activeElement);
}

/** Keeps the focus out of the page, and gives it back. A dialog cannot give it back to what is inert while it closes. */
function useInertBehind(phone: HTMLElement): void {
  useLayoutEffect(() => {
    const page = pageInPreview();
    const pressed = page?.activeElement ?? document.activeElement;
    page?.host.toggleAttribute('inert', true);
    return () => {
      page?.host.toggleAttribute('inert', false);
      if (isFree(phone) && pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
    };
  }, [phone]);
}

/** The open popup of a tile over the page in the preview. Nothing in it can be pressed. */
export function PopupInPreview(shown: ShownTile): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [root, popup] = usePopupIn(host, OVER_PAGE, shown);
  return <div ref={host}>{root && createPortal(popup, root)}</div>;
}

function usePopupIn(host: RefObject<HTMLDivElement | null>, place: string, { tile, number, page }: ShownTile) {
  const at = number - 1;
  const parts = useMemo(() => appearanceParts(page, NO_PICTURES), [page]);
  useDocumentStyles(parts?.typefaces ?? '');
  const content = useMemo(() => popupText(tile, textScope(number)), [tile, number]);
  const base = `${place}${viewCss}${dialogCss}${textCss}${waysCss}${asksCss}${warnedCss}`;
  const ofTile = content.css + agreementColors(tile, number, page);
  const root = useShadowRoot(host, base, pageStyles(page) + ofTile + (parts?.css ?? ''));
  const popup = (
    <div className={clsx('frame', parts?.markup.page)} dir={writingDirection(page.title)}>
      <ul className="tiles">
        <li className={clsx(tileClass(at), parts?.markup.tiles[at])}>
          <Popup tile={tile} number={number} content={content} />
        </li>
      </ul>
    </div>
  );
  return [root, popup] as const;
}

interface PopupProps extends Pick<ShownTile, 'tile' | 'number'> {
  readonly content: RichText;
}

/** With its warning before it, what is in the tile cannot be seen here. Of a link, where it leads is behind the button. */
function Popup({ tile, number, content }: PopupProps): ReactNode {
  const { warning } = tile.visibility ?? {};
  if (warning === undefined || !isWarned(tile))
    return <TileDialog name={tile.kind === 'contact' ? shownContactName(tile) : tile.name} number={number} content={content} />;
  const sheet = { content: <TileSheet number={number} content={content} />, className: content.staysLight ? 'light' : '' };
  const inside = tile.kind === 'link' ? { address: tile.address } : sheet;
  return <WarnedPopup name={coveredTile(tile).name} number={number} warning={warning} inside={inside} isPreview />;
}

function popupText(tile: Tile, scope: string): RichText {
  return tile.kind === 'contact' ? contactText(tile, scope) : richText(withDevicePictures(cleanDraftHtml(asTextTile(tile).html)), scope);
}

interface OpenedPopupProps {
  readonly isModal?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Opens the dialog inside, and does the same as the script of the page. */
function OpenedPopup({ isModal = false, onClose, children }: OpenedPopupProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const dialog = dialogIn(place.current);
    dialog?.removeAttribute('closedby');
    if (isModal) dialog?.showModal();
    else dialog?.show();
    // What React makes has no attribute for it.
    dialog?.querySelector<HTMLElement>('.go-back')?.focus();
    // Closing the dialog before it is removed from the document returns the focus to where it was.
    return () => dialog?.close();
  }, [isModal]);

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

  function closeByClick(event: MouseEvent) {
    const { target } = event;
    const dialog = dialogIn(place.current);
    const isBackdrop = target === dialog && target === pressed.current;
    const isCloseButton = target instanceof Element && target.closest('[command="close"]') !== null;
    if (!isBackdrop && !isCloseButton) return;
    // The command of the button would close it once more.
    event.preventDefault();
    dialog?.close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- It handles events of buttons inside, which work with keys, too.
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
