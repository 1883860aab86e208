import { SignUpModes } from '../../../accounts/sign-up/ports/sign-up-modes.port.js';
import {
  CLOSED,
  parseSignUpMode,
  signUpModeText,
  type PresentSignUpMode,
  type SignUpMode,
} from '../../../accounts/sign-up/sign-up-mode.rules.js';
import type { SiteSettings } from '../../../administration/ports/site-settings.port.js';

/** The name of the setting with the mode. */
export const SIGN_UP = 'SIGN_UP';

/** The mode that the configuration has, or else the one that operators have chosen. */
export class TypeormSignUpModes extends SignUpModes {
  constructor(private readonly settings: SiteSettings) {
    super();
  }

  override async load(): Promise<PresentSignUpMode> {
    const configured = this.settings.configured.get(SIGN_UP);
    if (configured !== undefined) return { mode: modeOf(configured), source: 'variable' };
    const stored = (await this.settings.load()).get(SIGN_UP);
    return stored === undefined
      ? { mode: modeOf(this.settings.defaults[SIGN_UP]), source: 'default' }
      : { mode: modeOf(stored), source: 'stored' };
  }

  override async store(mode: SignUpMode, at: Date): Promise<void> {
    await this.settings.store(SIGN_UP, signUpModeText(mode), at);
  }
}

// A newer release may have stored a mode that this one does not know. It is not taken for an open door.
function modeOf(text: string): SignUpMode {
  return parseSignUpMode(text) ?? CLOSED;
}
