import { AccountStorage, type StorageUse } from '../../../server/pages/publishing/ports/account-storage.port.js';

/** What accounts keep, for unit tests: it is set by them. */
export class MemoryAccountStorage extends AccountStorage {
  used: StorageUse = { pages: 0, versions: 0, pictures: 0, isVerified: true };

  override async measure(): Promise<StorageUse> {
    return this.used;
  }

  override async forgetVersions(_: string, bytes: number): Promise<void> {
    this.used = { ...this.used, versions: Math.max(0, this.used.versions - bytes) };
  }
}
