import { lazyComponent, lazyPart } from '../../../../controls/loading/lazy-part.js';
import { asPopup } from '../../../../shell/popups/as-popup.js';
import type { PublishDialogProps } from './publish-dialog.js';

// It is not stored on the device: a publication needs the server.
const LateSheet = lazyComponent(
  lazyPart(() => import('./publish-dialog.js'), { preloads: false }),
  (module) => module.PublishDialog,
  asPopup,
);

/** What a press on Publish asks, if it asks something. */
export function PublishQuestion({ press, ...page }: Omit<PublishDialogProps, 'open' | 'onClose' | 'sheet'>) {
  const { sheet, opening, isAsking, leave } = press;
  return sheet !== null && <LateSheet key={opening} {...page} {...{ press, sheet }} open={isAsking} onClose={leave} />;
}
