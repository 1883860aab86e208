import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { clsx } from 'clsx';
import { DEFAULT_DESIGN } from '../../../../server/pages/design/page-design.rules.js';
import { isReached, onReached, saysWhenLost } from '../../../api/connection/connection.js';
import type { EditorOfPageQuery } from '../../../api/generated/types.js';
import { takeWishToPublish } from '../../../api/session/guest-page.js';
import { Icon } from '../../../controls/buttons/icon.js';
import { Popover, type Opener } from '../../../controls/dialogs/popover.js';
import { Quad } from '../../../controls/buttons/quad.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { useWide } from '../../../page-editing/layout/use-wide.js';
import { publishStateTexts as texts } from '../../../texts/en/publish-state.js';
import type { Publishing } from '../use-publish.js';
import { AfterPublishing } from './share/after-publishing.js';
import { DraftQuestion, TwoDrafts, useDraftQuestion } from './saving/two-drafts.js';
import type { SavedDraftState } from './saving/use-draft-saving.js';
import type { KeepMineProps } from './saving/keep-mine.js';
import { PublishingDialogs, type OpenDialog } from './changes/publishing-dialogs.js';
import { useLater } from './schedule/use-later.js';
import { keptNote, reachOf, stateOf, type PublishState } from './publish-state.js';
import { Changes, useUnpublished } from './changes/unpublished.js';
import { useDiscard } from './changes/use-discard.js';
import { useSeenBy } from './access/use-seen-by.js';
import type { PicturesToWait } from '../waiting-pictures/use-waiting-pictures.js';
import type { PublishPress } from './sheet/use-publish-press.js';
import styles from './publishing-state.module.css';
import { formatRecent } from '../../../controls/dates.js';

export interface PublishingStateProps {
  readonly draftState: DraftState;
  readonly publishing: Publishing;
  readonly page: EditorOfPageQuery['page'];
  readonly me: EditorOfPageQuery['me'];
  readonly waiting: PicturesToWait;
  /** How the editor was opened. */
  readonly opening: KeepMineProps['opening'];
  /** The saving of the draft in the account. Null until its code is loaded: until then, the draft is only on this device. */
  readonly saved: SavedDraftState | null;
  /** Fetches the page again, after it has got an address. */
  readonly onFetch: () => void;
  /** Called with whether a publication has nothing more to show than visitors see, apart from pictures that wait. */
  readonly onSettled: (isSettled: boolean) => void;
  readonly press: PublishPress;
}

/** Says what visitors see of the page, and opens the list of what they do not see yet. On phones it also names the page. */
export function PublishingState({ draftState, publishing, opening, saved, onFetch, onSettled, press, ...account }: PublishingStateProps) {
  const { draft, unsaved, keeping } = draftState;
  const { onSeenBy, ...seen } = useSeenBy(account.page);
  const page = { ...account.page, ...seen };
  const { changes, dated, waiting, isCurrent } = useUnpublished(draftState, onSettled);
  const [opened, open] = useState<OpenDialog | null>(null);
  const discard = useDiscard(draftState, changes, isCurrent);
  const question = useDraftQuestion(saved?.theirs ?? null);
  const served = useServed(publishing, page);
  const isKept = keeping === 'kept' || keeping === 'other-tab';
  const known = { ...served, isNew: draft.version === 0, isKept, saving: saved?.saving ?? ('waiting' as const) };
  const state = stateOf({ ...known, unsaved, changes: changes?.length ?? null, waiting, page });
  const { shown, later } = useLater(draftState, page, state);
  const wide = useWide();
  useWishOfGuest(page.id, draftState, press);
  return (
    <>
      <Popover
        label={texts.label}
        width={420}
        isSheet
        opener={(opener) => <StateButton opener={opener} state={shown} title={wide ? null : draft.design.title} />}
      >
        {(close) => (
          <>
            <WithoutConnection state={state} />
            {saved?.theirs && <TwoDrafts onChoose={() => (close(), question.ask())} />}
            <Changes
              pageId={page.id}
              changes={dated}
              waiting={waiting}
              moment={served.moment}
              isNew={known.isNew}
              reach={reachOf(page)}
              page={page}
              onSeenBy={onSeenBy}
              title={draft.published.title}
              kept={unsaved || known.isNew ? keptNote(state, saved?.reason ?? null, wide) : ''}
              later={{ ...later, asks: (schedule) => press.asks(schedule) && (close(), true) }}
              onCompare={() => (close(), open('comparison'))}
              onDiscard={() => (close(), void discard.all())}
              onTakeBack={(at) => (changes?.length === 1 && close(), discard.one(at))}
              onCode={() => (close(), open('code'))}
              onVisits={() => (close(), open('visits'))}
            />
          </>
        )}
      </Popover>
      <AfterPublishing {...{ draftState, publishing, onFetch, press, ...account }} onCode={() => open('code')} />
      <ChangesSaid areThere={changes?.length !== 0} />
      {saved && <DraftQuestion {...{ question, saved, draftState, opening }} />}
      <PublishingDialogs {...{ opened, draft, page }} onClose={() => open(null)} />
    </>
  );
}

/** Stands above the list, which may not load now. */
function WithoutConnection({ state: { title, note } }: { readonly state: PublishState }) {
  if (title !== texts.offline) return null;
  return (
    <div className={styles.offline}>
      <h3 className={styles.offlineTitle}>{texts.offline}</h3>
      {note === texts.kept && <p>{texts.offlineKept}</p>}
    </div>
  );
}

/** For screen readers. */
function ChangesSaid({ areThere }: { readonly areThere: boolean }) {
  return (
    <p role="status" className="visually-hidden">
      {areThere && texts.changed}
    </p>
  );
}

/** What is known of the page on the server. */
function useServed({ underWay }: Publishing, { publishedAt }: PublishingStateProps['page']) {
  const isReachedNow = useSyncExternalStore(onReached, isReached);
  useEffect(saysWhenLost, []);
  // oxlint-disable-next-line react/purity -- Today is when it is shown.
  const moment = publishedAt === null ? '' : formatRecent(new Date(publishedAt), new Date(), texts);
  return { isUnderWay: underWay, isCutOff: !isReachedNow, moment };
}

/** A guest who pressed Publish before signing up is asked what is asked before a first publication. That publishes nothing. */
function useWishOfGuest(pageId: string, { draft: { version }, unsaved }: DraftState, { ask: askFor }: PublishPress) {
  const ask = useEffectEvent(() => {
    if (unsaved && version === 0) askFor('guest');
  });
  useEffect(() => {
    if (takeWishToPublish(pageId)) ask();
  }, [pageId]);
}

interface StateButtonProps {
  readonly opener: Opener;
  readonly state: PublishState;
  /** The title of the page, on phones. */
  readonly title: string | null;
}

function StateButton({ opener, state, title: pageTitle }: StateButtonProps) {
  const wide = pageTitle === null;
  const title = wide ? state.title : pageTitle.trim() || DEFAULT_DESIGN.title;
  const note = wide ? state.note : state.short;
  return (
    <button type="button" {...opener} className={clsx(styles.opener, styles[state.tone])} title={`${state.title}. ${state.note}`}>
      {wide && <Quad tone={state.tone} className={styles.quad} />}
      <span className={styles.texts}>
        <span className={styles.title} dir={wide ? undefined : 'auto'}>
          {title}
        </span>{' '}
        <span className={styles.note}>{note}</span>
      </span>
      <Icon name="chevron-down" className={styles.chevron} />
    </button>
  );
}
