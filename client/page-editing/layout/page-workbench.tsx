import { useState, type ComponentProps, type ReactNode, useCallback } from 'react';
import { flushSync } from 'react-dom';
import brush from '../../art/icons/lucide/paintbrush.svg?raw';
import share from '../../art/icons/lucide/share-2.svg?raw';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { networkLinksOf } from '../../../server/pages/networks/network-links.rules.js';
import { Button } from '../../controls/buttons/button.js';
import { DidNotLoad } from '../../controls/loading/did-not-load.js';
import { ErrorBoundary } from '../../controls/loading/error-boundary.js';
import type { PagePictures } from '../../page-view/pictures/page-pictures.js';
import { editorTexts } from '../../texts/en/editor.js';
import { crashTexts } from '../../texts/en/resilience.js';
import type { DesignTab } from '../design/look-tab.js';
import { EditorLayout, useEditorViews } from './editor-layout.js';
import { OpenLookContext, OpenTileContext, useOpenTile } from './open-look.js';
import { PageHead } from './page-head.js';
import type { LoadShelf } from '../design/looks/use-own-looks.js';
import { PageStage } from './stage/page-stage.js';
import type { PagePart } from './stage/pressed-part.js';
import { SettingButton } from './setting-button.js';
import { TileList } from '../tiles/tile-list.js';
import { AddTile } from '../tiles/adding/add-tile.js';
import { NoTiles, TilePaneHead } from '../tiles/tile-pane.js';
import { UndoButtons } from './undo-buttons.js';
import type { Draft } from '../draft/draft.js';
import type { DraftState } from '../draft/use-draft.js';
import type { LastMoment } from '../draft/use-last-moment.js';
import { usePasting } from '../pasting/use-pasting.js';
import { usePopup } from '../popups/use-popup.js';
import { useTileActions, type TileEditingActions } from '../tiles/use-tile-actions.js';
import { useWide } from './use-wide.js';
import { lazyComponent, lazyPart, usePartPreloading } from '../../controls/loading/lazy-part.js';
import { asPopup } from '../../shell/popups/as-popup.js';

/** From the first new tile on. */
const NextTiles = lazyComponent(
  lazyPart(() => import('../tiles/adding/next-tiles.js')),
  (module) => module.NextTiles,
  { isOpen: ({ editing }) => editing.named !== null },
);

const popupsPart = lazyPart(() => import('../popups/page-popups.js'));
const LazyPopups = lazyComponent(popupsPart, (module) => module.PagePopups, asPopup);

const designPanelPart = lazyPart(() => import('../design/design-panel.js'));
const LazyDesignPanel = lazyComponent(designPanelPart, (module) => module.DesignPanel, asPopup);

/** What leads to a part of the page, or to a new tile. */
export interface PageEditing {
  readonly edit: (part: PagePart) => void;
  readonly add: () => void;
}

interface PageWorkbenchProps {
  readonly draftState: DraftState;
  /** Makes the tile that the button Add appends. */
  readonly newTile: () => Tile;
  readonly siteName: string;
  /** The page's pictures on the server. They are not part of the draft. */
  readonly pictures?: PagePictures;
  /** The profile picture beside the title, which a press changes, if the page can have one. */
  readonly profilePicture?: ReactNode;
  /** The visible heading of the screen, above the controls. */
  readonly heading?: ReactNode;
  /** The text of the heading, for screen readers in the preview of a small screen, where the heading is hidden. */
  readonly headingText?: string;
  /** Which of several pages is edited, and the way to the others. */
  readonly switcher?: ReactNode;
  /** What makes a new page its creator's own, between the title and the list. */
  readonly firstSteps?: ((editing: PageEditing) => ReactNode) | undefined;
  /** The button that opens the history, if there is one. */
  readonly history?: ReactNode;
  /** The button that opens the wallpaper settings, if the page can have a wallpaper. */
  readonly wallpaper?: ReactNode;
  /** Loads the place where the creator's own looks are kept, if it is not this device. */
  readonly looks?: LoadShelf;
  /** The parts that differ between the editors: the state of the draft, a message, the page's address, and the publish button. */
  readonly state?: ReactNode;
  readonly publicState?: ReactNode;
  readonly notice?: ReactNode;
  readonly link: ReactNode;
  readonly publish: ReactNode;
  /** What is asked before a publication, and can open tiles. */
  readonly question?: ReactNode;
  readonly publishing: boolean;
  /** Called with true when a popup has changes that are not in the draft yet, and with false when the popup is closed. */
  readonly onTouched: (touched: boolean) => void;
  /** Notifies when an open popup must save at once, in addition to when the tab is hidden or closed. */
  readonly onLastMoment?: LastMoment;
}

/** The whole user interface to edit a draft, the same for both editors. */
export function PageWorkbench({ draftState, siteName, pictures, onTouched, onLastMoment, publishing, ...own }: PageWorkbenchProps) {
  const { draft, change } = draftState;
  const { heading, headingText, switcher, state, publicState, history, notice, link, publish, wallpaper, profilePicture, looks } = own;
  const wide = useWide();
  const { views, openLook, ...look } = useLook();
  const [announcement, announce] = useAnnouncement();
  const { popup, open, actions, contents } = usePopup(change, onTouched);
  const openTile = useOpenTile(openLook, open);
  usePartPreloading();
  const tiles = useTileActions({ draftState, newTile: own.newTile, announce, onOpen: openTile });
  const page = { design: draft.design, pictures, siteName };
  const edit = (part: PagePart) => editPart(part, { draft, tiles, open, showTiles: () => views[1]('tiles') });
  const popups = { ...page, draft, actions, contents, wide, onLastMoment, wallpaper, onClose: actions.close };
  const [onOpen, onMore] = [tiles.actions.open, () => openLook('background')];
  const addButton = <AddTile onAdd={tiles.add} onAddKind={tiles.addKind} onPaste={usePasting(draftState, tiles)} small={wide} />;
  return (
    <OpenLookContext value={openLook}>
      <OpenTileContext value={tiles.actions.open}>
        <EditorLayout
          views={views}
          {...{ heading, headingText, switcher, state, publicState, notice, link, publish }}
          undo={<UndoButtons {...tiles.undoing} />}
          history={wide && history}
          head={<Head {...{ draftState, profilePicture, wallpaper }} onOpen={open} />}
          list={
            <TilesPane draftState={draftState} editing={tiles} history={!wide && history} addButton={wide && addButton}>
              {own.firstSteps?.({ edit, add: tiles.add })}
            </TilesPane>
          }
          design={(leave) => (
            <LazyDesignPanel
              {...page}
              {...look}
              {...{ draftState, wallpaper, looks }}
              open
              onClose={leave}
              selected={tiles.selected}
              onUndo={tiles.undoing.undo}
            />
          )}
          add={addButton}
          stage={(width, onWidth) => <SafeStage {...page} {...{ width, onWidth, publishing }} onEdit={edit} />}
          popup={popup && <LazyPopups key={popup.number} open={popup.open} {...popups} {...{ popup, onOpen, onMore }} />}
        />
        {own.question}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </OpenTileContext>
    </OpenLookContext>
  );
}

/** The view that is shown, the tab of the design panel, which stays when the view changes, and the way to a tab from elsewhere. */
function useLook() {
  const [tab, onTab] = useState<DesignTab>('themes');
  const [styled, onStyled] = useState<string | null>(null);
  const [view, show] = useEditorViews();
  const openLook = (wanted: DesignTab, key: string | null = null) => {
    onTab(wanted);
    onStyled(key);
    show('design');
  };
  // When the panel is opened again by hand, it is for all tiles.
  const showAnother = (next: typeof view) => (onStyled(null), show(next));
  return { tab, onTab, styled, onStyled, views: [view, showAnother] as const, openLook };
}

interface Editing {
  readonly draft: Draft;
  readonly tiles: TileEditingActions;
  readonly open: (popup: 'links') => void;
  readonly showTiles: () => void;
}

/** Edits what was pressed on the page: in its popup, or else in its field above the list, or with its button there. */
function editPart(part: PagePart, { draft, tiles, open, showTiles }: Editing): void {
  if (part.kind === 'links') return open('links');
  if (part.kind === 'tile') {
    const key = draft.keys[part.number - 1];
    // The spare cells of a mosaic are no tiles.
    if (key === undefined) return;
    tiles.show(key);
    return tiles.actions.open('content', key);
  }
  const field = () => document.querySelector<HTMLElement>(`[data-part=${part.kind}] :is(textarea, button)`);
  if (part.kind !== 'picture') {
    flushSync(showTiles);
    field()?.focus();
  } else if (field()) {
    // The button of guests, who have no picture, is missing.
    flushSync(showTiles);
    field()?.click();
  }
}

interface HeadProps extends Pick<PageWorkbenchProps, 'draftState' | 'profilePicture' | 'wallpaper'> {
  readonly onOpen: (popup: 'links' | 'page') => void;
}

/** The title, and the settings of the whole page. */
function Head({ draftState, profilePicture, wallpaper, onOpen }: HeadProps) {
  const used = networkLinksOf(draftState.draft.design).length;
  return (
    <PageHead draftState={draftState} profilePicture={profilePicture}>
      <SettingButton
        svg={share}
        label={editorTexts.socialLinks}
        note={editorTexts.linkCount({ used })}
        count={used}
        onPress={() => onOpen('links')}
      />
      {wallpaper}
      <SettingButton svg={brush} label={editorTexts.miscellaneous} onPress={() => onOpen('page')} />
    </PageHead>
  );
}

function SafeStage(stage: ComponentProps<typeof PageStage>) {
  return (
    <ErrorBoundary fallback={(retry) => <StageFailed onRetry={retry} />}>
      <PageStage {...stage} />
    </ErrorBoundary>
  );
}

function StageFailed({ onRetry }: { readonly onRetry: () => void }) {
  return <DidNotLoad title={crashTexts.preview} text={crashTexts.screen} heading="h3" onRetry={onRetry} />;
}

interface TilesPaneProps {
  readonly draftState: DraftState;
  readonly editing: TileEditingActions;
  readonly history: ReactNode;
  readonly addButton: ReactNode;
  /** Above the tiles. */
  readonly children: ReactNode;
}

function TilesPane({ draftState, editing, history, addButton, children }: TilesPaneProps) {
  const { design, keys } = draftState.draft;
  const { selected, folded, named, add, remove, actions } = editing;
  const isEmpty = keys.length === 0;
  const wide = useWide();
  return (
    <>
      {children}
      <TilePaneHead count={keys.length}>
        {history}
        {!isEmpty && (
          <Button kind="quiet" size="small" icon="trash" onClick={() => void remove()}>
            {editorTexts.remove}
          </Button>
        )}
        {addButton}
      </TilePaneHead>
      {isEmpty ? (
        <NoTiles onAdd={add} />
      ) : (
        <TileList
          tiles={design.tiles}
          keys={keys}
          ground={design.backgroundColor}
          isMosaic={design.appearance?.layout.kind === 'mosaic'}
          pressOpens={!wide}
          selected={selected}
          folded={folded}
          named={named}
          actions={actions}
          onDrop={draftState.change}
        />
      )}
      <NextTiles draftState={draftState} editing={editing} />
    </>
  );
}

/** The text for screen readers after the last press, and a function that sets it. The same text is announced again. */
function useAnnouncement(): readonly [string, (text: string) => void] {
  const [announcement, setAnnouncement] = useState('');
  const announce = useCallback((text: string) => setAnnouncement((before) => (before === text ? `${text}\u00a0` : text)), []);
  return [announcement, announce];
}
