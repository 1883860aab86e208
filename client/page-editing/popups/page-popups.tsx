import type { ComponentType, ReactNode } from 'react';
import type { Tile } from '../../../server/pages/page-design.rules.js';
import type { TileKind } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import type { Draft } from '../draft/draft.js';
import type { LazyEditor, TileEditorProps } from '../tile-kinds/tile-kind-editing.js';
import { ORDERED_KINDS, TILE_KIND_EDITING } from '../tile-kinds/tile-kinds.js';
import { lazyWithRetry } from './lazy-with-retry.js';
import type { LastMoment } from '../draft/use-last-moment.js';
import type { PopupActions, ShownPopup } from './use-popup.js';

interface PagePopupsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly popup: ShownPopup;
  readonly draft: Draft;
  readonly actions: PopupActions;
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

function PagePopup({ popup: { kind }, open, onClose, draft: { design }, actions, onLastMoment, wallpaper, onMore }: PagePopupsProps) {
  const editing = { open, onClose, onTouched: actions.touch, onLastMoment };
  if (kind === 'links') return <LazySocialLinks {...editing} links={design.socialLinks} onSave={actions.saveLinks} />;
  return <LazyMiscellaneous {...editing} {...{ design, wallpaper, onMore }} onSave={actions.savePage} />;
}

/** Renders nothing when the tile does not exist any more, for example after an undo. */
function TilePopup({ popup: { kind, key }, open, onClose, draft: { design, keys }, actions, onLastMoment }: PagePopupsProps) {
  const at = keys.indexOf(key);
  const tile = design.tiles[at];
  if (!tile) return null;
  const around = { open, tile, onClose };
  const editing = { ...around, onTouched: actions.touch, onLastMoment, onSave: actions.saveTile };
  if (kind === 'preview') return <LazyTilePreview {...around} number={at + 1} page={design} />;
  if (kind === 'style') {
    const others = design.tiles.filter((_, other) => other !== at);
    return <LazyTileStyle {...editing} others={others} page={design} onUseOnAll={actions.useOnAll} />;
  }
  const Editor = EDITORS[tile.kind];
  return <Editor {...editing} />;
}

const EDITORS = Object.fromEntries(
  ORDERED_KINDS.map((kind) => {
    // The compiler does not see that the editor of a kind gets only tiles of this kind.
    const { load, pick } = TILE_KIND_EDITING[kind].editor as unknown as LazyEditor<Tile>;
    return [kind, lazyWithRetry(load, pick)];
  }),
) as Readonly<Record<TileKind, ComponentType<TileEditorProps>>>;

const loadLinks = () => import('../links/social-links-dialog.js');
const LazySocialLinks = lazyWithRetry(loadLinks, (module) => module.SocialLinksDialog);

const loadMiscellaneous = () => import('../style/miscellaneous-dialog.js');
const LazyMiscellaneous = lazyWithRetry(loadMiscellaneous, (module) => module.MiscellaneousDialog);

const loadStyle = () => import('../style/tile-style-dialog.js');
const LazyTileStyle = lazyWithRetry(loadStyle, (module) => module.TileStyleDialog);

const loadPreview = () => import('../tiles/tile-preview-dialog.js');
const LazyTilePreview = lazyWithRetry(loadPreview, (module) => module.TilePreviewDialog);
