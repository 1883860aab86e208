/**
 * Turns passwords into what may be stored. Both methods are slow on purpose and take the same time. Networks take turns; who comes from
 * none counts as one of them.
 * @throws BUSY when too many wait.
 */
export abstract class PasswordHasher {
  /** The hash, with its salt and settings in it; another one at each call. */
  abstract hash(password: string, network?: string): Promise<string>;

  /** Whether the hash was made of this password; false as well when it is no hash at all. */
  abstract verify(passwordHash: string, password: string, network?: string): Promise<boolean>;
}
