import type { DataSource } from 'typeorm';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';
import type { Account } from '../../../server/accounts/account.js';
import type { AccountStore } from '../../../server/accounts/ports/account-store.port.js';
import type { OneTimeTokenStore } from '../../../server/accounts/ports/one-time-token-store.port.js';
import type { SessionStore } from '../../../server/accounts/sessions/ports/session-store.port.js';
import type { AccountMails } from '../../../server/adapters/postgres/accounts/account-mails.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormAccountPages } from '../../../server/adapters/postgres/pages/typeorm-account-pages.js';
import { TypeormAccountStore } from '../../../server/adapters/postgres/accounts/typeorm-account-store.js';
import { TypeormOperatorStore } from '../../../server/adapters/postgres/accounts/typeorm-operator-store.js';
import { TypeormOneTimeTokenStore } from '../../../server/adapters/postgres/accounts/typeorm-one-time-token-store.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { TypeormSessionStore } from '../../../server/adapters/postgres/accounts/typeorm-session-store.js';
import type { MailRequest } from '../../../server/mail/mail-request.js';
import type { AccountPages } from '../../../server/pages/ports/account-pages.port.js';
import type { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { MemoryAccountPages } from '../../fakes/pages/memory-account-pages.js';
import { MemoryAccountStore } from '../../fakes/accounts/memory-account-store.js';
import { MemoryOneTimeTokenStore } from '../../fakes/accounts/memory-one-time-token-store.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { MemorySessionStore } from '../../fakes/accounts/memory-session-store.js';

/** The stores of an account and of what belongs to it, beside each other as the product has them. */
export interface AccountStores {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly tokens: OneTimeTokenStore;
  readonly pages: PageStore;
  readonly accountPages: AccountPages;
  /** The mails to the account that wait. */
  readonly mailsTo: (account: Account) => Promise<MailRequest[]>;
}

/** The stores of unit tests. */
export function inMemory(): AccountStores {
  const [sessions, tokens, pages] = [new MemorySessionStore(), new MemoryOneTimeTokenStore(), new MemoryPageStore()];
  const accounts = new MemoryAccountStore({ sessions, tokens, pages });
  const mailsTo = async ({ id }: Account) => accounts.mails.filter((mail) => 'accountId' in mail && mail.accountId === id);
  return { accounts, sessions, tokens, pages, accountPages: new MemoryAccountPages(pages), mailsTo };
}

/** The stores of the product. */
export function inPostgresql(dataSource: DataSource, mails: AccountMails): AccountStores {
  const changes = new NotifyPageChanges(dataSource);
  return {
    accounts: new TypeormAccountStore(
      dataSource,
      mails,
      changes,
      new TypeormOperatorStore(dataSource, new NoCredential()),
      new NoCredential(),
    ),
    sessions: new TypeormSessionStore(dataSource, mails),
    tokens: new TypeormOneTimeTokenStore(dataSource),
    pages: new TypeormPageStore(dataSource, changes),
    accountPages: new TypeormAccountPages(dataSource, changes),
    mailsTo: async ({ id, email }) => {
      const rows: { data: MailRequest }[] = await dataSource.query(
        `SELECT data FROM queue.job WHERE data ->> 'accountId' = $1 OR lower(data ->> 'email') = lower($2)`,
        [id, email],
      );
      return rows.map(({ data }) => data);
    },
  };
}
