import { useEffect } from 'react';
import { leaveQuestion } from '../../../shell/leaving/leave-question.js';
import { isLeaving, loadPage, opensElsewhere } from '../../../shell/leaving/leaving.js';

/**
 * Asks before the user leaves unsaved changes in a document without a router. If a link of the document is followed, it asks in a dialog;
 * if the tab is closed or reloaded, in the browser's own dialog. `isUnsaved` is only called at that moment. It must be the same function
 * between renders.
 */
export function useAskedBeforeLeaving(isUnsaved: () => boolean): void {
  useEffect(() => {
    let asking = false;

    function askInBrowser(event: BeforeUnloadEvent) {
      if (isUnsaved() && !isLeaving()) event.preventDefault();
    }
    async function ask(href: string) {
      asking = true;
      try {
        const { askAbove } = await import('../../../controls/dialogs/ask-above.js');
        if (await askAbove(leaveQuestion())) loadPage(href);
      } catch {
        // The dialog could not be loaded. The browser asks its own question.
        window.location.assign(href);
      }
      asking = false;
    }
    function follow(event: MouseEvent) {
      const link = linkThatLeaves(event);
      if (link === null || !isUnsaved()) return;
      event.preventDefault();
      if (!asking) void ask(link.href);
    }

    window.addEventListener('beforeunload', askInBrowser);
    document.addEventListener('click', follow);
    return () => {
      window.removeEventListener('beforeunload', askInBrowser);
      document.removeEventListener('click', follow);
    };
  }, [isUnsaved]);
}

/** The link that this click follows away from the document; null for a link that opens in another tab or stays here. */
function linkThatLeaves(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || event.defaultPrevented || opensElsewhere(event) || link.target !== '') return null;
  return /^https?:/.test(link.href) && !isPlaceHere(link) ? link : null;
}

function isPlaceHere({ hash, href }: HTMLAnchorElement): boolean {
  return hash !== '' && href.split('#', 1)[0] === window.location.href.split('#', 1)[0];
}
