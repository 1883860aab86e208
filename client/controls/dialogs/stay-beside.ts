import { useLayoutEffect, type RefObject } from 'react';

const GAP = 6;
const EDGE = 8;

/**
 * Keeps an open panel beside its opener until the returned function is called, also when its content, the window or a scroll position changes. It
 * begins where the opener begins, or ends where that ends (`atEnd`).
 */
export function stayBeside(panel: HTMLElement, openerNow: () => HTMLElement | null, atEnd: boolean): () => void {
  const placeNow = () => {
    const opener = openerNow();
    if (!opener) return;
    // A toolbar that becomes narrow hides some of its buttons.
    if (opener.checkVisibility()) place(panel, opener, atEnd);
    else panel.hidePopover();
  };
  // The content may load later, and changes the height.
  const observer = new ResizeObserver(placeNow);
  observer.observe(panel);
  window.addEventListener('resize', placeNow);
  // A container of the button may scroll. Scroll events do not bubble.
  window.addEventListener('scroll', placeNow, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', placeNow);
    window.removeEventListener('scroll', placeNow, { capture: true });
  };
}

/** Keeps the menu that this content is in below the end of the button that opens it. For menus whose content is loaded later than the button. */
export function useMenuPlace(content: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const menu = content.current?.closest<HTMLElement>('[popover]');
    if (isOpen && menu) return stayBeside(menu, () => document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`), true);
  }, [content, isOpen]);
}

/**
 * Below the opener if there is room, else above it, else where it fits; a panel that is higher than the window scrolls. It does not reach beyond
 * the end of the dialog around the opener. Where text runs from right to left, the beginning is at the right.
 */
function place(panel: HTMLElement, opener: HTMLElement, atEnd: boolean): void {
  const box = opener.getBoundingClientRect();
  const lowest = window.innerHeight - EDGE - panel.offsetHeight;
  const [below, above] = [box.bottom + GAP, box.top - GAP - panel.offsetHeight];
  const fitting = below <= lowest ? below : above >= EDGE ? above : Math.max(EDGE, lowest);
  panel.style.left = `${across(panel.offsetWidth, opener, box, atEnd)}px`;
  panel.style.top = `${fitting}px`;
}

function across(width: number, opener: HTMLElement, box: DOMRect, atEnd: boolean): number {
  const around = opener.closest('dialog')?.getBoundingClientRect();
  const isRtl = getComputedStyle(opener).direction === 'rtl';
  const wanted = atEnd === isRtl ? box.left : box.right - width;
  const last = window.innerWidth - EDGE - width;
  // Beyond the beginning of the dialog, it may reach.
  const inside = isRtl ? Math.max(wanted, (around?.left ?? 0) + EDGE) : Math.min(wanted, (around?.right ?? Infinity) - EDGE - width);
  return Math.max(EDGE, Math.min(inside, last));
}
