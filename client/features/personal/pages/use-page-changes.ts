import type { ApolloCache, Reference } from '@apollo/client';
import type { CallOptions } from '../../../api/connection/call-server.js';
import { useApolloClient, useMutation } from '@apollo/client/react';
import type { AccountPage } from '../../../api/account-pages.js';
import { failureOf, reasonOf, type Failure } from '../../../api/connection/failure.js';
import { parsed } from '../../../api/connection/parsed.js';
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
import { useAddressCalls } from '../address/use-former-linknames.js';
import { pagesTexts } from '../../../texts/en/pages.js';

/** The list shows its order at once, so this call has to reach the server even if the user leaves at that moment. */
const evenIfLeft: CallOptions = { keepalive: true };

/** The changes of the account's list of pages, which reject as the calls do. The cache shows each of them as soon as the server has made it, and the order at once. */
export function usePageChanges(owner: string) {
  const attempt = useAttempt();
  const client = useApolloClient();
  const [create] = useMutation(parsed(CreatePageDocument));
  const [rename] = useMutation(parsed(RenamePageDocument));
  const [order] = useMutation(parsed(OrderPagesDocument), { context: evenIfLeft });
  const [makeMain] = useMutation(parsed(MakeMainPageDocument));
  const [remove] = useMutation(parsed(DeletePageDocument));
  return {
    create: (input: CreatePageInput) =>
      attempt(async () => {
        const { data } = await create({
          variables: { input },
          update: (cache, { data: made }) => made && changePages(cache, (pages) => [...pages, refOf(cache, made.createPage.id)]),
        });
        return data?.createPage ?? null;
      }),
    rename: (id: string, name: string) => attempt(() => rename({ variables: { id, name } })),
    switchFeed: useFeedSwitch(attempt),
    order: (ids: string[]) =>
      attempt(async () => {
        await order({
          variables: { ids },
          optimisticResponse: { orderPages: ids.map((id) => ({ __typename: 'MyPage', id })) },
          update: (cache, { data }) => data && changePages(cache, () => data.orderPages.map(({ id }) => refOf(cache, id))),
        });
      }),
    makeMain: (page: AccountPage) =>
      attempt(async () => {
        const { data } = await makeMain({ variables: { id: page.id }, update: (cache) => markMain(cache, page.id) });
        storeLinkname(data ? data.makeMainPage.linkname : page.linkname);
      }),
    remove: (page: AccountPage, linkname: string | null) =>
      attempt(async () => {
        await unlessGone(remove({ variables: { id: page.id, linkname } }));
        // A list leaves out what the cache does not have any more.
        client.cache.evict({ id: client.cache.identify({ __typename: 'MyPage', id: page.id }) });
        forgetDeletedPage(localStore, { ...page, owner, pageId: page.id });
        forgetPicturesOfPage(page.id, owner);
      }),
    claim: useAddressChanges().claim,
  };
}

/** Changes of the address of a page. */
export function useAddressChanges() {
  const attempt = useAttempt();
  const { claim, release } = useAddressCalls();
  return {
    claim: (page: AccountPage, linkname: string) => attempt(() => claim(page, linkname)),
    release: (page: AccountPage, linkname: string) => attempt(() => release(page, linkname)),
  };
}

function useFeedSwitch(attempt: ReturnType<typeof useAttempt>) {
  const [switchFeed] = useMutation(parsed(SwitchFeedDocument));
  return (id: string, isOn: boolean) => attempt(() => switchFeed({ variables: { id, isOn } }));
}

/** Makes a change. If the list of this tab is outdated then, or may be because no answer came, the list is fetched again. */
function useAttempt() {
  const client = useApolloClient();
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act();
    } catch (error) {
      // If the list cannot be fetched either, the next change tries again.
      if (isOutdated(failureOf(error))) void client.refetchQueries({ include: [parsed(PersonalDocument)] }).catch(() => undefined);
      throw error;
    }
  };
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

type Pages = readonly Reference[];

function changePages(cache: ApolloCache, change: (pages: Pages) => Pages): void {
  cache.modify({ id: ACCOUNT, fields: { pages: (pages: unknown) => change(pages as Pages) } });
}

function markMain(cache: ApolloCache, main: string): void {
  changePages(cache, (pages) => {
    for (const { __ref: id } of pages) cache.modify({ id, fields: { isMain: () => id === refOf(cache, main).__ref } });
    return pages;
  });
  cache.modify({ id: ACCOUNT, fields: { page: () => refOf(cache, main) } });
}

const ACCOUNT = 'Account:{}';

function refOf(cache: ApolloCache, id: string): Reference {
  return { __ref: cache.identify({ __typename: 'MyPage', id }) ?? id };
}
