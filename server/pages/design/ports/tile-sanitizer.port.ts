/** Makes the HTML of a tile safe to show: it keeps only what the editor's toolbar can make (specification §5). */
export abstract class TileSanitizer {
  /**
   * Increases whenever the result for the same HTML could change. Each page stores this number. If two versions of the product run side by
   * side, the one with the higher number is right.
   */
  abstract readonly version: number;

  /**
   * Sanitizes any text. Sanitizing the result again changes nothing, and what the toolbar made looks the same.
   * Links and pictures get the attributes that they are shown with, so the result can be longer than the input.
   * Even a long run does not block other work for more than some milliseconds.
   * @throws {TilesNotSanitized} when this text needs too much time or memory, or when the queue is full.
   */
  abstract sanitize(html: string): Promise<string>;
}
