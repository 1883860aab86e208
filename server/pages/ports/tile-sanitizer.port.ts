/** Makes the HTML of a tile safe to show to anybody: only what the editor's toolbar can make is left (specification §5). */
export abstract class TileSanitizer {
  /**
   * A higher number whenever the same HTML could come out differently; stored with each page. Of two versions of the product that
   * run side by side the one with the higher number is right.
   */
  abstract readonly version: number;

  /**
   * The clean form of any text. Cleaning it again changes nothing, and what the toolbar made looks as it did.
   * Links and pictures get the attributes they are shown with, so that the result can be longer than the input.
   * However long it takes, others are not kept waiting for more than some milliseconds.
   * @throws {TilesNotCleaned} when this text takes too much time or memory, or too many others are being cleaned.
   */
  abstract clean(html: string): Promise<string>;
}
