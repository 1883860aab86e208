import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { callServer } from '../../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../../api/connection/failure.js';
import { useFetched } from '../../../../api/connection/use-fetched.js';
import { CancelScheduledPublicationDocument } from '../../../../api/generated/cancel-scheduled-publication.js';
import { ChangeScheduledPublicationDocument } from '../../../../api/generated/change-scheduled-publication.js';
import { PublishScheduledDocument } from '../../../../api/generated/publish-scheduled.js';
import { SchedulePublicationDocument } from '../../../../api/generated/schedule-publication.js';
import { ScheduledPublicationDocument } from '../../../../api/generated/scheduled-publication.js';
import type { ScheduledPublicationQuery } from '../../../../api/generated/types.js';
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
  /** Tells the bar what is scheduled. */
  readonly onScheduled: (scheduled: Pick<Scheduled, 'publishesAt' | 'failure'> | null) => void;
  /** Called when what was scheduled is published by hand. */
  readonly onPublished: (page: PublishedPage) => void;
}

export interface ScheduleState {
  /** Undefined until it is known, null for none. */
  readonly scheduled: Scheduled | null | undefined;
  /** The version that visitors see. */
  readonly version: number;
  /** Why the last change was refused, or null. */
  readonly refused: string | null;
  readonly isBusy: boolean;
  /** What a change has done, for screen readers. */
  readonly told: string;
  /** Schedules the draft. */
  readonly schedule: (moment: Moment) => Promise<void>;
  /** Gives what is scheduled another moment. */
  readonly change: (moment: Moment) => Promise<void>;
  readonly cancel: () => Promise<void>;
  /** Publishes what is scheduled now. */
  readonly publish: () => Promise<void>;
}

/** What is scheduled for a page as the server has it, and what changes it. One change is under way at a time; `onDone` is called after each. */
export function useScheduled({ pageId, draft, onScheduled, onPublished }: PublishLaterProps, onDone: () => void): ScheduleState {
  const { value } = useFetched(useCallback(() => callServer(ScheduledPublicationDocument, { pageId }), [pageId]));
  const [changed, setChanged] = useState<Scheduled | null | undefined>(undefined);
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [told, tell] = useState('');
  const scheduled = changed === undefined ? value?.page.scheduledPublication : changed;
  useTelling(scheduled, onScheduled);

  async function attempt(what: string, work: () => Promise<Scheduled | null>) {
    if (isBusy) return;
    setBusy(true);
    setRefused(null);
    try {
      setChanged(await work());
      tell(what);
      onDone();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.code === 'NOTHING_SCHEDULED') setChanged(null);
      if (!isToldAlready(failure)) setRefused(wordsOf(error));
    }
    setBusy(false);
  }

  return {
    ...{ scheduled, refused, isBusy, told, version: Math.max(draft.version, value?.page.version ?? 0) },
    schedule: (moment) =>
      attempt(texts.isScheduled, async () => {
        const input = { pageId, design: designInput(draft.design), basedOnVersion: draft.version, ...moment };
        return (await callServer(SchedulePublicationDocument, { input })).schedulePublication;
      }),
    change: (moment) =>
      attempt(
        texts.isChanged,
        async () => (await callServer(ChangeScheduledPublicationDocument, { pageId, ...moment })).changeScheduledPublication,
      ),
    cancel: () =>
      attempt(texts.isCancelled, async () => {
        await callServer(CancelScheduledPublicationDocument, { pageId });
        return null;
      }),
    publish: () =>
      attempt(texts.isPublished, async () => {
        const { publishScheduled } = await callServer(PublishScheduledDocument, { pageId });
        onPublished(readMyPage(publishScheduled));
        return null;
      }),
  };
}

/** Tells what is scheduled as soon as it is known, and whenever it changes. */
function useTelling(scheduled: Scheduled | null | undefined, onScheduled: PublishLaterProps['onScheduled']) {
  const tell = useEffectEvent(onScheduled);
  useEffect(() => {
    if (scheduled !== undefined) tell(scheduled);
  }, [scheduled]);
}

/** The sentences of all fields, or else that of the whole. */
function wordsOf(error: unknown): string {
  const failure = failureOf(error);
  const reasons = failure.kind === 'refused' ? Object.values(failure.fields) : [];
  return reasons.length > 0 ? [...new Set(reasons)].join(' ') : reasonOf(failure);
}
