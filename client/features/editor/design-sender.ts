import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { callServer } from '../../api/connection/call-server.js';
import { failureOf, reasonOf, type Failure } from '../../api/connection/failure.js';
import { PublishDocument } from '../../api/generated/publish.js';
import { keepAnswer } from '../../api/connection/kept-answers.js';
import { sameDesign } from '../../page-editing/draft/draft.js';
import { editorTexts } from '../../texts/en/editor.js';
import type { PublishedPage } from './drafts/choose-draft.js';
import { designInput, readEditorAnswer, readMyPage } from './server-page.js';
import { fetchPage } from './fetch-page.js';

/** The page after a design was sent: with that design, or, if `isOthers`, with one that was published elsewhere. */
export interface Sent {
  readonly page: PublishedPage;
  readonly isOthers: boolean;
}

/**
 * Publishes the designs of a page. If the response to an attempt was lost, the server may have published that design. Then the next attempt does
 * not treat it as a conflict.
 */
export class DesignSender {
  private unanswered: readonly PageDesign[] = [];

  constructor(private readonly pageId: string) {}

  async send(design: PageDesign, basedOnVersion: number): Promise<Sent> {
    try {
      return await this.attempt(design, basedOnVersion);
    } catch (error) {
      if (isConflict(error)) return this.resolveConflict(design);
      throw error;
    }
  }

  private async attempt(design: PageDesign, basedOnVersion: number): Promise<Sent> {
    try {
      const page = await publish(this.pageId, design, basedOnVersion);
      this.unanswered = [];
      return { page, isOthers: false };
    } catch (error) {
      if (failureOf(error).kind === 'unanswered') this.unanswered = [...this.unanswered, design];
      throw error;
    }
  }

  private async resolveConflict(design: PageDesign): Promise<Sent> {
    const page = readEditorAnswer(await fetchPage(this.pageId));
    const isPublished = (sent: PageDesign) => page.design !== null && sameDesign(page.design, sent);
    if (isPublished(design)) return { page, isOthers: false };
    return this.unanswered.some(isPublished) ? this.attempt(design, page.version) : { page, isOthers: true };
  }
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

/** Why a design was refused, with the place of the tile that is the reason. */
export function reasonsOf(failure: Failure, { tiles }: PageDesign): string {
  const reasons = failure.kind === 'refused' ? Object.entries(failure.fields) : [];
  const named = reasons.map(([field, reason]) => {
    const at = /^tiles\.(\d+)\.(?:picture|html)/.exec(field);
    return at ? `${editorTexts.tilePlace({ number: Number(at[1]) + 1, total: tiles.length })}: ${reason}` : reason;
  });
  return named.length > 0 ? [...new Set(named)].join(' ') : reasonOf(failure);
}
