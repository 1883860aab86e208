import { useEffect, useState } from 'react';
import { Outlet, useLocation, useOutletContext } from 'react-router';
import { useServerData } from '../../api/connection/use-server-data.js';
import { PersonalDocument } from '../../api/generated/personal.js';
import type { PersonalQuery } from '../../api/generated/types.js';
import { noteOperator } from '../../api/session/session-token.js';
import { Skeleton, SkeletonBar } from '../../controls/loading/skeleton.js';
import { useMedia } from '../../shell/use-media.js';
import { PageTitle } from '../../shell/page-title.js';
import { screens } from '../../shell/screens.js';
import { personalTexts } from '../../texts/en/personal.js';
import { AccountDidNotLoad } from './account/account-did-not-load.js';
import { BackToRooms, RoomRail } from './rooms/room-links.js';
import { roomAt } from './rooms/rooms.js';
import { Section } from './section.js';
import styles from './personal-page.module.css';

/** What every room of the settings gets. */
export interface Settings {
  readonly account: PersonalQuery['me'];
  /** Those of the main page. */
  readonly formerLinknames: PersonalQuery['formerLinknames'];
  readonly readAgain: () => Promise<unknown>;
  /** Whether the list of rooms is beside the room. */
  readonly hasRail: boolean;
  /** Whether the list of rooms fills the screen. */
  readonly isList: boolean;
}

/** What the settings have loaded, for their rooms. */
export function useSettings(): Settings {
  return useOutletContext<Settings>();
}

/** The account's settings, in rooms. Each section saves itself. */
export function PersonalPage() {
  const { pathname } = useLocation();
  const hasRail = useMedia('(width >= 900px)');
  const room = roomAt(pathname);
  const isList = useIsList(hasRail);
  const title = hasRail || isList ? personalTexts.title : room.name;
  return (
    <div className={styles.page}>
      <PageTitle>{pathname === screens.personal ? personalTexts.title : room.name}</PageTitle>
      {!hasRail && !isList && <BackToRooms />}
      <h1 className={styles.title}>{title}</h1>
      <Loaded hasRail={hasRail} isList={isList} />
    </div>
  );
}

/** Whether the list of rooms fills the screen. When a window gets narrower, the pages stay, because something may be half typed there. */
function useIsList(hasRail: boolean): boolean {
  const { pathname, search, key } = useLocation();
  const [arrived, setArrived] = useState({ key, hasRail });
  if (arrived.key !== key || (hasRail && !arrived.hasRail)) setArrived({ key, hasRail });
  return !hasRail && !arrived.hasRail && pathname === screens.personal && search === '';
}

/** So that the navigation offers the administration to those who may use it. */
function useNotedRole(known: PersonalQuery | undefined): void {
  const role = known?.me.role;
  useEffect(() => {
    if (role) noteOperator(role === 'OPERATOR');
  }, [role]);
}

function Loaded({ hasRail, isList }: { readonly hasRail: boolean; readonly isList: boolean }) {
  // If loading again fails, the sections stay, so that typed texts are not lost.
  const { last: known, failure, retry, readAgain } = useServerData(PersonalDocument, {});
  useNotedRole(known);
  const settings: Settings | undefined = known && {
    account: known.me,
    formerLinknames: known.formerLinknames,
    readAgain,
    hasRail,
    isList,
  };
  return (
    <div className={styles.rooms}>
      {hasRail && <RoomRail account={known?.me} />}
      <div className={styles.room}>
        {settings && <Outlet context={settings} />}
        {!settings && !failure && <Loading />}
        {!settings && failure && <AccountDidNotLoad failure={failure} onRetry={retry} />}
      </div>
    </div>
  );
}

function Loading() {
  return (
    <Skeleton label={personalTexts.loading}>
      <Section title={<SkeletonBar className={styles.titleBar} />}>
        <SkeletonBar className={styles.fieldBar} />
      </Section>
      <Section title={<SkeletonBar className={styles.titleBar} />}>
        <SkeletonBar className={styles.textBar} />
      </Section>
    </Skeleton>
  );
}
