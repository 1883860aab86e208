import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PageDesign } from '../../server/pages/page-design.rules.js';
import { NO_PICTURES, type PagePictures } from './page-pictures.js';
import picturesCss from './page-pictures.css?inline';
import { pageStyles } from './page-styles.js';
import viewCss from './page-view.css?inline';
import { PageFoot } from './page-foot.js';
import { PageView } from './page-view.js';
import { PreviewIcons } from './preview-icons.js';
import { PREVIEW_STYLES, previewOf } from './tile-kinds/tile-kind-previews.js';
import { useShadowRoot } from './use-shadow-root.js';
import { writingDirection } from './writing-direction.js';

const BASE = `:host{all:initial;display:block;block-size:100%;--page-height:100%}${viewCss}${picturesCss}${PREVIEW_STYLES}`;

interface PagePreviewProps {
  readonly design: PageDesign;
  readonly pictures?: PagePictures | undefined;
  readonly siteName: string;
  /** Opens a tile, given by its place from 1. */
  readonly onOpen?: ((number: number) => void) | undefined;
}

/**
 * The page as visitors will see it, in a box. It fills its container, and its width decides between the layouts for phone and desktop. A
 * shadow root separates its styles from those of the editor.
 */
export function PagePreview({ design, pictures = NO_PICTURES, siteName, onOpen }: PagePreviewProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const root = useShadowRoot(host, BASE, pageStyles(design, pictures));
  const tiles = design.tiles.map((tile, index) => {
    return previewOf(tile).preview(tile, { number: index + 1, onOpen: onOpen && (() => onOpen(index + 1)) });
  });
  const foot = <PageFoot siteName={siteName} pageDirection={writingDirection(design.title)} picture />;
  const icons = <PreviewIcons links={design.socialLinks} />;
  const view = <PageView design={design} pictures={pictures} tiles={tiles} icons={icons} foot={foot} embedded />;
  return <div ref={host}>{root && createPortal(view, root)}</div>;
}
