import type { OwnLook } from '../../../server/pages/appearance/own-look.js';
import { TooManyLooks } from '../../../server/pages/pages.errors.js';
import { OwnLooks } from '../../../server/pages/appearance/ports/own-looks.port.js';

/** The looks of accounts in memory, for unit tests. */
export class MemoryOwnLooks extends OwnLooks {
  private stored: (OwnLook & { readonly accountId: string })[] = [];

  override async list(accountId: string): Promise<OwnLook[]> {
    return this.stored.filter((one) => one.accountId === accountId).map(({ id, name, look }) => ({ id, name, look }));
  }

  override async add(accountId: string, look: OwnLook, most: number): Promise<void> {
    if ((await this.list(accountId)).length >= most) throw new TooManyLooks(most);
    this.stored = [{ ...look, accountId }, ...this.stored];
  }

  override async remove(accountId: string, id: string): Promise<void> {
    this.stored = this.stored.filter((one) => one.accountId !== accountId || one.id !== id);
  }
}
