/** A known reason why the embedded database cannot be used at the start. People read the message. */
export class EmbeddedPostgresFault extends Error {
  override readonly name = 'EmbeddedPostgresFault';
}
