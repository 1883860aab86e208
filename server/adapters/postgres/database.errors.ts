/** A known reason why there is no database; the message is the sentence that a person reads, and never holds a password. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}
