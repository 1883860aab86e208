import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { site } from '../../../api/site.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { chooseDesignTexts as texts } from '../../../texts/en/choose-design.js';
import { PageScreen } from '../history/page-screen.js';

interface LookDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Null until it was asked for. */
  readonly design: PageDesign | null;
  readonly pictures: PagePictures;
}

/** Shows another draft of the page, which cannot be changed here. */
export function LookDialog({ open, onClose, design, pictures }: LookDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.lookTitle} width={560}>
      {design && <PageScreen label={texts.lookTitle} design={design} pictures={pictures} siteName={site().siteName} />}
    </Dialog>
  );
}
