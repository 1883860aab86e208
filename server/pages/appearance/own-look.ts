import type { Look } from './own-look.rules.js';

/** A look that an account keeps under a name. */
export interface OwnLook {
  readonly id: string;
  readonly name: string;
  readonly look: Look;
}
