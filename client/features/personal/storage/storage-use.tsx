import { useRef } from 'react';
import { useServerData } from '../../../api/connection/use-server-data.js';
import { StorageDocument } from '../../../api/generated/storage.js';
import { SkeletonBar } from '../../../controls/loading/skeleton.js';
import { useSeen } from '../../../controls/loading/use-seen.js';
import { storageTexts as texts } from '../../../texts/en/personal.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { SectionWait } from '../section.js';
import styles from './storage-use.module.css';

const MEGABYTE = 1_000_000;
const inMegabytes = new Intl.NumberFormat(languageTexts.formats, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
const sizeOf = (bytes: number): string => inMegabytes.format(bytes / MEGABYTE);

/** How much of its storage the account uses, and for what. It is measured when the section is seen. */
export function StorageUse({ emailVerified }: { readonly emailVerified: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const { data, failure, retry } = useServerData(StorageDocument, {}, { skip: !isSeen });
  return (
    <div ref={place}>
      {data ? (
        <Use {...data.me.storage} emailVerified={emailVerified} />
      ) : (
        <SectionWait loading={texts.loading} failedTitle={texts.failedTitle} failed={texts.failed} failure={failure} retry={retry}>
          <SkeletonBar className={styles.loading} />
        </SectionWait>
      )}
    </div>
  );
}

interface UseProps {
  readonly pages: number;
  readonly versions: number;
  readonly pictures: number;
  readonly most: number;
  readonly emailVerified: boolean;
}

function Use({ pages, versions, pictures, most, emailVerified }: UseProps) {
  const used = pages + versions + pictures;
  const whole = texts.used({ used: sizeOf(used), most: sizeOf(most) });
  const parts = [
    [texts.pages, pages],
    [texts.versions, versions],
    [texts.pictures, pictures],
  ] as const;
  return (
    <>
      <p id="storage-used">{whole}</p>
      <meter className={styles.meter} aria-labelledby="storage-used" value={Math.min(used, most)} max={most} />
      <dl className={styles.parts}>
        {parts.map(([name, bytes]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sizeOf(bytes)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{emailVerified ? texts.oldestGo : texts.moreWhenVerified}</p>
    </>
  );
}
