import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PageDesign } from '../../server/pages/design/page-design.rules.js';
import type { AppearanceMarkup } from './appearance/appearance-markup.js';
import { NO_PICTURES, type PagePictures } from './pictures/page-pictures.js';
import picturesCss from './pictures/page-pictures.css?inline';
import { pageStyles } from './document/page-styles.js';
import viewCss from './page-view.css?inline';
import { PageFoot } from './document/page-foot.js';
import { PageView } from './page-view.js';
import { PreviewIcons } from './preview-icons.js';
import { PREVIEW_STYLES, previewOf } from './tile-kinds/tile-kind-previews.js';
import type { MarkedTileProps } from './visibility/visibility-mark.js';
import { useShadowRoot } from './use-shadow-root.js';
import { writingDirection } from './writing-direction.js';

const BASE = `:host{all:initial;display:block;block-size:100%;--page-height:100%}${viewCss}${picturesCss}${PREVIEW_STYLES}`;

/** In the editor, a press on these edits them. */
const EDITED =
  ':is(.title,.bio,.portrait,.links,.tiles>*,.tile){cursor:pointer}@media(hover:hover){:is(.title,.bio,.portrait,.links):hover{outline:2px dashed;outline-offset:4px}}';

export interface PagePreviewProps {
  readonly design: PageDesign;
  readonly pictures?: PagePictures | undefined;
  readonly siteName: string;
  /** Opens a tile, given by its place from 1. */
  readonly onOpen?: ((number: number) => void) | undefined;
}

interface ShownPageProps extends PagePreviewProps {
  /** What the page has that is not plain, and the styles of it. */
  readonly markup?: AppearanceMarkup;
  readonly bio?: ReactNode;
  readonly css?: string;
}

/** Most pages have none. If it cannot be loaded, only what it adds is missing. */
const MarkedTile = lazy(async () => {
  const module = await import('./visibility/visibility-mark.js').catch(() => null);
  return { default: module?.MarkedTile ?? (({ preview }: MarkedTileProps) => preview) };
});

/** A page in a shadow root, which separates its styles from those of the editor. */
export function ShownPage({ design, pictures = NO_PICTURES, siteName, onOpen, bio, markup, css = '' }: ShownPageProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const root = useShadowRoot(host, BASE, pageStyles(design, pictures) + css + (onOpen ? EDITED : ''));
  const tiles = design.tiles.map((tile, index) => {
    const opening = { number: index + 1, onOpen: onOpen && (() => onOpen(index + 1)) };
    const preview = previewOf(tile).preview(tile, opening);
    if (!preview || !tile.visibility) return preview;
    return (
      <Suspense key={index} fallback={preview}>
        <MarkedTile {...{ tile, visibility: tile.visibility, opening, preview }} />
      </Suspense>
    );
  });
  const foot = <PageFoot siteName={siteName} pageDirection={writingDirection(design.title)} />;
  const icons = (
    <>
      {bio}
      <PreviewIcons icons={design} />
    </>
  );
  const view = <PageView design={design} pictures={pictures} tiles={tiles} icons={icons} foot={foot} markup={markup} embedded />;
  return <div ref={host}>{root && createPortal(view, root)}</div>;
}
