import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

/**
 * A row of items that is scrolled by hand, by keys and by buttons. `current` is the item at the start of the row. The last items cannot
 * scroll to the start, because the row ends before; buttons and keys step through them nevertheless. If the row is scrolled to its end, the
 * last item is current.
 */
export function useCarousel(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  // True while the row scrolls to an item that a button or key has chosen. The items that it passes must not become current.
  const isScrollingToItem = useRef(false);

  const show = useCallback(
    (item: number) => {
      const place = Math.min(count - 1, Math.max(0, item));
      isScrollingToItem.current = true;
      setCurrent(place);
      if (row.current) row.current.scrollLeft = directionOf(row.current) * place * pitchOf(row.current);
    },
    [count],
  );

  useEffect(() => {
    const scrolled = row.current;
    if (!scrolled) return;
    const follow = () => {
      if (!isScrollingToItem.current) setCurrent(placeOf(scrolled, count));
    };
    const scrollByHand = () => void (isScrollingToItem.current = false);
    const byHand = ['wheel', 'pointerdown', 'touchstart'];
    for (const name of byHand) scrolled.addEventListener(name, scrollByHand, { passive: true });
    scrolled.addEventListener('scroll', follow, { passive: true });
    return () => {
      for (const name of byHand) scrolled.removeEventListener(name, scrollByHand);
      scrolled.removeEventListener('scroll', follow);
    };
  }, [count]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeAfter(event, current, count);
    if (place === undefined) return;
    event.preventDefault();
    show(place);
  };
  return { row, current, show, onKeyDown };
}

function placeAfter(event: KeyboardEvent<HTMLElement>, current: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const onwards = directionOf(event.currentTarget);
  const places: Readonly<Record<string, number>> = {
    ArrowRight: current + onwards,
    ArrowLeft: current - onwards,
    Home: 0,
    End: count - 1,
  };
  return places[event.key];
}

/** 1, or -1 if the text runs from right to left: there `scrollLeft` is negative. */
function directionOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** The distance from one item to the next, in pixels. */
function pitchOf(row: Element): number {
  const [first, second] = row.querySelectorAll('li');
  return first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : 0;
}

function placeOf(row: Element, count: number): number {
  const scrolled = Math.abs(row.scrollLeft);
  const isAtEnd = scrolled >= row.scrollWidth - row.clientWidth - 1;
  return isAtEnd ? count - 1 : Math.min(count - 1, Math.round(scrolled / pitchOf(row)));
}
