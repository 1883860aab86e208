import { useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { AdminApprovePageDocument } from '../../../api/generated/admin-approve-page.js';
import { AdminHidePageDocument } from '../../../api/generated/admin-hide-page.js';
import { AdminShowPageDocument } from '../../../api/generated/admin-show-page.js';
import type { AdminListedPageFragment } from '../../../api/generated/types.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { adminPageTexts as texts } from '../../../texts/en/admin-pages.js';

export type ListedPage = AdminListedPageFragment;

export interface Withdrawal {
  /** Hides a page, with Undo in a notification. */
  readonly hide: (page: ListedPage) => Promise<void>;
  readonly unhide: (page: ListedPage) => Promise<void>;
  /** Shows a page that waits, with Undo in a notification. */
  readonly approve: (page: ListedPage) => Promise<void>;
  /** Takes the place of what was loaded. */
  readonly replace: (page: ListedPage) => void;
  /** The id of the page that is hidden or shown now. */
  readonly busy: string | null;
  /** Why the last one was refused, and of which page. */
  readonly refusal: { readonly pageId: string; readonly reason: string } | null;
}

/** Hides pages from visitors, shows them again, and approves those that wait. `onChange` gets the page as it is then. */
export function useWithdrawal(onChange: (page: ListedPage) => void): Withdrawal {
  const notify = useNotify();
  const [state, setState] = useState<Pick<Withdrawal, 'busy' | 'refusal'>>({ busy: null, refusal: null });

  async function run(pageId: string, work: () => Promise<void>) {
    setState({ busy: pageId, refusal: null });
    try {
      await work();
      setState({ busy: null, refusal: null });
    } catch (error) {
      const failure = failureOf(error);
      setState({ busy: null, refusal: isToldAlready(failure) ? null : { pageId, reason: reasonOf(failure) } });
    }
  }
  const unhide = (listed: ListedPage) =>
    run(listed.page.id, async () => {
      onChange((await callServer(AdminShowPageDocument, { id: listed.page.id })).adminShowPage);
      notify({ text: texts.shown, about: nameOf(listed), tone: 'done' });
    });
  const hide = (listed: ListedPage) =>
    run(listed.page.id, async () => {
      onChange((await callServer(AdminHidePageDocument, { input: { pageId: listed.page.id } })).adminHidePage);
      notify({
        text: texts.nowHidden,
        about: nameOf(listed),
        tone: 'gold',
        action: { label: texts.undo, onPress: () => void unhide(listed) },
      });
    });
  const approve = (listed: ListedPage) =>
    run(listed.page.id, async () => {
      onChange((await callServer(AdminApprovePageDocument, { id: listed.page.id })).adminApprovePage);
      // Nobody sees a page without an address.
      const undo = listed.page.linkname === null ? {} : { action: { label: texts.undo, onPress: () => void hide(listed) } };
      notify({ text: texts.approved, about: nameOf(listed), tone: 'done', ...undo });
    });
  return { hide, unhide, approve, replace: onChange, ...state };
}

/** Its address, or else its title. */
function nameOf({ page: { linkname, title } }: ListedPage): string {
  return linkname === null || linkname === undefined ? title : `/${linkname}`;
}
