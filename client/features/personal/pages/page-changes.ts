import { addPage, markMain, orderPages } from '../../../api/connection/cached-pages.js';
import type { CallOptions } from '../../../api/connection/call-server.js';
import type { AccountPage } from '../../../api/account-pages.js';
import { failureOf, reasonOf, type Failure } from '../../../api/connection/failure.js';
import { forget, readAgain, sendChange } from '../../../api/connection/send-change.js';
import { CreatePageDocument } from '../../../api/generated/create-page.js';
import { PersonalDocument } from '../../../api/generated/personal.js';
import type { CreatePageInput } from '../../../api/generated/types.js';
import { DeletePageDocument } from '../../../api/generated/delete-page.js';
import { MakeMainPageDocument } from '../../../api/generated/make-main-page.js';
import { OrderPagesDocument } from '../../../api/generated/order-pages.js';
import { RenamePageDocument } from '../../../api/generated/rename-page.js';
import { SwitchFeedDocument } from '../../../api/generated/switch-feed.js';
import { localStore } from '../../../api/browser-storage.js';
import { storeLinkname } from '../../../api/session/session-token.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { forgetDeletedPage } from '../../../page-editing/draft/draft-store.js';
import type { Reason } from '../../../shell/use-act.js';
import { forgetPicturesOfPage } from '../../../shell/waiting-pictures/waiting-pictures.js';
import { claimLinkname, releaseLinkname } from '../address/former-linknames.js';
import { pagesTexts } from '../../../texts/en/pages.js';

/** The list shows its order at once, so this call has to reach the server even if the user leaves at that moment. */
const evenIfLeft: CallOptions = { keepalive: true };

export type PageChanges = ReturnType<typeof pageChanges>;

/** The changes of the account's list of pages, which reject as the calls do. The cache shows each of them as soon as the server has made it, and the order at once. */
export function pageChanges(owner: string) {
  return {
    create: (input: CreatePageInput) =>
      attempt(async () => {
        const made = await sendChange(CreatePageDocument, { input }, { update: (cache, { createPage }) => addPage(cache, createPage.id) });
        return made.createPage;
      }),
    rename: (id: string, name: string) => attempt(() => sendChange(RenamePageDocument, { id, name })),
    switchFeed: (id: string, isOn: boolean) => attempt(() => sendChange(SwitchFeedDocument, { id, isOn })),
    order: (ids: string[]) =>
      attempt(async () => {
        await sendChange(
          OrderPagesDocument,
          { ids },
          {
            expected: { orderPages: ids.map((id) => ({ __typename: 'MyPage', id })) },
            update: (cache, ordered) =>
              orderPages(
                cache,
                ordered.orderPages.map(({ id }) => id),
              ),
            call: evenIfLeft,
          },
        );
      }),
    makeMain: (page: AccountPage) =>
      attempt(async () => {
        const { makeMainPage } = await sendChange(MakeMainPageDocument, { id: page.id }, { update: (cache) => markMain(cache, page.id) });
        storeLinkname(makeMainPage.linkname);
      }),
    remove: (page: AccountPage, linkname: string | null) =>
      attempt(async () => {
        await unlessGone(sendChange(DeletePageDocument, { id: page.id, linkname }));
        forget('MyPage', page.id);
        forgetDeletedPage(localStore, { ...page, owner, pageId: page.id });
        forgetPicturesOfPage(page.id, owner);
      }),
    claim: addressChanges.claim,
  };
}

/** Changes of the address of a page. */
export const addressChanges = {
  claim: (page: AccountPage, linkname: string) => attempt(() => claimLinkname(page, linkname)),
  release: (page: AccountPage, linkname: string) => attempt(() => releaseLinkname(page, linkname)),
};

/** Makes a change. If the list of this tab is outdated then, or may be because no answer came, the list is fetched again. */
async function attempt<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    // If the list cannot be fetched either, the next change tries again.
    if (isOutdated(failureOf(error))) readAgain(PersonalDocument, {});
    throw error;
  }
}

/** Says in a bar that a change was not made, and why. */
export function useTellRefusal(): Reason {
  const notify = useNotify();
  return (failure) => void notify({ text: `${pagesTexts.failed}. ${reasonOf(failure)}`, tone: 'failed' });
}

/** Waits for the deletion of a page that may have been deleted before: in another tab, or by a call whose answer was lost. */
async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((error: unknown) => {
    const failure = failureOf(error);
    if (failure.kind !== 'refused' || failure.code !== 'PAGE_NOT_FOUND') throw error;
  });
}

/** What is refused when a page was deleted, made or got another address elsewhere, or by a call whose answer was lost. */
const REFUSED_WHEN_OUTDATED: ReadonlySet<string> = new Set(['PAGE_NOT_FOUND', 'LINKNAME_WRONG', 'LINKNAME_TAKEN']);

function isOutdated(failure: Failure): boolean {
  return failure.kind === 'unanswered' || (failure.kind === 'refused' && REFUSED_WHEN_OUTDATED.has(failure.code));
}
