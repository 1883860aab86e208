import { useCallback, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { useFetched } from '../../../api/connection/use-fetched.js';
import { AdminPagesDocument } from '../../../api/generated/admin-pages.js';
import type { AdminPageFilter, AdminPageOrder, AdminPagesQuery } from '../../../api/generated/types.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { adminPageTexts as texts } from '../../../texts/en/admin-pages.js';
import { ListChoice } from '../lists/list-choice.js';
import { ListSteps } from '../lists/list-steps.js';
import { NothingFound } from '../lists/nothing-found.js';
import { useListChoice, type ListKinds } from '../lists/use-list-choice.js';
import { LinknameForm } from './linkname-form.js';
import { PageCard } from './page-card.js';
import { useWithdrawal, type ListedPage } from './use-withdrawal.js';
import styles from './pages-part.module.css';

type Part = AdminPagesQuery['adminPages'];

const KINDS: ListKinds<AdminPageFilter, AdminPageOrder> = {
  part: 'pages',
  filters: ['ALL', 'PUBLISHED', 'REPORTED', 'HIDDEN'],
  orders: ['VISITED', 'PUBLISHED'],
};
const FILTER_NAMES: Readonly<Record<AdminPageFilter, string>> = {
  ALL: texts.all,
  PUBLISHED: texts.published,
  REPORTED: texts.reported,
  HIDDEN: texts.hiddenOnes,
};
const ORDER_NAMES: Readonly<Record<AdminPageOrder, string>> = { VISITED: texts.mostVisited, PUBLISHED: texts.publishedLast };
/** How far the server counts pages. */
const MOST_COUNTED = 10_000;

/** The pages of everybody, with a search, and what hides them from visitors. */
export function PagesPart() {
  const { choice, hrefOf, change } = useListChoice(KINDS);
  const { search, filter, order, at } = choice;
  const load = useCallback(
    () => callServer(AdminPagesDocument, { search: search === '' ? null : search, filter, order, at }),
    [search, filter, order, at],
  );
  const { value, failure, retry } = useFetched(load);
  const part = value?.adminPages;
  return (
    <>
      <h1>{adminTexts.pages}</h1>
      <ListChoice
        search={{ label: texts.search, text: search, onSearch: (text) => change({ search: text }) }}
        filter={{
          label: texts.which,
          names: FILTER_NAMES,
          present: filter,
          onChoose: (one) => change({ filter: one }),
          hrefOf: (one) => hrefOf({ filter: one }),
        }}
        order={{ label: texts.sorted, names: ORDER_NAMES, present: order, onChoose: (one) => change({ order: one }) }}
      />
      {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />}
      {!failure && !part && <Loading />}
      {!failure && part && (
        <Found
          part={part}
          search={search}
          onStep={(place) => change({ at: place }, true)}
          onAll={() => change({ search: '', filter: 'ALL', order: 'VISITED' })}
        />
      )}
      <LinknameForm onChange={retry} />
    </>
  );
}

interface CardsProps {
  readonly part: Part;
  readonly onStep: (place: string) => void;
}

interface FoundProps extends CardsProps {
  readonly search: string;
  readonly onAll: () => void;
}

function Found({ search, onAll, ...cards }: FoundProps) {
  if (cards.part.pages.length > 0) return <Cards {...cards} />;
  return <NothingFound text={search === '' ? texts.none : texts.noMatch({ search })} label={texts.showAll} onAll={onAll} />;
}

function Cards({ part: { pages, from, total, previous, next }, onStep }: CardsProps) {
  // What was changed here, by page. A page stays where it is until the list is loaded again.
  const [changed, setChanged] = useState<ReadonlyMap<string, ListedPage>>(new Map());
  const withdrawal = useWithdrawal((listed) => setChanged((present) => new Map(present).set(listed.page.id, listed)));
  const to = from + pages.length - 1;
  const range = total > MOST_COUNTED ? texts.rangeOfMany({ from, to, total: MOST_COUNTED }) : texts.range({ from, to, total });
  return (
    <>
      <ul className={styles.cards}>
        {pages.map((loaded) => (
          <PageCard key={loaded.page.id} listed={changed.get(loaded.page.id) ?? loaded} look={loaded.page} withdrawal={withdrawal} />
        ))}
      </ul>
      <ListSteps range={range} previous={previous} next={next} onStep={onStep} />
    </>
  );
}

function Loading() {
  return (
    <Skeleton label={texts.loading}>
      <div className={styles.cards}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((one) => (
          <SkeletonBar key={one} className={styles.bar} />
        ))}
      </div>
    </Skeleton>
  );
}
