import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import { pageInPreview, tileInPreview } from './page-in-preview.js';

/** Where a tile is on the page in the preview, and what shape it has. */
export interface TileBox {
  // In pixels of the page, from the beginning of what is scrolled. At the edges of the screen, it leaves room for a ring.
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** The room between its end and the edge of the screen. */
  readonly beside: number;
  /** Of its corners, as in CSS. */
  readonly radius: string;
  /** How much of the upper corner at its end is cut off, as in CSS. Null for a tile with all its corners. */
  readonly cut: string | null;
  /** How large a pixel of the page is drawn. */
  readonly zoom: number;
  /** 1 on a page from left to right, -1 on a page from right to left. */
  readonly forward: 1 | -1;
}

interface SeenTile {
  /** What the page is scrolled in. */
  readonly screen: HTMLElement | null;
  readonly box: TileBox | null;
}

/** Half of the corner's mark, in pixels of the editor. The ring needs less. */
const EDGE = 8;

const UNSEEN: SeenTile = { screen: null, box: null };

/** The box of a tile, which is given by its place from 1, as long as the preview shows it. It follows what changes sizes or elements of the page. */
export function useTileBox(number: number, tile: Tile): SeenTile {
  const [seen, setSeen] = useState(UNSEEN);
  const measure = useEffectEvent(() => setSeen((former) => sameOr(former, seenTile(number))));
  useEffect(() => {
    const stage = document.querySelector('[data-stage]');
    if (!stage) return;
    const sizes = new ResizeObserver(() => measure());
    const changes = new MutationObserver(follow);
    // Another design can be another page, in another root.
    function follow() {
      unfollow();
      const page = pageInPreview();
      // The zoom is a style of the frame.
      changes.observe(stage!, { subtree: true, childList: true, attributeFilter: ['style'] });
      if (page) changes.observe(page, { subtree: true, childList: true, attributes: true });
      for (const part of page?.querySelectorAll('.frame, .who, .tiles, .tiles > *') ?? []) sizes.observe(part);
      measure();
    }
    function unfollow() {
      sizes.disconnect();
      changes.disconnect();
    }
    follow();
    return unfollow;
  }, []);
  // The preview shows a change of the tile with the same delay. Its style sheets change without a notice.
  const shown = useDeferredValue(tile);
  // oxlint-disable-next-line react/set-state-in-effect -- The box is known only when the page has been drawn.
  useEffect(() => measure(), [number, shown]);
  return seen;
}

function seenTile(number: number): SeenTile {
  const page = pageInPreview();
  const [screen, place] = [page?.host.parentElement, tileInPreview(page, number)];
  const inner = place?.getBoundingClientRect();
  // It is not shown on the other view of a small screen, and before the look of its page is loaded.
  return screen && place && inner?.width ? { screen, box: boxOf(screen, place, inner) } : UNSEEN;
}

function boxOf(screen: HTMLElement, place: Element, inner: DOMRect): TileBox {
  const outer = screen.getBoundingClientRect();
  const zoom = outer.width / screen.offsetWidth;
  const forward = getComputedStyle(place).direction === 'rtl' ? -1 : 1;
  const tile = place.querySelector('.tile') ?? place;
  const shape = getComputedStyle(tile);
  const isCut = place.classList.contains('cut') && getComputedStyle(tile, '::before').clipPath !== 'none';
  const [left, right] = [Math.max(inner.left, outer.left + EDGE), Math.min(inner.right, outer.right - EDGE)];
  const top = Math.max((inner.top - outer.top) / zoom + screen.scrollTop, EDGE / zoom);
  return {
    top,
    left: (left - outer.left) / zoom - screen.clientLeft,
    width: (right - left) / zoom,
    height: (inner.bottom - outer.top) / zoom + screen.scrollTop - top,
    beside: (forward === 1 ? outer.right - right : left - outer.left) / zoom,
    radius: shape.borderRadius,
    cut: isCut ? shape.getPropertyValue('--cut') : null,
    zoom,
    forward,
  };
}

function sameOr(former: SeenTile, now: SeenTile): SeenTile {
  return former.screen === now.screen && JSON.stringify(former.box) === JSON.stringify(now.box) ? former : now;
}
