import { useContext, useDeferredValue, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { clsx } from 'clsx';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { PagePreview } from '../../../page-view/page-preview.js';
import { editorTexts } from '../../../texts/en/editor.js';
import { SampleTiles, UnseenTiles, VisitorsView } from '../../tiles/preview/unseen-parts.js';
import { SamplesContext } from '../../tiles/samples-context.js';
import type { SeenPage } from '../../tiles/preview/seen-by-visitors.js';
import type { View } from '../../tiles/preview/visitors-view.js';
import styles from './page-stage.module.css';
import { pressedPart, type PagePart } from './pressed-part.js';
import { LARGEST_SCREEN, SMALLEST_SCREEN, type StageWidth } from './stage-width.js';
import { useWide } from '../use-wide.js';
import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';

interface PageStageProps {
  readonly design: PageDesign;
  readonly pictures?: PagePictures | undefined;
  readonly siteName: string;
  readonly width: StageWidth;
  readonly onWidth: (width: StageWidth) => void;
  readonly publishing: boolean;
  /** Edits what was pressed. */
  readonly onEdit: (part: PagePart) => void;
}

/** The page as visitors will see it. A press on a part of it edits that. It follows the draft, with a delay if the user types fast in a long page. */
export function PageStage({ design, pictures, siteName, width, onWidth, publishing, onEdit }: PageStageProps) {
  const shown = useDeferredValue(design);
  const isSample = useContext(SamplesContext);
  const [view, setView] = useState<View | null>(null);
  const { design: seen, places }: SeenPage = view?.(shown) ?? { design: shown };
  const edit = (part: PagePart) => onEdit(places && part.kind === 'tile' ? { ...part, number: places[part.number - 1] ?? 0 } : part);
  return (
    <>
      {shown.tiles.some(({ visibility }) => visibility) && <VisitorsView design={shown} onView={setView} />}
      <StageFrame {...{ width, onWidth, publishing, places }} onEdit={edit}>
        <PagePreview design={seen} pictures={pictures} siteName={siteName} onOpen={(number) => edit({ kind: 'tile', number })} />
        <UnseenTiles design={shown} />
        {isSample && <SampleTiles {...{ design: shown, isSample }} />}
      </StageFrame>
    </>
  );
}

interface StageFrameProps {
  readonly width: StageWidth;
  /** Without it, the width cannot be changed here. */
  readonly onWidth?: (width: StageWidth) => void;
  /** A border shows that the page is being published (specification §4). */
  readonly publishing?: boolean;
  /** Edits what was pressed of the page. */
  readonly onEdit?: (part: PagePart) => void;
  /** Where the tiles of the page are in the whole design, from 1, if it is not the whole one. */
  readonly places?: readonly number[] | undefined;
  readonly children: ReactNode;
}

const cornerPart = lazyPart(() => import('./stage-corner.js'));
const Corner = lazyComponent(cornerPart, (module) => module.StageCorner, { loads: false });

/** A phone, or a large screen scaled down, as high as there is room. If there is room for neither, the window itself is the screen. */
export function StageFrame({ width, onWidth, publishing = false, onEdit, places, children }: StageFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useSize(frame);
  const wide = useWide();
  return (
    <section
      className={clsx(styles.stage, width === 'phone' ? styles.phone : styles.full, publishing && styles.publishing)}
      aria-label={editorTexts.livePreview}
      data-publishing={publishing || undefined}
      data-places={places?.join(' ')}
    >
      <div ref={frame} className={styles.frame} style={scaleOf(width, room)}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The keyboard reaches each part in the list beside it. */}
        <div
          className={styles.screen}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard can scroll it only if it can have the focus.
          tabIndex={wide ? 0 : undefined}
          onClick={(event) => {
            const part = onEdit && pressedPart(event.nativeEvent.composedPath());
            if (!part) return;
            // A social link would lead away.
            event.preventDefault();
            onEdit(part);
          }}
        >
          {children}
        </div>
        {wide && onWidth && <Corner width={width} onChange={onWidth} />}
      </div>
    </section>
  );
}

function scaleOf(width: StageWidth, room: Size): CSSProperties {
  const screen = typeof width === 'number' ? width : LARGEST_SCREEN;
  const ratio = (screen - SMALLEST_SCREEN) / (LARGEST_SCREEN - SMALLEST_SCREEN);
  const zoom = room.width === 0 ? 0.5 : room.width / screen;
  return { '--screen': screen, '--ratio': ratio, '--zoom': zoom, '--screen-height': `${room.height / zoom}px` } as CSSProperties;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
