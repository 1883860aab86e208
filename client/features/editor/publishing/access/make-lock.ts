import { callServer } from '../../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../../api/connection/failure.js';
import { CreateLockDocument } from '../../../../api/generated/create-lock.js';
import type { MakeLock } from '../../../../page-editing/visibility/make-lock.js';

/** Sets a password for tiles and pages of the account. */
export const makeLock: MakeLock = async (password) => {
  try {
    return { lock: (await callServer(CreateLockDocument, { password })).createLock };
  } catch (error) {
    const failure = failureOf(error);
    return isToldAlready(failure) ? null : { refused: reasonOf(failure) };
  }
};
