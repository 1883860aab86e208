import { useState } from 'react';
import { Button } from '../../controls/button.js';
import { lazyPart, useWantedPart } from '../../controls/lazy-part.js';
import { lazyWithRetry } from '../../page-editing/popups/lazy-with-retry.js';
import { editorTexts } from '../../texts/en/editor.js';
import { failureTexts } from '../../texts/en/shell.js';
import type { FoundDesign } from './found-design-dialog.js';
import type { MissingPageProps } from './missing-page.js';
import type { NewerDraftProps } from './newer-draft.js';
import type { PageSwitcherProps } from './page-switcher.js';
import type { RescueDraftProps } from './rescue-draft.js';
import { useLatePart } from './use-late-part.js';
import { WaitingEditor } from './waiting-editor.js';

/*
 * What few editors show. The editor begins sooner without it.
 */

const switcherPart = lazyPart(() => import('./page-switcher.js'));
const newerPart = lazyPart(() => import('./newer-draft.js'));
const rescuePart = lazyPart(() => import('./rescue-notice.js'));
const missingPart = lazyPart(() => import('./missing-page.js'));

/** For accounts with several pages. */
export function LateSwitcher(props: PageSwitcherProps) {
  const { value: part, failure, retry } = useLatePart(switcherPart);
  if (part) return <part.PageSwitcher {...props} />;
  return (
    failure && (
      <div role="alert">
        <Button kind="line" size="small" icon="rotate-cw" onClick={() => tryAgain(retry)}>
          <span className="visually-hidden">{editorTexts.popupNotLoaded} </span>
          {failureTexts.tryAgain}
        </Button>
      </div>
    )
  );
}

/** For an address of no page of the account. */
export function LateNotice(props: MissingPageProps) {
  const { value: part, failure, retry } = useLatePart(missingPart);
  return part ? <part.MissingPage {...props} /> : <WaitingEditor failure={failure} onRetry={() => tryAgain(retry)} />;
}

/** For a draft that only a newer release can read. */
export function LateNewerDraft({ wanted, ...props }: NewerDraftProps & { readonly wanted: boolean }) {
  const part = useWantedPart(newerPart, wanted);
  return wanted && part && <part.NewerDraft {...props} />;
}

/** For a draft whose page was deleted while it was edited. */
export function LateRescue(props: RescueDraftProps) {
  const part = useWantedPart(rescuePart);
  return part && <part.RescueNotice {...props} />;
}

/** For a retry whose button is removed together with the failure. */
export function tryAgain(retry: () => void): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  retry();
}

/** For a browser in which an older client has stored a design. */
export function LateFoundDesign(props: FoundDesign) {
  const [open, setOpen] = useState(true);
  const [close] = useState(() => () => setOpen(false));
  return <FoundDialog {...props} open={open} onClose={close} />;
}

const FoundDialog = lazyWithRetry(
  () => import('./found-design-dialog.js'),
  (module) => module.FoundDesignDialog,
);

/** For a page that was published elsewhere. */
export const LateChoice = lazyWithRetry(
  () => import('./choose-design-dialog.js'),
  (module) => module.ChooseDesignDialog,
);
