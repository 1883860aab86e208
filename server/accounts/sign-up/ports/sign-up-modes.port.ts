import type { PresentSignUpMode, SignUpMode } from '../sign-up-mode.rules.js';

/** Who may sign up. */
export abstract class SignUpModes {
  /** The present mode. A change is seen on every instance within a second. */
  abstract load(): Promise<PresentSignUpMode>;

  /** Stores what an operator has chosen, with the domains that `keepingDomains` keeps. It counts unless the variable is set. */
  abstract store(mode: SignUpMode, at: Date): Promise<void>;
}
