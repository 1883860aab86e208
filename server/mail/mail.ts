/** A message to one person. Both parts say the same: `text` for plain readers, `html` for the others. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same mail always carries the same id, so that a second delivery can be recognised as such by the receiver. */
  readonly messageId: string;
}
