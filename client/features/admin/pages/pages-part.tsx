import { reasonNotRead } from '../../../api/connection/failure.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { AdminPagesDocument } from '../../../api/generated/admin-pages.js';
import type { AdminPageFilter, AdminPageOrder, AdminPagesQuery } from '../../../api/generated/types.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { adminPageTexts as texts } from '../../../texts/en/admin-pages.js';
import { ListChoice } from '../lists/list-choice.js';
import { ListPlace } from '../lists/list-place.js';
import { ListSteps } from '../lists/list-steps.js';
import { NothingFound } from '../lists/nothing-found.js';
import { useListChoice, type ListKinds } from '../lists/use-list-choice.js';
import { LinknameForm } from './linkname-form.js';
import { PageCard } from './page-card.js';
import { useWithdrawal } from './use-withdrawal.js';
import styles from './pages-part.module.css';

type Part = AdminPagesQuery['adminPages'];

const KINDS: ListKinds<AdminPageFilter, AdminPageOrder> = {
  part: 'pages',
  filters: ['ALL', 'PUBLISHED', 'REPORTED', 'HIDDEN', 'WAITING'],
  orders: ['VISITED', 'PUBLISHED'],
};
const FILTER_NAMES: Readonly<Record<Exclude<AdminPageFilter, 'WAITING'>, string>> = {
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
  const { data, last, failure, retry } = useServerData(
    AdminPagesDocument,
    { search: search === '' ? null : search, filter, order, at },
    FRESH,
  );
  const part = last?.adminPages;
  return (
    <>
      <h1>{adminTexts.pages}</h1>
      <ListChoice
        search={{ label: texts.search, text: search, onSearch: (text) => change({ search: text }) }}
        filter={{
          label: texts.which,
          names: { ...FILTER_NAMES, WAITING: texts.waitingOnes({ count: part?.waiting ?? 0 }) },
          present: filter,
          onChoose: (one) => change({ filter: one }),
          hrefOf: (one) => hrefOf({ filter: one }),
        }}
        order={{ label: texts.sorted, names: ORDER_NAMES, present: order, onChoose: (one) => change({ order: one }) }}
      />
      {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />}
      {!failure && !part && <Loading />}
      {!failure && part && (
        <ListPlace isOld={!data}>
          <Found
            part={part}
            search={search}
            onStep={(place) => change({ at: place }, true)}
            onAll={() => change({ search: '', filter: 'ALL', order: 'VISITED' })}
          />
        </ListPlace>
      )}
      <LinknameForm />
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
  const withdrawal = useWithdrawal();
  const to = from + pages.length - 1;
  const range = total > MOST_COUNTED ? texts.rangeOfMany({ from, to, total: MOST_COUNTED }) : texts.range({ from, to, total });
  return (
    <>
      <ul className={styles.cards}>
        {pages.map((listed) => (
          <PageCard key={listed.page.id} listed={listed} withdrawal={withdrawal} />
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
