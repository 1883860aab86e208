import { createContext, useContext, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { TileKind } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { Dialog, DialogParts } from '../../controls/dialog.js';
import { Icon, type IconName } from '../../controls/icon.js';
import { IconButton } from '../../controls/icon-button.js';
import { IconDrawing } from '../../controls/icon.js';
import { Popover } from '../../controls/popover.js';
import { tileDialogTexts } from '../../texts/en/tile-dialogs.js';
import { useWide } from '../layout/use-wide.js';
import { KindMenu } from '../tiles/add-tile-menu.js';
import { showInPreview } from './open-in-preview.js';
import { TILE_KIND_EDITING } from './tile-kinds.js';
import styles from './tile-editor-frame.module.css';

/** What the dialog of a tile has to know about its page. */
export interface TileOnPage {
  readonly kind: TileKind;
  /** Its place on the page, from 1. */
  readonly number: number;
  /** The tile as visitors see it, for screens without room for the preview. */
  readonly live: ReactNode;
  /** Its popup, open in the preview. */
  readonly opened: ReactNode;
  /** Makes it a tile of another kind, which keeps its name and look. */
  readonly onKind: (kind: TileKind) => void;
  /** Edits the tile before or after it; null if there is none. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

/** The page around the edited tile. */
export const TileOnPageContext = createContext<TileOnPage | null>(null);

interface TileEditorFrameProps {
  readonly open: boolean;
  readonly title: string;
  readonly width?: 560 | 760;
  readonly footer: ReactNode;
  /** Saves what can be saved. */
  readonly onSave: () => void;
  /** Tries to close the dialog; false if it stays open because something needs attention. */
  readonly onClose: () => boolean;
  readonly children: ReactNode;
}

/**
 * The popup that edits a tile. Beside the preview, it takes the place of the controls, and the page stays within reach. On other screens, it
 * is a dialog that shows the tile above its fields.
 */
export function TileEditorFrame({ open, title, width = 560, footer, onSave, onClose, children }: TileEditorFrameProps) {
  const page = useContext(TileOnPageContext);
  // A dialog that is open stays what it is: another element would lose what is typed in it.
  const [isBeside] = useState(useWide());
  const extras = page && <TileMoves page={page} onSave={onSave} onClose={onClose} />;
  const parts = { title, footer, extras, onClose };
  if (isBeside) {
    return open ? (
      <>
        <Pane {...parts} number={page?.number} onSave={onSave}>
          {children}
        </Pane>
        {page?.opened}
      </>
    ) : null;
  }
  return (
    <Dialog open={open} width={width} {...parts}>
      {page?.live}
      {children}
    </Dialog>
  );
}

interface TileMovesProps extends Pick<TileEditorFrameProps, 'onSave' | 'onClose'> {
  readonly page: TileOnPage;
}

/** Changes the kind of the tile, or goes to its neighbours. */
function TileMoves({ page: { kind, onKind, onPrevious, onNext }, onSave, onClose }: TileMovesProps) {
  const { svg, label } = TILE_KIND_EDITING[kind];
  const step = (icon: IconName, text: string, go: (() => void) | null) => (
    <IconButton icon={icon} label={text} disabled={go === null} onClick={() => onClose() && go?.()} />
  );
  return (
    <>
      <Popover
        label={tileDialogTexts.kind}
        width={320}
        opener={(opener) => (
          <button type="button" className={styles.kind} aria-label={tileDialogTexts.kindIs({ kind: label })} {...opener}>
            <IconDrawing svg={svg} />
            <span className={styles.kindName}>{label}</span>
            <Icon name="chevron-down" />
          </button>
        )}
      >
        {(close) => (
          <KindMenu
            label={tileDialogTexts.kind}
            open
            without={kind}
            onClose={close}
            onChoose={(chosen) => {
              close();
              onSave();
              onKind(chosen);
            }}
          />
        )}
      </Popover>
      <span className={styles.steps}>
        {step('chevron-up', tileDialogTexts.previousTile, onPrevious)}
        {step('chevron-down', tileDialogTexts.nextTile, onNext)}
      </span>
    </>
  );
}

interface PaneProps extends Pick<TileEditorFrameProps, 'title' | 'footer' | 'onSave' | 'onClose' | 'children'> {
  readonly extras: ReactNode;
  readonly number: number | undefined;
}

/** A dialog that is not modal. Escape and a press in the preview close it. */
function Pane({ number, onSave, ...parts }: PaneProps) {
  const titleId = useId();
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.show();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closing the dialog before it is removed from the document returns the focus to where it was.
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    if (number !== undefined) showInPreview(number);
  }, [number]);
  const close = useEffectEvent(() => void parts.onClose());
  useEffect(() => {
    function pressed({ target }: Event) {
      if (target instanceof Element && target.closest('[data-stage] > section')) close();
    }
    function typed(event: KeyboardEvent) {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog:modal, dialog :popover-open')) return;
      if (target === document.body || frame.current?.contains(target as Node)) close();
    }
    // The press itself may open another popup.
    document.addEventListener('click', pressed, { capture: true });
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('click', pressed, { capture: true });
      document.removeEventListener('keydown', typed);
    };
  }, []);
  return (
    <dialog
      ref={frame}
      className={styles.pane}
      aria-labelledby={titleId}
      data-pane=""
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onSave();
      }}
    >
      <DialogParts titleId={titleId} {...parts} />
    </dialog>
  );
}
