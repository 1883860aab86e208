/** A known reason why the embedded database cannot be used; the message is the sentence that a person reads. */
export class EmbeddedPostgresFault extends Error {
  override readonly name = 'EmbeddedPostgresFault';
}
