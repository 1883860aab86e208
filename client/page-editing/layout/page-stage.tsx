import { useDeferredValue, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { clsx } from 'clsx';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import type { PagePictures } from '../../page-view/page-pictures.js';
import { PagePreview } from '../../page-view/page-preview.js';
import { editorTexts } from '../../texts/en/editor.js';
import styles from './page-stage.module.css';
import { useWide } from './use-wide.js';

/** The width of the screen that the preview shows. */
export type StageWidth = 'phone' | 'full';

interface PageStageProps {
  readonly design: PageDesign;
  readonly pictures?: PagePictures | undefined;
  readonly siteName: string;
  readonly width: StageWidth;
  readonly publishing: boolean;
  /** Opens a tile, given by its place from 1. */
  readonly onOpen: (number: number) => void;
}

/** The page as visitors will see it. It follows the draft, with a delay if the user types fast in a long page. */
export function PageStage({ design, pictures, siteName, width, publishing, onOpen }: PageStageProps) {
  const shown = useDeferredValue(design);
  return (
    <StageFrame width={width} publishing={publishing}>
      <PagePreview design={shown} pictures={pictures} siteName={siteName} onOpen={onOpen} />
    </StageFrame>
  );
}

interface StageFrameProps {
  readonly width: StageWidth;
  /** A border shows that the page is being published (specification §4). */
  readonly publishing?: boolean;
  readonly children: ReactNode;
}

const FULL_WIDTH = 1440;

/** A phone, or a large screen scaled down. If there is room for neither, the window itself is the screen. */
export function StageFrame({ width, publishing = false, children }: StageFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const frameWidth = useWidth(frame);
  const wide = useWide();
  const zoom = { '--zoom': frameWidth === 0 ? 0.5 : frameWidth / FULL_WIDTH } as CSSProperties;
  return (
    <section
      className={clsx(styles.stage, styles[width], publishing && styles.publishing)}
      aria-label={editorTexts.livePreview}
      data-publishing={publishing || undefined}
    >
      <div ref={frame} className={styles.frame} style={zoom}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard can scroll it only if it can have the focus. */}
        <div className={styles.screen} tabIndex={wide ? 0 : undefined}>
          {children}
        </div>
      </div>
    </section>
  );
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
