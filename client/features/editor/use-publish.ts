import { useEffect, useRef, useState } from 'react';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { WAITING_ID } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { isReached } from '../../api/connection/connection.js';
import { failureOf, isToldAlready, reasonOf, type Failure } from '../../api/connection/failure.js';
import { UNTIL_HIDDEN, useNotify } from '../../controls/notifications/notifications.js';
import type { DraftState } from '../../page-editing/draft/use-draft.js';
import { lazyPart } from '../../controls/loading/lazy-part.js';
import { editorTexts } from '../../texts/en/editor.js';
import type { PublishedPage } from './drafts/choose-draft.js';
import type { DesignSender, Sent } from './design-sender.js';
import type { Publishable } from './waiting-pictures/publishable.js';

/** A publication that has succeeded. Each is another object. */
export interface Publication {
  /** Whether the page was never published before. */
  readonly isFirst: boolean;
  /** What visitors saw before. */
  readonly former: PageDesign;
}

export interface Publishing {
  /** Publishes the draft, or the design that a change of this moment makes of it. It follows a press, and never a change of state. False if it failed. */
  readonly publish: (design?: PageDesign) => Promise<boolean>;
  /** Whether a publication is running. */
  readonly underWay: boolean;
  /** The last one in this editor. */
  readonly published: Publication | null;
  /** Why the last attempt failed. Null if it succeeded or is running. */
  readonly problem: string | null;
  /** Whether the last attempt failed because the page was deleted. */
  readonly isGone: boolean;
  /** The page that was published elsewhere in the meantime. The user is asked which one to keep. */
  readonly elsewhere: PublishedPage | null;
  /** Puts the other page into the draft. */
  readonly loadTheirs: () => void;
  /** Publishes the draft over the other page. */
  readonly publishMine: () => Promise<void>;
  /** Decides nothing: draft and page stay unchanged. */
  readonly decideLater: () => void;
}

/** Publishes the draft, and notifies the user of the result. */
export function usePublish(pageId: string, { draft, change }: DraftState): Publishing {
  const { underWay, deliver } = useDelivery(pageId, change);
  const bars = useBars();
  const [published, setPublished] = useState<Publication | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isGone, setGone] = useState(false);
  const [elsewhere, setElsewhere] = useState<PublishedPage | null>(null);

  function tell({ address }: PublishedPage) {
    const isFirst = draft.version === 0;
    // After the first one, a panel has the way to the page.
    bars.published(isFirst ? null : address);
    setPublished({ isFirst, former: draft.published });
  }

  function failed(error: unknown, sent: PageDesign) {
    const failure = failureOf(error);
    if (isToldAlready(failure)) return;
    setProblem(senderPart.get()?.reasonsOf(failure, sent) ?? reasonOf(failure));
    setGone(isMissing(failure));
    bars.failed();
  }

  async function attempt(design: PageDesign, basedOnVersion: number) {
    bars.cancelSecond();
    setProblem(null);
    setElsewhere(null);
    if (!isReached()) return bars.offline();
    try {
      const { page, isOthers } = await deliver(design, basedOnVersion);
      if (isOthers) setElsewhere(page);
      else tell(page);
      return !isOthers;
    } catch (error) {
      failed(error, design);
      return false;
    }
  }

  function loadTheirs() {
    if (elsewhere?.design) change({ type: 'replaced', design: elsewhere.design, published: elsewhere.design, version: elsewhere.version });
    setElsewhere(null);
  }

  return {
    ...{ underWay, published, problem, isGone, elsewhere, loadTheirs },
    publish: (design = draft.design) => attempt(design, draft.version),
    publishMine: async () => void (await attempt(draft.design, elsewhere?.version ?? draft.version)),
    decideLater: () => setElsewhere(null),
  };
}

/** Publishes a design without the pictures that wait, and notes in the draft what visitors see. Nothing is changed if another one was published elsewhere. */
function useDelivery(pageId: string, change: DraftState['change']) {
  const sender = useRef<DesignSender>(null);
  const [underWay, setUnderWay] = useState(false);
  async function deliver(design: PageDesign, basedOnVersion: number): Promise<Sent> {
    setUnderWay(true);
    try {
      const given = await withoutWaiting(design);
      sender.current ??= new (await senderPart.fetch()).DesignSender(pageId);
      const sent = await sender.current.send(given.sent, basedOnVersion);
      const { page, isOthers } = sent;
      if (!isOthers) {
        change({ type: 'published', from: design, ...given, design: page.design ?? given.sent, version: page.version });
      }
      return sent;
    } finally {
      setUnderWay(false);
    }
  }
  return { underWay, deliver };
}

const senderPart = lazyPart(() => import('./design-sender.js'));
const waitingPart = lazyPart(() => import('./waiting-pictures/publishable.js'), { preloads: false });

/** Pictures that wait on a device are not published. Few pages have some. */
async function withoutWaiting(design: PageDesign): Promise<Publishable> {
  if (!JSON.stringify(design.tiles).includes(WAITING_ID)) return { sent: design, kept: design };
  return (await waitingPart.fetch()).publishable(design);
}

/** Whether the account has no such page, or not any more. */
export function isMissing(failure: Failure | null): boolean {
  return failure?.kind === 'refused' && failure.code === 'PAGE_NOT_FOUND';
}

/** The bars of specification §8. */
function useBars() {
  const notify = useNotify();
  const secondBar = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelSecond = () => clearTimeout(secondBar.current);
  useEffect(() => () => clearTimeout(secondBar.current), []);
  return {
    /** Cancels the second bar, if it has not been shown yet. */
    cancelSecond,
    published: (address: string | null) => {
      const action =
        address === null ? undefined : { label: editorTexts.viewPage, onPress: () => void window.open(address, '_blank', 'noopener') };
      notify({ text: editorTexts.published, tone: 'done', ...(action && { action }) });
    },
    offline: () => {
      notify({ text: editorTexts.publishOffline, tone: 'grey' });
      return false;
    },
    failed: () => {
      notify({ text: editorTexts.publishFailed, tone: 'failed' });
      secondBar.current = setTimeout(() => notify({ text: editorTexts.publishFailedHint, tone: 'failed' }), UNTIL_HIDDEN);
    },
  };
}
