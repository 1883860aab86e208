/** What a page of the web says about itself. */
export interface LinkPreview {
  /** Its title, as the name of a tile. Null if it has none. */
  readonly title: string | null;
  /** The web address of the picture that it proposes, or null. */
  readonly imageAddress: string | null;
}
