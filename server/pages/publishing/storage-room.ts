import { MEGABYTE } from '../page-limits.js';
import { StorageFull } from '../pages.errors.js';
import type { StorageUse } from './ports/account-storage.port.js';

/** Something that is to be stored, and what its account may keep with it. All in bytes. */
export interface StorageRoom {
  readonly bytes: number;
  /** The limit with a verified e-mail address. */
  readonly verified: number;
  /** The limit without one. */
  readonly unverified: number;
}

/** How many bytes the account would have above its limit. */
export function surplusIn(room: StorageRoom, { pages, versions, pictures, isVerified }: StorageUse): number {
  return pages + versions + pictures + room.bytes - limitIn(room, isVerified);
}

/** Former versions make room for what is stored, and nothing else does. */
export function refuseIfFull(room: StorageRoom, use: StorageUse): void {
  if (surplusIn(room, use) > use.versions) throw new StorageFull(Math.floor(limitIn(room, use.isVerified) / MEGABYTE));
}

function limitIn({ verified, unverified }: StorageRoom, isVerified: boolean): number {
  return isVerified ? verified : unverified;
}
