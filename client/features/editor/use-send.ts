import { useRef } from 'react';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { callServer } from '../../api/connection/call-server.js';
import { failureOf } from '../../api/connection/failure.js';
import { PublishDocument } from '../../api/generated/publish.js';
import { keepAnswer } from '../../api/connection/kept-answers.js';
import { sameDesign } from '../../page-editing/draft/draft.js';
import type { PublishedPage } from './drafts/choose-draft.js';
import { designInput, readEditorAnswer, readMyPage } from './server-page.js';
import { fetchPage } from './fetch-page.js';

/** The page after a design was sent: with that design, or, if `isOthers`, with one that was published elsewhere. */
export interface Sent {
  readonly page: PublishedPage;
  readonly isOthers: boolean;
}

/**
 * Publishes a design. If the response to an attempt was lost, the server may have published that design. Then the next attempt does not
 * treat it as a conflict.
 */
export function useSend(pageId: string): (design: PageDesign, basedOnVersion: number) => Promise<Sent> {
  const unanswered = useRef<readonly PageDesign[]>([]);

  async function attempt(design: PageDesign, basedOnVersion: number): Promise<Sent> {
    try {
      const page = await publish(pageId, design, basedOnVersion);
      unanswered.current = [];
      return { page, isOthers: false };
    } catch (error) {
      if (failureOf(error).kind === 'unanswered') unanswered.current = [...unanswered.current, design];
      throw error;
    }
  }

  async function resolveConflict(design: PageDesign): Promise<Sent> {
    const page = readEditorAnswer(await fetchPage(pageId));
    const isPublished = (sent: PageDesign) => page.design !== null && sameDesign(page.design, sent);
    if (isPublished(design)) return { page, isOthers: false };
    return unanswered.current.some(isPublished) ? attempt(design, page.version) : { page, isOthers: true };
  }

  return async (design, basedOnVersion) => {
    try {
      return await attempt(design, basedOnVersion);
    } catch (error) {
      if (isConflict(error)) return resolveConflict(design);
      throw error;
    }
  };
}

function isConflict(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.code === 'PAGE_CHANGED_ELSEWHERE';
}

async function publish(pageId: string, design: PageDesign, basedOnVersion: number): Promise<PublishedPage> {
  const input = { pageId, design: designInput(design), basedOnVersion };
  const answer = await callServer(PublishDocument, { input });
  keepAnswer(PublishDocument, answer, { input });
  return readMyPage(answer.publish);
}
