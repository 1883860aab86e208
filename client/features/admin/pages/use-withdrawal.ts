import { apolloClient } from '../../../api/connection/apollo-client.js';
import { sendChange } from '../../../api/connection/send-change.js';
import { AdminApprovePageDocument } from '../../../api/generated/admin-approve-page.js';
import { AdminHidePageDocument } from '../../../api/generated/admin-hide-page.js';
import { AdminShowPageDocument } from '../../../api/generated/admin-show-page.js';
import type { AdminListedPageFragment, AdminPagesQuery } from '../../../api/generated/types.js';
import { useAct, type RunningAct } from '../../../shell/use-act.js';
import { adminPageTexts as texts } from '../../../texts/en/admin-pages.js';

export type ListedPage = AdminListedPageFragment;

/** Whether a page waits for the first look of an operator. */
export function isWaiting({ hiding }: ListedPage): boolean {
  return hiding?.reason === 'REVIEW';
}

/** Counts a page that waited and was decided. The lists are not read again, so that it stays where it is. */
export function countDecided(listed: ListedPage): void {
  if (!isWaiting(listed)) return;
  apolloClient.cache.modify<AdminPagesQuery>({
    fields: { adminPages: (list) => ('waiting' in list ? { ...list, waiting: Math.max(0, list.waiting - 1) } : list) },
  });
}

/** What is done with a page goes by its id. */
export interface Withdrawal extends Omit<RunningAct, 'run'> {
  /** Hides a page, with Undo in a notification. */
  readonly hide: (page: ListedPage) => Promise<unknown>;
  readonly unhide: (page: ListedPage) => Promise<unknown>;
  /** Shows a page that waits, with Undo in a notification. */
  readonly approve: (page: ListedPage) => Promise<unknown>;
}

/** Hides pages from visitors, shows them again, and approves those that wait. */
export function useWithdrawal(): Withdrawal {
  const { run, ...state } = useAct();
  const unhide = (listed: ListedPage) =>
    run(listed.page.id, async () => {
      await sendChange(AdminShowPageDocument, { id: listed.page.id });
      return { notice: { text: texts.shown, about: nameOf(listed), tone: 'done' } };
    });
  const hide = (listed: ListedPage) =>
    run(listed.page.id, async () => {
      await sendChange(AdminHidePageDocument, { input: { pageId: listed.page.id } });
      const action = { label: texts.undo, onPress: () => void unhide(listed) };
      return { notice: { text: texts.nowHidden, about: nameOf(listed), tone: 'gold', action } };
    });
  const approve = (listed: ListedPage) =>
    run(listed.page.id, async () => {
      await sendChange(AdminApprovePageDocument, { id: listed.page.id });
      countDecided(listed);
      // Nobody sees a page without an address.
      const undo = listed.page.linkname === null ? {} : { action: { label: texts.undo, onPress: () => void hide(listed) } };
      return { notice: { text: texts.approved, about: nameOf(listed), tone: 'done', ...undo } };
    });
  return { hide, unhide, approve, ...state };
}

/** Its address, or else its title. */
function nameOf({ page: { linkname, title } }: ListedPage): string {
  return linkname === null || linkname === undefined ? title : `/${linkname}`;
}
