/**
 * Hashes passwords for storage, in the forms of `formsOfPassword`. The methods are slow on purpose, and take the same time for each form. Calls wait in a queue where groups of
 * networks take turns (/32, in IPv4 /16), and networks within each group; all calls without a network count as one network.
 * @throws BUSY when the queue is full.
 */
export abstract class PasswordHasher {
  /** The hash, including its salt and settings. Each call returns a different one. */
  abstract hash(password: string, network?: string): Promise<string>;

  /** Whether the hash was made from this password. False when the text is not a valid hash. */
  abstract verify(passwordHash: string, password: string, network?: string): Promise<boolean>;

  /** The work of `verify` where there is no hash: a fast answer would tell so. */
  abstract pretend(password: string, network?: string): Promise<void>;
}
