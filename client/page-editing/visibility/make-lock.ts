import { createContext } from 'react';

/** A lock with a new password, or why there is none; null if the user has been told already. */
export type MadeLock = { readonly lock: string } | { readonly refused: string } | null;

/** Sets a password. Never rejects. */
export type MakeLock = (password: string) => Promise<MadeLock>;

/** Null for guests, whose tiles have no password. */
export const MakeLockContext = createContext<MakeLock | null>(null);
