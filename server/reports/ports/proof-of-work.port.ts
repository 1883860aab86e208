/** Lets a browser prove that it has worked for a second, so that a flood of forms costs its sender something. */
export abstract class ProofOfWork {
  /** A task for a browser, as one text, which it can solve until `until`. It is signed with the secret, and is for this subject only. */
  abstract ask(secret: string, subject: string, until: Date): Promise<string>;

  /** What identifies the task that the proof solves. Null if it solves none that was signed with the secret for this subject, or its time is over. */
  abstract check(secret: string, subject: string, proof: string): Promise<string | null>;
}
