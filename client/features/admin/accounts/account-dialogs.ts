import { accountPath } from '../admin-parts.js';

/** A dialog that the address of an account can open. */
export type AccountDialog = 'suspend' | 'delete';

/** The address of an account, with a dialog open. */
export function dialogPath(id: string, dialog: AccountDialog): string {
  return `${accountPath(id)}#${dialog}`;
}
