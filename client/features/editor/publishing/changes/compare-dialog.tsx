import { useState } from 'react';
import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { site } from '../../../../api/site.js';
import { Dialog } from '../../../../controls/dialogs/dialog.js';
import { SegmentedControl } from '../../../../controls/fields/segmented-control.js';
import type { PagePictures } from '../../../../page-view/pictures/page-pictures.js';
import { publishStateTexts as texts } from '../../../../texts/en/publish-state.js';
import { PageScreen } from '../../history/page-screen.js';
import styles from './compare-dialog.module.css';

interface CompareDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly published: PageDesign;
  readonly design: PageDesign;
  readonly pictures: PagePictures;
}

/** The published page and the changed one: beside each other, or, on phones, one in the place of the other. */
export function CompareDialog({ open, onClose, published, design, pictures }: CompareDialogProps) {
  const [side, show] = useState<Side>('theirs');
  const page = { pictures, siteName: site().siteName };
  return (
    <Dialog open={open} onClose={onClose} title={texts.compareTitle} width={760}>
      <div className={styles.sides} data-side={side}>
        <div className={styles.choice}>
          <SegmentedControl label={texts.compareTitle} value={side} options={SIDES} onChange={show} />
        </div>
        <section className={styles.theirs}>
          <h3 className={styles.title}>{texts.theirs}</h3>
          <PageScreen label={texts.theirs} design={published} {...page} />
        </section>
        <section className={styles.mine}>
          <h3 className={styles.title}>{texts.mine}</h3>
          <PageScreen label={texts.mine} design={design} {...page} />
        </section>
      </div>
    </Dialog>
  );
}

type Side = 'theirs' | 'mine';

const SIDES = [
  { value: 'theirs', label: texts.theirs, icon: 'eye' },
  { value: 'mine', label: texts.mine, icon: 'pencil' },
] as const;
