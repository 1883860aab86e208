import { useState } from 'react';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { AdminBlockedLinksDocument } from '../../../api/generated/admin-blocked-links.js';
import type { AdminBlockedLinksQuery } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { adminBlockedLinkTexts as texts } from '../../../texts/en/admin-blocked-links.js';
import { dayIn } from '../accounts/account-facts.js';
import { ActRefusal } from '../act-refusal.js';
import { ListPlace } from '../lists/list-place.js';
import { NothingFound } from '../lists/nothing-found.js';
import { SearchField } from '../lists/search-field.js';
import { BlockForm } from './block-form.js';
import { LinkFindings } from './link-findings.js';
import { useBlocks } from './use-blocks.js';
import styles from './blocked-links-part.module.css';

type List = AdminBlockedLinksQuery['adminBlockedLinks'];

/** The list of places that pages may not lead to, and the published pages that do. */
export function BlockedLinksPart() {
  const [search, setSearch] = useState('');
  const { data, last, failure, retry } = useServerData(AdminBlockedLinksDocument, { search: search === '' ? null : search }, FRESH);
  const blocks = useBlocks();
  const list = last?.adminBlockedLinks;
  return (
    <>
      <h1>{adminTexts.blockedLinks}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <BlockForm blocks={blocks} />
      <section aria-labelledby="blocked-places" className={styles.section}>
        <div className={styles.head}>
          <h2 id="blocked-places">{texts.places}</h2>
          <SearchField label={texts.search} value={search} onSearch={setSearch} />
        </div>
        {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />}
        {!failure && !list && <Loading />}
        {!failure && list && (
          <ListPlace isOld={!data}>
            <Places list={list} search={search} blocks={blocks} onAll={() => setSearch('')} />
          </ListPlace>
        )}
      </section>
      <LinkFindings />
    </>
  );
}

interface PlacesProps {
  readonly list: List;
  readonly search: string;
  readonly blocks: ReturnType<typeof useBlocks>;
  readonly onAll: () => void;
}

function Places({ list: { links, total }, search, blocks, onAll }: PlacesProps) {
  if (links.length === 0 && search === '') return <p className={styles.nothing}>{texts.none}</p>;
  if (links.length === 0) return <NothingFound text={texts.noMatch({ search })} label={texts.showAll} onAll={onAll} />;
  return (
    <>
      <ul className={styles.places}>
        {links.map(({ pattern, note, addedAt, addedBy }) => (
          <li key={pattern} className={styles.place}>
            <p className={styles.what}>
              <bdi dir="ltr" className={styles.pattern}>
                {pattern}
              </bdi>
              <span className={styles.note}>{[note, texts.since({ day: dayIn(addedAt), who: addedBy })].filter(Boolean).join(' · ')}</span>
            </p>
            <Button
              kind="line"
              size="small"
              busy={blocks.busy === pattern}
              aria-label={texts.unblockOf({ place: pattern })}
              onClick={() => void blocks.unblock(pattern, note ?? null)}
            >
              {texts.unblock}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.total}>{links.length < total ? texts.firstOf({ count: links.length, total }) : texts.total({ total })}</p>
      <ActRefusal id="unblock-failed" act={blocks.refusal} />
    </>
  );
}

function Loading() {
  return (
    <Skeleton label={texts.loading}>
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
    </Skeleton>
  );
}
