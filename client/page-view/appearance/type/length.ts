/*
 * Lengths that depend on the width of a page: as CSS, and as a number for a page of a known width.
 */

/** The font size of browsers for which lengths are counted, in CSS pixels. */
const ROOT = 16;

/** A length on a page. */
export interface Length {
  readonly css: string;
  /** In CSS pixels, on a page of this width. */
  readonly at: (width: number) => number;
}

/** At most three digits after the point. */
export function digits(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Pixels as a size that follows the reader's font size. */
export function rem(value: number): string {
  return `${digits(value / ROOT)}rem`;
}

/** Pixels that follow the reader's font size. */
export function pixels(value: number): Length {
  return { css: rem(value), at: () => value };
}

/** In percent of the width of the page. */
export function ofPage(percent: number): Length {
  return { css: `${digits(percent)}cqi`, at: (width) => (percent * width) / 100 };
}

export function least(...lengths: readonly Length[]): Length {
  return { css: `min(${lengths.map(({ css }) => css).join()})`, at: (width) => Math.min(...lengths.map(({ at }) => at(width))) };
}

export function greatest(...lengths: readonly Length[]): Length {
  return { css: `max(${lengths.map(({ css }) => css).join()})`, at: (width) => Math.max(...lengths.map(({ at }) => at(width))) };
}

export function difference(whole: Length, ...parts: readonly Length[]): Length {
  const taken = parts.filter(({ css }) => css !== '0rem');
  return {
    css: [whole, ...taken].map(({ css }) => css).join(' - '),
    at: (width) => parts.reduce((left, { at }) => left - at(width), whole.at(width)),
  };
}

export function scaled(length: Length, factor: number): Length {
  return { css: `(${length.css})*${digits(factor)}`, at: (width) => length.at(width) * factor };
}

/** The bounds hold in this order, as in CSS: the least one wins. */
export function clamped(bottom: Length, length: Length, top: Length): Length {
  return {
    css: `clamp(${bottom.css},${length.css},${top.css})`,
    at: (width) => Math.max(bottom.at(width), Math.min(length.at(width), top.at(width))),
  };
}
