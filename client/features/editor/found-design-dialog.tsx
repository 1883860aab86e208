import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DEFAULT_DESIGN, type PageDesign } from '../../../server/pages/page-design.rules.js';
import { Button } from '../../controls/button.js';
import { Dialog } from '../../controls/dialog.js';
import type { DraftKeeper } from '../../page-editing/draft/draft-keeper.js';
import type { DraftInHand } from '../../page-editing/draft/use-draft.js';
import { foundDesignTexts as texts } from '../../texts/en/found-design.js';

export interface FoundDesign {
  readonly inHand: DraftInHand;
  readonly keeper: DraftKeeper;
  readonly found: PageDesign;
}

interface FoundDesignDialogProps extends FoundDesign {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Offers a design that an older client stored on this device. Until the user decides, the design stays there and is offered again. */
export function FoundDesignDialog({ inHand, keeper, found, open, onClose: close }: FoundDesignDialogProps) {
  const { change, keepNow, unsaved } = inHand;
  // The text must not change while the popup closes.
  const [consequence] = useState(unsaved ? texts.replacesChanges : texts.notPublished);

  function takeOver() {
    flushSync(() => change({ type: 'restored', design: found }));
    // If the storage has no room for both, the found design stays there.
    if (keepNow()) keeper.forgetFound();
    close();
  }
  function discard() {
    keeper.forgetFound();
    close();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.title}
      width={560}
      footer={
        <>
          <Button kind="line" onClick={close} data-autofocus="">
            {texts.later}
          </Button>
          <Button kind="danger" onClick={discard}>
            {texts.discard}
          </Button>
          <Button kind="ink" onClick={takeOver}>
            {texts.takeOver}
          </Button>
        </>
      }
    >
      <p>{texts.what({ title: found.title.trim() || DEFAULT_DESIGN.title, tiles: found.tiles.length })}</p>
      <p>{consequence}</p>
    </Dialog>
  );
}
