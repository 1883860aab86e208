import { useEffect, useEffectEvent } from 'react';
import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { reasonOf, type Failure } from '../../../../api/connection/failure.js';
import { sendChange, updateAnswer } from '../../../../api/connection/send-change.js';
import { FRESH, useServerData } from '../../../../api/connection/use-server-data.js';
import { CancelScheduledPublicationDocument } from '../../../../api/generated/cancel-scheduled-publication.js';
import { ChangeScheduledPublicationDocument } from '../../../../api/generated/change-scheduled-publication.js';
import { PublishScheduledDocument } from '../../../../api/generated/publish-scheduled.js';
import { SchedulePublicationDocument } from '../../../../api/generated/schedule-publication.js';
import { ScheduledPublicationDocument } from '../../../../api/generated/scheduled-publication.js';
import type { ScheduledPublicationQuery } from '../../../../api/generated/types.js';
import { useNotify } from '../../../../controls/notifications/notifications.js';
import { useAct, type RunningAct } from '../../../../shell/use-act.js';
import { scheduledTexts as texts } from '../../../../texts/en/scheduled.js';
import type { PublishedPage } from '../../drafts/choose-draft.js';
import { designInput, readMyPage } from '../../server-page.js';

export type Scheduled = NonNullable<ScheduledPublicationQuery['page']['scheduledPublication']>;
type Moment = Pick<Scheduled, 'publishesAt' | 'timeZone' | 'replaces'>;

export interface PublishLaterProps {
  readonly pageId: string;
  readonly draft: { readonly design: PageDesign; readonly version: number };
  /** Whether the draft has something that visitors do not see. */
  readonly isChanged: boolean;
  /** How many pictures wait on a device. Nobody could publish them. */
  readonly waiting: number;
  /** Asks what is to ask before the draft goes public, and then schedules what came of it. The panel is closed by then. False if nothing is to ask. */
  readonly asks: (schedule: (design: PageDesign) => Promise<boolean>) => boolean;
  /** Tells the bar what is scheduled. */
  readonly onScheduled: (scheduled: Pick<Scheduled, 'publishesAt' | 'failure'> | null) => void;
  /** Called when what was scheduled is published by hand. */
  readonly onPublished: (page: PublishedPage) => void;
}

export interface ScheduleState extends Pick<RunningAct, 'reason' | 'told'> {
  /** Undefined until it is known, null for none. */
  readonly scheduled: Scheduled | null | undefined;
  /** The version that visitors see. */
  readonly version: number;
  readonly isBusy: boolean;
  /** Schedules the draft. */
  readonly schedule: (moment: Moment) => void;
  /** Gives what is scheduled another moment. */
  readonly change: (moment: Moment) => Promise<unknown>;
  readonly cancel: () => Promise<unknown>;
  /** Publishes what is scheduled now. */
  readonly publish: () => Promise<unknown>;
}

/** What is scheduled for a page as the server has it, and what changes it. `onDone` is called after each change. */
export function useScheduled({ pageId, draft, asks, onScheduled, onPublished }: PublishLaterProps, onDone: () => void): ScheduleState {
  const notify = useNotify();
  const { data } = useServerData(ScheduledPublicationDocument, { pageId }, FRESH);
  const { attempt, ...state } = useAttempts(pageId, onScheduled, onDone);
  const scheduled = data?.page.scheduledPublication;
  useTelling(scheduled, onScheduled);

  const scheduling = (design: PageDesign, moment: Moment) => async () => {
    const input = { pageId, design: designInput(design), basedOnVersion: draft.version, ...moment };
    return (await sendChange(SchedulePublicationDocument, { input })).schedulePublication;
  };

  /** After the sheet: the panel is closed. */
  async function scheduleAsked(design: PageDesign, moment: Moment): Promise<boolean> {
    const isDone = await attempt(texts.isScheduled, scheduling(design, moment), (text) => void notify({ text, tone: 'failed' }));
    if (isDone) notify({ text: texts.isScheduled, tone: 'done' });
    return isDone;
  }

  return {
    ...{ ...state, scheduled, version: Math.max(draft.version, data?.page.version ?? 0) },
    schedule(moment) {
      if (!asks((design) => scheduleAsked(design, moment))) void attempt(texts.isScheduled, scheduling(draft.design, moment));
    },
    change: (moment) =>
      attempt(
        texts.isChanged,
        async () => (await sendChange(ChangeScheduledPublicationDocument, { pageId, ...moment })).changeScheduledPublication,
      ),
    cancel: () =>
      attempt(texts.isCancelled, async () => {
        await sendChange(CancelScheduledPublicationDocument, { pageId });
        return null;
      }),
    publish: () =>
      attempt(texts.isPublished, async () => {
        const { publishScheduled } = await sendChange(PublishScheduledDocument, { pageId });
        onPublished(readMyPage(publishScheduled));
        return null;
      }),
  };
}

/** Changes what is scheduled. One change is under way at a time; it may end after the panel was closed. */
function useAttempts(pageId: string, onScheduled: PublishLaterProps['onScheduled'], onDone: () => void) {
  const { run, busy, reason, told } = useAct();
  function know(now: Scheduled | null) {
    updateAnswer(ScheduledPublicationDocument, { pageId }, ({ page }) => ({ page: { ...page, scheduledPublication: now } }));
    onScheduled(now);
  }

  async function attempt(done: string, work: () => Promise<Scheduled | null>, refuse = (words: string): string | undefined => words) {
    if (busy !== null) return false;
    const change = async () => {
      know(await work());
      onDone();
      return { told: done };
    };
    return run('change', change, (failure) => {
      if (failure.kind === 'refused' && failure.code === 'NOTHING_SCHEDULED') know(null);
      return refuse(wordsOf(failure));
    });
  }

  return { reason, isBusy: busy !== null, told, attempt };
}

/** Tells what is scheduled as soon as it is known. */
function useTelling(scheduled: Scheduled | null | undefined, onScheduled: PublishLaterProps['onScheduled']) {
  const tell = useEffectEvent(onScheduled);
  useEffect(() => {
    if (scheduled !== undefined) tell(scheduled);
  }, [scheduled]);
}

/** The sentences of all fields, or else that of the whole. */
function wordsOf(failure: Failure): string {
  const reasons = failure.kind === 'refused' ? Object.values(failure.fields) : [];
  return reasons.length > 0 ? [...new Set(reasons)].join(' ') : reasonOf(failure);
}
