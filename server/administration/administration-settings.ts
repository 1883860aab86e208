/** What the configuration says about administration. */
export abstract class AdministrationSettings {
  /**
   * Whether operators administer in the browser only after a sign-in with a passkey, or with a password and a code. Undefined: as soon as one of them has a passkey or
   * an authenticator app.
   */
  abstract readonly adminSecondFactor: 'required' | 'optional' | undefined;
}
