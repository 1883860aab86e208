import type { EditorOfPageQuery } from '../../../../api/generated/types.js';
import { lazyComponent, lazyPart } from '../../../../controls/loading/lazy-part.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { asPopup } from '../../../../shell/popups/as-popup.js';

const Compare = lazyComponent(
  lazyPart(() => import('./compare-dialog.js')),
  (module) => module.CompareDialog,
  asPopup,
);

const Code = lazyComponent(
  lazyPart(() => import('../../../../shell/page-code/page-code-dialog.js')),
  (module) => module.PageCodeDialog,
  asPopup,
);

const Visits = lazyComponent(
  lazyPart(() => import('../../../../shell/visits/page-counts-dialog.js')),
  (module) => module.PageCountsDialog,
  asPopup,
);

export type OpenDialog = 'comparison' | 'visits' | 'code';

interface PublishingDialogsProps extends Pick<DraftState, 'draft'> {
  readonly page: EditorOfPageQuery['page'];
  readonly opened: OpenDialog | null;
  readonly onClose: () => void;
}

/** What the panel of unpublished changes leads to. */
export function PublishingDialogs({ opened, draft: { published, design }, page, onClose }: PublishingDialogsProps) {
  const titled = { ...page, title: design.title };
  return (
    <>
      <Compare open={opened === 'comparison'} onClose={onClose} published={published} design={design} pictures={page} />
      <Visits open={opened === 'visits'} onClose={onClose} page={titled} />
      <Code open={opened === 'code'} onClose={onClose} page={titled} address={page.address ?? ''} />
    </>
  );
}
