import { PasswordsOff } from './accounts.errors.js';

/** How the operator lets people sign in. The configuration has it. */
export abstract class SignInSettings {
  /** `off`: providers are the only way in. */
  abstract readonly passwordSignIn: 'on' | 'off';
  abstract readonly identityProviders: readonly { readonly label: string }[];
}

/** @throws {PasswordsOff} when providers are the only way in. */
export function needPasswords({ passwordSignIn, identityProviders }: SignInSettings): void {
  if (passwordSignIn === 'off') throw new PasswordsOff(identityProviders.map(({ label }) => label));
}
