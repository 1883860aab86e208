import { useContext, useEffect, useState, type ComponentType, type ReactNode, useRef } from 'react';
import { DESIGN_LIMITS, type Tile, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { hasBlankContent, TILE_KINDS, type TileKind } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import type { PagePictures } from '../../page-view/pictures/page-pictures.js';
import type { Draft } from '../draft/draft.js';
import { TileOnPageContext, type TileOnPage } from '../tile-kinds/tile-editor-dialog.js';
import { dialogOf } from '../tile-kinds/tile-kind-dialogs.js';
import type { TileEditorProps } from '../tile-kinds/tile-kind-editing.js';
import { TILE_KIND_EDITING } from '../tile-kinds/tile-kinds.js';
import { asKind, contentOf } from './other-kind.js';
import { linkTileTo } from './link-tile-to.js';
import { isLacking, SamplesContext } from '../tiles/samples-context.js';
import { showInPreview } from '../tiles/preview/show-in-preview.js';
import { TileMoves } from './tile-moves.js';
import type { LastMoment } from '../draft/use-last-moment.js';
import type { TilePopupKind } from '../tiles/tile-actions.js';
import { useLatest } from '../draft/use-latest.js';
import type { KindContents, PopupActions, ShownPopup } from './use-popup.js';
import { lazyComponent, lazyPart } from '../../controls/loading/lazy-part.js';
import { asPopup } from '../../shell/popups/as-popup.js';
import { LateVisibilityFields } from '../visibility/late-visibility.js';
import { PagePreview } from '../../page-view/page-preview.js';
import { OverPreview } from '../tiles/preview/over-preview.js';
import { pageInPreview } from '../tiles/preview/page-in-preview.js';
import styles from './live-tile.module.css';

interface PagePopupsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly popup: ShownPopup;
  readonly draft: Draft;
  readonly pictures?: PagePictures | undefined;
  readonly siteName: string;
  readonly actions: PopupActions;
  readonly contents: KindContents;
  /** Whether there is room for the preview beside a popup. */
  readonly wide: boolean;
  /** Opens the popup of another tile. */
  readonly onOpen: (kind: TilePopupKind, key: string) => void;
  readonly onLastMoment: LastMoment | undefined;
  /** The button that opens the wallpaper settings, if there are any. */
  readonly wallpaper: ReactNode;
  /** Shows what is behind the page in the design panel. */
  readonly onMore: () => void;
}

/** The open popup, for the current tile or page of the draft. */
export function PagePopups(props: PagePopupsProps) {
  const { kind, number } = props.popup;
  return kind === 'links' || kind === 'page' ? <PagePopup key={number} {...props} /> : <TilePopup key={number} {...props} />;
}

function PagePopup({ popup: { kind }, open, onClose, draft: { design }, actions, wide, onLastMoment, ...page }: PagePopupsProps) {
  const editing = { open, onClose, onTouched: actions.touch, onLastMoment };
  const onAddTile = (address: string) => void linkTileTo(address, design).then(actions.addTile);
  if (kind === 'links') {
    const hasRoom = design.tiles.length < DESIGN_LIMITS.tiles;
    return <LazyLinks {...editing} icons={design} isBeside={wide} onSave={actions.saveLinks} onAddTile={hasRoom ? onAddTile : undefined} />;
  }
  return <LazyMiscellaneous {...editing} {...{ design }} wallpaper={page.wallpaper} onMore={page.onMore} onSave={actions.savePage} />;
}

/** If the tile does not exist any more, for example because the changes were discarded, its popup is closed, and stays so if it returns. */
function TilePopup({ popup: { kind, key }, open, onClose, draft, actions, contents, onLastMoment, ...page }: PagePopupsProps) {
  const { design, keys, version } = draft;
  const at = keys.indexOf(key);
  const tile = design.tiles[at];
  const latest = useLatest(tile);
  const isSample = useContext(SamplesContext);
  const { wasLacking, next: nextLacking } = useLacking(draft, at);
  const isGone = open && !tile;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!tile) return null;
  const around = { open, tile, onClose };
  const editing = { ...around, onTouched: actions.touch, onLastMoment, onSave: actions.saveTile };
  if (kind === 'preview') return <LazyTilePreview {...around} number={at + 1} page={design} wide={page.wide} />;
  const number = at + 1;
  const goTo = (other: string | undefined) => (other === undefined ? null : () => page.onOpen('content', other));
  const onPage: TileOnPage = {
    isBeside: page.wide,
    live: <LiveTile tile={tile} page={design} pictures={page.pictures} siteName={page.siteName} />,
    visibility: (
      <LateVisibilityFields
        visibility={tile.visibility}
        opens={tile.kind !== 'heading'}
        onChange={(visibility) => actions.saveTile({ visibility })}
        onComplete={(from, visibility) => actions.completeTile({ visibility: from }, { visibility })}
      />
    ),
    opened: opensPopup(tile) && !hasBlankContent(tile) && <OpenInPreview tile={tile} number={number} page={design} />,
    onShow: () => showInPreview(number),
    wasLacking,
    onNext: goTo(nextLacking),
    onGone: () => keepFocus(key),
    moves: (dialog) => (
      <TileMoves
        {...dialog}
        kind={tile.kind}
        onKind={(other) => {
          // Publishing makes another version, so from then on there is nothing to return to.
          const placeOf = (one: TileKind) => `${version} ${key} ${one}`;
          const now = latest.current ?? tile;
          const wasSample = isSample?.(now) === true;
          contents.set(placeOf(now.kind), contentOf(now, wasSample));
          actions.saveTile(asKind(now, other, wasSample, contents.get(placeOf(other))));
        }}
        onPrevious={goTo(keys[at - 1])}
        onNext={goTo(keys[number])}
      />
    ),
  };
  return (
    <TileOnPageContext value={onPage}>
      <TileEditor key={tile.kind} {...editing} />
    </TileOnPageContext>
  );
}

/** A tile of any kind has a popup for its warning. */
function opensPopup({ kind, visibility }: Tile): boolean {
  return TILE_KIND_EDITING[kind].hasPopup || visibility?.warning !== undefined;
}

/**
 * Whether the tile was not finished when it was opened, or on a new page still a sample, and the key of the next such tile. It goes round in a circle
 * only from such a tile: from any other one, nobody expects to come back to the beginning.
 */
function useLacking({ design: { tiles }, keys }: Draft, at: number) {
  const isSample = useContext(SamplesContext);
  const [wasLacking] = useState(() => isLacking(tiles[at], isSample));
  const [after, before] = [keys.slice(at + 1), wasLacking ? keys.slice(0, at) : []];
  return { wasLacking, next: [...after, ...before].find((key) => isLacking(tiles[keys.indexOf(key)], isSample)) };
}

/** What led to the tile may have gone because the tile is finished now. Then the focus goes to its row, or where the list is hidden to the screen. */
function keepFocus(key: string): void {
  for (const selector of [`[data-tile="${key}"] [data-press]`, '#main'])
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

/** Edits a tile as it was when it was opened: what is saved meanwhile changes the tile of the draft. */
function TileEditor(editing: TileEditorProps) {
  const [opened] = useState(editing.tile);
  const Editor = EDITORS[opened.kind];
  return <Editor {...editing} tile={opened} />;
}

const EDITORS = Object.fromEntries(
  TILE_KINDS.map((kind) => {
    const { load, pick } = dialogOf(kind);
    return [kind, lazyComponent(lazyPart(load), pick, asPopup)];
  }),
) as Readonly<Record<TileKind, ComponentType<TileEditorProps>>>;

const linksPart = lazyPart(() => import('../links/social-links-dialog.js'));
const LazyLinks = lazyComponent(linksPart, (module) => module.SocialLinksDialog, asPopup);

const miscellaneousPart = lazyPart(() => import('../style/miscellaneous-dialog.js'));
const LazyMiscellaneous = lazyComponent(miscellaneousPart, (module) => module.MiscellaneousDialog, asPopup);

const previewPart = lazyPart(() => import('../tiles/preview/tile-preview-dialog.js'));
const LazyTilePreview = lazyComponent(previewPart, (module) => module.TilePreviewDialog, asPopup);

interface LiveTileProps {
  readonly tile: Tile;
  /** The page of the tile. */
  readonly page: PageDesign;
  readonly pictures: PagePictures | undefined;
  readonly siteName: string;
}

/** How much of the page is seen above the tile, in CSS pixels. */
const ABOVE = 16;

/** One tile as visitors see it, on its page. Screen readers have its fields. */
function LiveTile({ tile, page, pictures, siteName }: LiveTileProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = strip.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    // Appearance, typefaces and pictures load later, and change heights.
    const observer = new ResizeObserver(() => {
      const shown = content.shadowRoot?.querySelector('.tiles > *')?.getBoundingClientRect();
      if (shown) element.scrollTop += shown.top - element.getBoundingClientRect().top - ABOVE;
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={strip} className={styles.strip} aria-hidden="true" inert>
      <PagePreview design={{ ...page, tiles: [tile] }} pictures={pictures} siteName={siteName} />
    </div>
  );
}

const PopupInPreview = lazyComponent(
  lazyPart(() => import('../tiles/preview/tile-preview-dialog.js')),
  (module) => module.PopupInPreview,
);

interface OpenInPreviewProps {
  readonly tile: Tile;
  /** Its place on the page, from 1. */
  readonly number: number;
  readonly page: PageDesign;
}

/** Shows the popup of the edited tile in the preview, as it is when a visitor has opened it. */
function OpenInPreview(shown: OpenInPreviewProps): ReactNode {
  const [screen] = useState(() => pageInPreview()?.host.parentElement);
  if (!screen) return null;
  return (
    <OverPreview screen={screen} isInert>
      <PopupInPreview {...shown} />
    </OverPreview>
  );
}
