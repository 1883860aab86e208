import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PageDesign } from '../../server/pages/design/page-design.rules.js';
import { lazyComponent, lazyPart } from '../controls/loading/lazy-part.js';
import type { AppearanceMarkup } from './appearance/appearance-markup.js';
import { NO_PICTURES, type PagePictures } from './pictures/page-pictures.js';
import picturesCss from './pictures/page-pictures.css?inline';
import { pageStyles } from './document/page-styles.js';
import viewCss from './page-view.css?inline';
import { PageFoot } from './document/page-foot.js';
import { PageView } from './page-view.js';
import { PREVIEW_STYLES, previewOf } from './tile-kinds/tile-kind-previews.js';
import { useShadowRoot } from './use-shadow-root.js';
import { writingDirection } from './writing-direction.js';
import type { PageIcons } from '../../server/pages/networks/network-links.rules.js';
import { shownLinks } from './networks/shown-links.js';

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
const MarkedTile = lazyComponent(
  lazyPart(() => import('./visibility/visibility-mark.js'), { preloads: false }),
  (module) => module.MarkedTile,
  { waiting: ({ preview }) => preview, failed: ({ preview }) => preview },
);

/** A page in a shadow root, which separates its styles from those of the editor. */
export function ShownPage({ design, pictures = NO_PICTURES, siteName, onOpen, bio, markup, css = '' }: ShownPageProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const root = useShadowRoot(host, BASE, pageStyles(design, pictures) + css + (onOpen ? EDITED : ''));
  const tiles = design.tiles.map((tile, index) => {
    const opening = { number: index + 1, onOpen: onOpen && (() => onOpen(index + 1)) };
    const preview = previewOf(tile).preview(tile, opening);
    if (!preview || !tile.visibility) return preview;
    return <MarkedTile key={index} {...{ tile, visibility: tile.visibility, opening, preview }} />;
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

/** The logos are 40 kB, and most new pages have no links. Without them, the preview is shown without icons. */
const Icons = lazyComponent(
  lazyPart(() => import('./networks/network-icons.js')),
  (module) => module.NetworkIcons,
  { waiting: ({ icons }) => <Room count={shownLinks(icons).length} />, failed: () => null },
);

/** The icons of the social links in a preview. Their room is kept until they are loaded. */
function PreviewIcons({ icons }: { readonly icons: PageIcons }): ReactNode {
  return shownLinks(icons).length > 0 && <Icons icons={icons} />;
}

function Room({ count }: { readonly count: number }): ReactNode {
  return (
    <ul className="links" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} style={{ inlineSize: 44, blockSize: 44 }} />
      ))}
    </ul>
  );
}
