import { useState } from 'react';
import shield from '../../../art/icons/lucide/shield.svg?raw';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { AdminAccountsDocument } from '../../../api/generated/admin-accounts.js';
import type { AdminAccountFilter, AdminAccountOrder, AdminAccountsQuery } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { adminAccountListTexts as texts, adminAccountTexts as words, adminTexts } from '../../../texts/en/admin.js';
import { newAccountTexts } from '../../../texts/en/admin-new.js';
import { accountPath } from '../admin-parts.js';
import { ListChoice } from '../lists/list-choice.js';
import { ListPlace } from '../lists/list-place.js';
import { ListSteps } from '../lists/list-steps.js';
import { NothingFound } from '../lists/nothing-found.js';
import { useListChoice, type ListChoice as Chosen, type ListKinds } from '../lists/use-list-choice.js';
import { NewAccountDialog } from './new-account-dialog.js';
import { AccountMenu } from './blocks/account-menu.js';
import { AccountState, AccountTile, dayIn, seenAgo, type ListedAccount } from './account-facts.js';
import styles from './account-list.module.css';

type Part = AdminAccountsQuery['adminAccounts'];
type Choice = Chosen<AdminAccountFilter, AdminAccountOrder>;
type Change = (changed: Partial<Choice>, isStep?: boolean) => void;

const KINDS: ListKinds<AdminAccountFilter, AdminAccountOrder> = {
  part: 'accounts',
  filters: ['ALL', 'UNVERIFIED', 'SUSPENDED', 'OPERATORS'],
  orders: ['SEEN', 'JOINED', 'NAME'],
};

const FILTER_NAMES: Readonly<Record<AdminAccountFilter, string>> = {
  ALL: texts.all,
  UNVERIFIED: words.notVerified,
  SUSPENDED: words.suspended,
  OPERATORS: texts.operators,
};
const ORDER_NAMES: Readonly<Record<AdminAccountOrder, string>> = { SEEN: words.lastSeen, JOINED: words.joined, NAME: texts.name };

/** The list of all accounts, with a search. */
export function AccountList({ ownId }: { readonly ownId: string }) {
  const [opens, setOpens] = useState<boolean>();
  const { choice, hrefOf, change } = useListChoice(KINDS);
  const { filter, order, at, search: text } = choice;
  const { data, last, failure, retry } = useServerData(
    AdminAccountsDocument,
    { search: text === '' ? null : text, filter, order, at },
    FRESH,
  );
  const part = last?.adminAccounts;
  return (
    <>
      <div className={styles.head}>
        <h1>{adminTexts.accounts}</h1>
        {part && <p className={styles.total}>{texts.total({ total: part.total })}</p>}
        <Button kind="line" className={styles.new} onClick={() => setOpens(true)}>
          {newAccountTexts.new}
        </Button>
        {opens !== undefined && <NewAccountDialog open={opens} onClose={() => setOpens(false)} />}
      </div>
      <ListChoice
        search={{ label: texts.search, text, onSearch: (search) => change({ search }) }}
        filter={{
          label: texts.which,
          names: FILTER_NAMES,
          present: filter,
          onChoose: (one) => change({ filter: one }),
          hrefOf: (one) => hrefOf({ filter: one }),
        }}
        order={{ label: texts.sorted, names: ORDER_NAMES, present: order, onChoose: (one) => change({ order: one }) }}
        isSortedByHeads
      />
      {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />}
      {!failure && !part && <Loading />}
      {!failure && part && (
        <ListPlace isOld={!data}>
          <Found part={part} choice={choice} change={change} ownId={ownId} />
        </ListPlace>
      )}
    </>
  );
}

interface FoundProps {
  readonly part: Part;
  readonly choice: Choice;
  readonly change: Change;
  readonly ownId: string;
}

function Found({ part, choice, change, ownId }: FoundProps) {
  const { accounts, from, total, previous, next } = part;
  if (accounts.length === 0) return <Nothing choice={choice} change={change} />;
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{adminTexts.accounts}</caption>
        <thead>
          <tr>
            <Head order="NAME" present={choice.order} change={change} />
            <th scope="col">{texts.state}</th>
            <th scope="col" className={styles.number}>
              {words.pages}
            </th>
            <Head order="JOINED" present={choice.order} change={change} />
            <Head order="SEEN" present={choice.order} change={change} />
            <th scope="col">
              <span className="visually-hidden">{words.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <Row key={account.id} account={account} isOwn={account.id === ownId} />
          ))}
        </tbody>
      </table>
      <ListSteps
        range={texts.range({ from, to: from + accounts.length - 1, total })}
        previous={previous}
        next={next}
        onStep={(place) => change({ at: place }, true)}
      />
    </>
  );
}

function Head({
  order,
  present,
  change,
}: {
  readonly order: AdminAccountOrder;
  readonly present: AdminAccountOrder;
  readonly change: Change;
}) {
  const isSorted = order === present;
  const direction = order === 'NAME' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button type="button" className={styles.sort} onClick={() => change({ order })}>
        {order === 'NAME' ? words.account : ORDER_NAMES[order]}
        {isSorted && <Icon name={order === 'NAME' ? 'arrow-up' : 'arrow-down'} className={styles.arrow} />}
      </button>
    </th>
  );
}

interface RowProps {
  readonly account: ListedAccount;
  readonly isOwn: boolean;
}

function Row({ account, isOwn }: RowProps) {
  const { id, username, email, role, pageCount, registeredAt, lastSeenAt } = account;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.who}>
        <AccountTile account={account} />
        <span className={styles.names}>
          <span className={styles.line}>
            <Link href={accountPath(id)} className={styles.name}>
              <bdi dir="ltr">{username}</bdi>
            </Link>
            {role === 'OPERATOR' && (
              <span className={styles.role}>
                <IconDrawing svg={shield} />
                {isOwn ? words.you : words.operator}
              </span>
            )}
          </span>
          <bdi dir="ltr" className={styles.email}>
            {email}
          </bdi>
        </span>
      </th>
      <td className={styles.state}>
        <AccountState account={account} />
      </td>
      <td className={styles.number}>{pageCount}</td>
      <td className={styles.joined}>{dayIn(registeredAt)}</td>
      <td className={styles.seen}>{seenAgo(lastSeenAt)}</td>
      <td className={styles.menu}>
        <AccountMenu account={account} isOwn={isOwn} />
      </td>
    </tr>
  );
}

/** There is always an account, so the choice is the reason. */
function Nothing({ choice, change }: Pick<FoundProps, 'choice' | 'change'>) {
  const text = choice.search === '' ? texts.none : texts.noMatch({ search: choice.search });
  return <NothingFound text={text} label={texts.showAll} onAll={() => change({ search: '', filter: 'ALL' })} />;
}

function Loading() {
  return (
    <Skeleton label={texts.loading}>
      <div className={styles.waiting}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((one) => (
          <SkeletonBar key={one} className={styles.bar} />
        ))}
      </div>
    </Skeleton>
  );
}
