import { callServer } from '../../../api/connection/call-server.js';
import { AdminApprovePageDocument } from '../../../api/generated/admin-approve-page.js';
import { AdminHidePageDocument } from '../../../api/generated/admin-hide-page.js';
import { AdminShowPageDocument } from '../../../api/generated/admin-show-page.js';
import type { AdminListedPageFragment } from '../../../api/generated/types.js';
import { useAct, type RunningAct } from '../../../shell/use-act.js';
import { adminPageTexts as texts } from '../../../texts/en/admin-pages.js';

export type ListedPage = AdminListedPageFragment;

/** What is done with a page goes by its id. */
export interface Withdrawal extends Omit<RunningAct, 'run'> {
  /** Hides a page, with Undo in a notification. */
  readonly hide: (page: ListedPage) => Promise<unknown>;
  readonly unhide: (page: ListedPage) => Promise<unknown>;
  /** Shows a page that waits, with Undo in a notification. */
  readonly approve: (page: ListedPage) => Promise<unknown>;
  /** Takes the place of what was loaded. */
  readonly replace: (page: ListedPage) => void;
}

/** Hides pages from visitors, shows them again, and approves those that wait. `onChange` gets the page as it is then. */
export function useWithdrawal(onChange: (page: ListedPage) => void): Withdrawal {
  const { run, ...state } = useAct();
  const unhide = (listed: ListedPage) =>
    run(listed.page.id, async () => {
      onChange((await callServer(AdminShowPageDocument, { id: listed.page.id })).adminShowPage);
      return { notice: { text: texts.shown, about: nameOf(listed), tone: 'done' } };
    });
  const hide = (listed: ListedPage) =>
    run(listed.page.id, async () => {
      onChange((await callServer(AdminHidePageDocument, { input: { pageId: listed.page.id } })).adminHidePage);
      const action = { label: texts.undo, onPress: () => void unhide(listed) };
      return { notice: { text: texts.nowHidden, about: nameOf(listed), tone: 'gold', action } };
    });
  const approve = (listed: ListedPage) =>
    run(listed.page.id, async () => {
      onChange((await callServer(AdminApprovePageDocument, { id: listed.page.id })).adminApprovePage);
      // Nobody sees a page without an address.
      const undo = listed.page.linkname === null ? {} : { action: { label: texts.undo, onPress: () => void hide(listed) } };
      return { notice: { text: texts.approved, about: nameOf(listed), tone: 'done', ...undo } };
    });
  return { hide, unhide, approve, replace: onChange, ...state };
}

/** Its address, or else its title. */
function nameOf({ page: { linkname, title } }: ListedPage): string {
  return linkname === null || linkname === undefined ? title : `/${linkname}`;
}
