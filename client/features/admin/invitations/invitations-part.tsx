import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { screens } from '../../../shell/screens.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { adminInvitationTexts as texts } from '../../../texts/en/admin-invitations.js';
import { ActRefusal } from '../act-refusal.js';
import { ListPlace } from '../lists/list-place.js';
import { ListSteps } from '../lists/list-steps.js';
import { InvitationTable } from './invitation-table.js';
import { NewInvitation } from './new-invitation.js';
import { useInvitations, type Invitations } from './use-invitations.js';
import styles from './invitations-part.module.css';

type List = NonNullable<Invitations['list']>;

/** The links with which people open an account, and what makes another one. */
export function InvitationsPart() {
  const [address, setAddress] = useSearchParams();
  const id = useId();
  const shown = useInvitations(address.get('at'));
  const { list, failure, reload } = shown;
  return (
    <>
      <h1>{adminTexts.invitations}</h1>
      {list && <Mode list={list} />}
      <div className={styles.columns}>
        <section aria-labelledby={id} className={styles.list}>
          <h2 id={id} className={styles.title}>
            {texts.links}
          </h2>
          <ActRefusal id={`${id}-refused`} act={shown} />
          {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={reload} />}
          {!failure && !list && <Loading />}
          {!failure && list && (
            <ListPlace isOld={shown.isOld}>
              <Found labelId={id} list={list} acts={shown} onStep={(at) => setAddress({ at })} />
            </ListPlace>
          )}
        </section>
        <NewInvitation onMade={() => address.has('at') && setAddress({})} />
      </div>
    </>
  );
}

function Mode({ list: { mode, isModeFixed } }: { readonly list: List }) {
  return (
    <p className={styles.lead}>
      {texts.mode({ mode })} {isModeFixed ? texts.fixed : <Link href={`${screens.admin}/settings`}>{texts.toSettings}</Link>}
    </p>
  );
}

interface FoundProps {
  readonly labelId: string;
  readonly list: List;
  readonly acts: Invitations;
  readonly onStep: (place: string) => void;
}

function Found({ labelId, list: { invitations, from, previous, next }, acts, onStep }: FoundProps) {
  if (invitations.length === 0) return <p className={styles.none}>{texts.none}</p>;
  const isPart = Boolean(previous ?? next);
  return (
    <>
      <InvitationTable labelId={labelId} invitations={invitations} acts={acts} />
      {isPart && (
        <ListSteps range={texts.range({ from, to: from + invitations.length - 1 })} previous={previous} next={next} onStep={onStep} />
      )}
    </>
  );
}

function Loading() {
  return (
    <Skeleton label={texts.loading}>
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
    </Skeleton>
  );
}
