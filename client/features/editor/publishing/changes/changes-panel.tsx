import { useRef, useState, type ReactNode } from 'react';
import undo from '../../../../art/icons/lucide/undo-2.svg?raw';
import type { PageAccess } from '../../../../api/generated/types.js';
import { Button } from '../../../../controls/buttons/button.js';
import { ButtonLink } from '../../../../controls/buttons/button-link.js';
import { Icon, IconDrawing } from '../../../../controls/buttons/icon.js';
import { addressToChoose } from '../../../../shell/screens.js';
import { editorTexts } from '../../../../texts/en/editor.js';
import { designChangeTexts, publishStateTexts as texts } from '../../../../texts/en/publish-state.js';
import { pageAccessTexts } from '../../../../texts/en/page-access.js';
import { waitingPictureTexts } from '../../../../texts/en/waiting-pictures.js';
import { agoInWords, type DatedChange } from './change-times.js';
import { PageAddress } from '../share/page-address.js';
import { ChangeRow, changeInWords } from './change-row.js';
import type { SeenBy } from '../access/use-seen-by.js';
import type { PublishState, Reach } from '../publish-state.js';
import type { PublishLaterProps } from '../schedule/use-scheduled.js';
import styles from './changes-panel.module.css';
import { lazyComponent, lazyPart } from '../../../../controls/loading/lazy-part.js';

export interface ChangesPanelProps {
  readonly pageId: string;
  readonly changes: readonly DatedChange[];
  /** How many pictures wait on a device until the account may upload. */
  readonly waiting: number;
  /** When the page was published, as a part of a sentence; empty if that is unknown. */
  readonly moment: string;
  /** Whether the page was never published. */
  readonly isNew: boolean;
  readonly reach: Reach;
  readonly page: {
    readonly address: string | null;
    /** Who may find the published page. */
    readonly access: PageAccess;
    /** What stands in the bar while the page's own time keeps it from visitors. */
    readonly away: PublishState | null;
  };
  readonly onSeenBy: (change: SeenBy) => void;
  /** The title that visitors see. */
  readonly title: string;
  /** Where the draft is, or why it is not kept; empty if that already stands beside the panel. */
  readonly kept: string;
  readonly onCompare: () => void;
  readonly onDiscard: () => void;
  /** Takes back the change at this place of the list. */
  readonly onTakeBack: (at: number) => void;
  /** The draft, to publish it later, and what is told of that. */
  readonly later: Pick<PublishLaterProps, 'draft' | 'asks' | 'onScheduled' | 'onPublished'>;
  /** Shows the QR code of the page. */
  readonly onCode: () => void;
  /** Shows how often the page was visited. */
  readonly onVisits: () => void;
}

/** What visitors do not see yet, and what can be done about it. */
export function ChangesPanel(panel: ChangesPanelProps) {
  const { changes, waiting, isNew, reach } = panel;
  const address = reach === 'no-address' && (
    <ButtonLink kind="line" size="small" href={addressToChoose(panel.pageId)} className={styles.address}>
      {editorTexts.chooseLinkname}
    </ButtonLink>
  );
  if (!isNew && changes.length > 0) return <ChangeList {...panel}>{address}</ChangeList>;
  return (
    <>
      <Title {...panel} />
      <Kept {...panel} />
      <p>{isNew ? SEEN_NEW[reach] : reach === 'open' && waiting > 0 ? waitingPictureTexts.unseen({ count: waiting }) : SEEN[reach]}</p>
      {address}
      <Later {...panel} />
      <Reached {...panel} />
      <ToDraft {...panel} />
    </>
  );
}

/** Whether its owner decides who may find the page. */
function hasAudience({ reach, isNew }: Pick<ChangesPanelProps, 'reach' | 'isNew'>): boolean {
  return !isNew && reach !== 'hidden' && reach !== 'no-address';
}

/** Who may find the page. */
function Title({ page: { access, away }, ...panel }: ChangesPanelProps) {
  return hasAudience(panel) && <h3 className={styles.title}>{away?.title ?? pageAccessTexts.heading({ access })}</h3>;
}

/** Where people can open the page, and how often they did. */
function Reached({ pageId, page: { address }, title, onSeenBy, onCode, onVisits, ...panel }: ChangesPanelProps) {
  if (!hasAudience(panel) || address === null) return null;
  return (
    <div className={styles.reached}>
      <PageAddress address={address} title={title} onCode={onCode} />
      <WeekVisits pageId={pageId} className={styles.way} onOpen={onVisits} />
      <WhoSeesIt pageId={pageId} onChange={onSeenBy} />
    </div>
  );
}

/** What publishes the draft at a moment, or says when it goes public. */
function Later({ pageId, changes, waiting, isNew, later }: ChangesPanelProps) {
  return <PublishLater {...later} {...{ pageId, waiting }} isChanged={isNew || changes.length > 0} />;
}

/** The link with which others see what is not published. Of a hidden page they see nothing. */
function ToDraft({ pageId, reach }: ChangesPanelProps) {
  return reach !== 'hidden' && <DraftLink pageId={pageId} />;
}

const PublishLater = lazyComponent(
  lazyPart(() => import('../schedule/publish-later.js')),
  (module) => module.PublishLater,
);

const DraftLink = lazyComponent(
  lazyPart(() => import('../access/draft-link.js')),
  (module) => module.DraftLink,
);

// Without a connection, nothing is known of visits, and who may find the page cannot be changed.
const WeekVisits = lazyComponent(
  lazyPart(() => import('../../../../shell/visits/week-visits.js')),
  (module) => module.WeekVisits,
);

const WhoSeesIt = lazyComponent(
  lazyPart(() => import('../access/who-sees-it.js')),
  (module) => module.WhoSeesIt,
);

/** What visitors see of a page that was never published. */
const SEEN_NEW: Readonly<Record<Reach, string>> = {
  open: texts.nobody,
  hidden: texts.isHidden,
  'no-address': texts.nobodyYet,
  offline: texts.nobody,
  away: texts.nobody,
};

/** What visitors see of a page without changes. */
const SEEN: Readonly<Record<Reach, string>> = {
  open: texts.upToDate,
  hidden: texts.isHidden,
  'no-address': texts.unreachable,
  offline: texts.isHidden,
  away: texts.isHidden,
};

function Kept({ kept }: Pick<ChangesPanelProps, 'kept'>) {
  return kept !== '' && <p className={styles.kept}>{kept}</p>;
}

function ChangeList({ children, ...panel }: ChangesPanelProps & { readonly children: ReactNode }) {
  const { changes, moment, reach, onCompare, onDiscard, onTakeBack } = panel;
  const [now] = useState(() => Date.now());
  const list = useRef<HTMLUListElement>(null);
  function takeBack(at: number) {
    // The pressed button goes with its row.
    list.current?.focus();
    onTakeBack(at);
  }
  const since = moment === '' ? texts.waitingUndated : texts.waiting({ moment });
  return (
    <div className={styles.panel}>
      <Title {...panel} />
      <Kept {...panel} />
      <p className={styles.since}>{reach === 'open' ? since : texts.waitingUnseen}</p>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long list scrolls, also by keyboard. */}
      <ul ref={list} className={styles.changes} tabIndex={0} aria-label={texts.changes({ count: changes.length })}>
        {changes.map((change, at) => (
          <ChangeRow key={at} kind={change.kind} text={designChangeTexts[change.kind]} detail={change.detail}>
            {change.since !== null && <span className={styles.ago}>{agoInWords(change.since, now)}</span>}
            <Button
              kind="quiet"
              size="small"
              aria-label={texts.discardThis({ change: changeInWords(change) })}
              onClick={() => takeBack(at)}
            >
              {texts.discardOne}
            </Button>
          </ChangeRow>
        ))}
      </ul>
      <div className={styles.ways}>
        <button type="button" data-first="" className={styles.way} onClick={onCompare}>
          <Icon name="eye" />
          {texts.compare}
        </button>
        <button type="button" className={styles.discard} onClick={onDiscard}>
          <IconDrawing svg={undo} isDirected />
          {texts.discard({ count: changes.length })}
        </button>
      </div>
      <Later {...panel} />
      <Reached {...panel} />
      <ToDraft {...panel} />
    </div>
  );
}
