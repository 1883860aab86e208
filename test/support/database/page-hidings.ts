import type { DataSource } from 'typeorm';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';
import type { AccountMails } from '../../../server/adapters/postgres/accounts/account-mails.js';
import { TypeormOperatorStore } from '../../../server/adapters/postgres/accounts/typeorm-operator-store.js';
import { TypeormPageHidings } from '../../../server/adapters/postgres/hiding/typeorm-page-hidings.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import type { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { MemoryPageHidings } from '../../fakes/pages/memory-page-hidings.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';

const nothing = async () => undefined;
const NO_MAILS: AccountMails = { addWithin: nothing, addLaterWithin: nothing, removeWaitingWithin: nothing, removeWithin: nothing };

/** The hidden pages of a database, whose changes send no mails. */
export function hidingsIn(dataSource: DataSource, changes: NotifyPageChanges = new NotifyPageChanges(dataSource)): TypeormPageHidings {
  return new TypeormPageHidings(dataSource, changes, NO_MAILS, new TypeormOperatorStore(dataSource, new NoCredential()));
}

/** What operators do in the contract of a page store, which a fake or the database keeps. */
export function hidingOf(pages: () => PageStore, database: () => DataSource) {
  const fakes = new WeakMap<PageStore, MemoryPageHidings>();
  const hidings = () => {
    const store = pages();
    if (!(store instanceof MemoryPageStore)) return hidingsIn(database());
    const fake = fakes.get(store) ?? new MemoryPageHidings(store);
    fakes.set(store, fake);
    return fake;
  };
  return {
    hide: async (linkname: Linkname, at: Date): Promise<boolean> =>
      (await hidings().hide({ linkname }, at, { reason: 'other', words: null })).isChanged,
    show: async (linkname: Linkname): Promise<boolean> => (await hidings().show({ linkname })).isChanged,
  };
}
