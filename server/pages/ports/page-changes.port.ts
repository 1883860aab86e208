/**
 * Tells what visitors may see differently from now on, so that kept copies can be dropped. Whoever reads a page while it changes
 * may still get the former one: a reader that started before the call must not keep what it read.
 */
export abstract class PageChanges {
  /**
   * The listener gets each linkname whose page changed, came or went: on the instance that wrote at once, before the writer gets
   * its answer; on the others a moment later.
   */
  abstract onChange(listener: (linkname: string) => void): void;

  /**
   * As `onChange`, before it, with each linkname that shows its former page no more: the page moved, or its account was removed. Not
   * even where the present state can't be read may the former page be shown from then on.
   */
  abstract onGone(listener: (linkname: string) => void): void;

  /** The listener is called when changes of other instances may have been missed: anything kept may be outdated. */
  abstract onGap(listener: () => void): void;
}
