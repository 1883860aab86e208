import type { Account } from '../../accounts/account.js';
import type { SignedIn } from '../../accounts/sessions/use-cases/start-session.js';
import type { Actor } from '../../actor.js';

/** An account, and who sees it: what belongs to it is read as that actor. */
export type SeenAccount = Account & { readonly actor: Actor };

/** The result of signing in, as the schema has it. */
export interface SignedInView {
  readonly token: string;
  readonly account: SeenAccount;
  readonly isNewAccount: boolean;
}

/** Shows an account to the owner who has just signed in. */
export function signedInView({ token, account, actor, isNewAccount }: SignedIn): SignedInView {
  return { token, account: { ...account, actor }, isNewAccount };
}
