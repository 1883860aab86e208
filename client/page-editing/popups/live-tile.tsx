import { useEffect, useRef } from 'react';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import type { PagePictures } from '../../page-view/pictures/page-pictures.js';
import { PagePreview } from '../../page-view/page-preview.js';
import styles from './live-tile.module.css';

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
export function LiveTile({ tile, page, pictures, siteName }: LiveTileProps) {
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
