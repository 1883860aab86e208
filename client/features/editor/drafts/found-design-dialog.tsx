import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DEFAULT_DESIGN, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { localStore } from '../../../api/browser-storage.js';
import { removeFoundDesign } from '../../../page-editing/draft/former-drafts/reading.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { foundDesignTexts as texts } from '../../../texts/en/found-design.js';
import type { ServerPage } from './choose-draft.js';
import { DesignQuestion } from './design-question-dialog.js';
import { designToOffer } from './design-to-offer.js';

export interface FoundDesign {
  readonly draftState: DraftState;
  /** The page as it was when the editor was opened. */
  readonly page: ServerPage;
}

interface FoundDesignDialogProps extends FoundDesign {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Offers a design that an older client stored on this device. Until the user decides, the design stays there and is offered again. */
export function FoundDesignDialog(props: FoundDesignDialogProps) {
  const [found] = useState(() => designToOffer(localStore, props.page));
  return found && <Offer {...props} found={found} />;
}

function Offer({ draftState, page, found, open, onClose: close }: FoundDesignDialogProps & { readonly found: PageDesign }) {
  const { change, keepNow, unsaved } = draftState;
  // The text must not change while the popup closes.
  const [consequence] = useState(unsaved ? texts.replacesChanges : texts.notPublished);

  function takeOver() {
    flushSync(() => change({ type: 'restored', design: found }));
    // If the storage has no room for both, the found design stays there.
    if (keepNow()) removeFoundDesign(localStore, page);
    close();
  }
  function discard() {
    removeFoundDesign(localStore, page);
    close();
  }

  return (
    <DesignQuestion
      open={open}
      onClose={close}
      words={{
        ...texts,
        explanation: texts.what({ title: found.title.trim() || DEFAULT_DESIGN.title, tiles: found.tiles.length }),
        consequence,
        theirs: texts.discard,
        mine: texts.takeOver,
      }}
      isDangerous
      looks={[{ press: texts.look, title: texts.lookTitle, design: found }]}
      pictures={page.pictures}
      onTheirs={discard}
      onMine={takeOver}
    />
  );
}
