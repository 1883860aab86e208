import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pageLabel, type AccountPage } from '../../../api/account-pages.js';
import { localStore } from '../../../api/browser-storage.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { hasUnsavedDraft } from '../../../page-editing/draft/former-drafts/former-drafts.js';
import { editorOf } from '../../../shell/screens.js';
import { useAct, type Done } from '../../../shell/use-act.js';
import { pagesTexts as texts } from '../../../texts/en/pages.js';
import { cutPageName } from '../../../../server/pages/page-name.rules.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';
import type { ArchiveRefusal } from '../account/save-archive.js';
import type { PageActions } from './page-menu.js';
import { useTellRefusal, type PageChanges } from './page-changes.js';

// Most people save no page.
const saving = lazyPart(() => import('../account/save-archive.js'), { preloads: false });

/** The popups about a page. */
export type PagePopup = 'name' | 'address' | 'picture' | 'code' | 'visits' | 'delete';

interface Acting {
  readonly changes: PageChanges;
  readonly pages: readonly AccountPage[];
  readonly announce: (text: string) => void;
  readonly owner: string;
  readonly asPublished: (page: AccountPage) => AccountPage;
}

/** What the menu of a page does, or opens. */
export function usePageActions(
  { changes, pages, announce, owner, asPublished }: Acting,
  onOpen: (kind: PagePopup, page: AccountPage) => void,
): Omit<PageActions, 'move'> {
  const notify = useNotify();
  const { run, working, work, tell } = useWork(announce);
  const navigate = useNavigate();
  return {
    isOnly: pages.length === 1,
    working,
    rename: (page) => onOpen('name', page),
    changeAddress: (page) => onOpen('address', page),
    changePicture: (page) => onOpen('picture', page),
    showCode: (page) => onOpen('code', page),
    showVisits: (page) => onOpen('visits', page),
    remove: (page) => onOpen('delete', page),
    duplicate: (page) =>
      work(page, texts.duplicating, async () => {
        const made = await changes.create({ name: cutPageName(texts.copied({ page: pageLabel(asPublished(page)) })), copyOf: page.id });
        if (!made) return;
        const hasDraft = hasUnsavedDraft(localStore, { ...page, owner, pageId: page.id });
        notify({ text: hasDraft ? texts.duplicatedPublished : texts.duplicated, tone: 'done' });
        await navigate(editorOf(made));
      }),
    switchFeed: (page) => {
      const isOn = page.feedAddress === null;
      const text = isOn ? texts.feedBegun({ address: `${page.address ?? ''}.atom` }) : texts.feedEnded;
      const change = async () => {
        await changes.switchFeed(page.id, isOn);
        return { notice: { text, tone: 'done' } } as const;
      };
      return run('feed', change, tell);
    },
    save: (page, hasVersions) =>
      work(page, texts.saving, async () => {
        const saved = saving.fetch().then(({ savePage }) => savePage(page.id, page.linkname, hasVersions));
        const refusal = await saved.catch((): ArchiveRefusal => 'failed');
        if (refusal) notify({ text: refusal === 'tooOften' ? texts.savedTooOften : texts.notSaved, tone: 'failed' });
      }),
    makeMain: (page) =>
      work(page, texts.makingMain, async () => {
        await changes.makeMain(page);
        return { notice: { text: texts.nowMain({ page: pageLabel(page) }), tone: 'done' } };
      }),
  };
}

/** One at a time: a second press would make a second copy. */
function useWork(announce: (text: string) => void) {
  const [working, setWorking] = useState<PageActions['working']>(null);
  const { run } = useAct();
  const tell = useTellRefusal();
  const work = async (page: AccountPage, text: string, act: () => Promise<Done | void>) => {
    if (working) return;
    setWorking({ id: page.id, text });
    announce(text);
    await run('work', act, tell);
    announce('');
    setWorking(null);
  };
  return { run, working, work, tell };
}
