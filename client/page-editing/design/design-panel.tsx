import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import type { PagePictures } from '../../page-view/page-pictures.js';
import { designPanelTexts } from '../../texts/en/design-panel.js';
import { useUndoOffer } from '../draft/use-undo.js';
import type { DraftInHand } from '../draft/use-draft.js';
import { BioField } from './bio-field.js';
import { ThemeGallery } from './theme-gallery.js';
import styles from './design-panel.module.css';

interface DesignPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly inHand: DraftInHand;
  readonly design: PageDesign;
  readonly pictures?: PagePictures | undefined;
  readonly siteName: string;
  readonly onUndo: () => void;
}

/** The look of the page: what is chosen shows at once in the page beside it, or above it on a small screen. */
export function DesignPanel({ inHand, onUndo, design, pictures, siteName }: DesignPanelProps) {
  const offerUndo = useUndoOffer(inHand, onUndo);
  return (
    <section className={styles.panel} aria-label={designPanelTexts.title}>
      <div className={styles.field}>
        <BioField
          design={design}
          onChange={(changed) => inHand.change({ type: 'look-changed', design: changed }, 'bio')}
          onLeave={() => inHand.change({ type: 'typing-ended' })}
        />
      </div>
      <ThemeGallery
        design={design}
        pictures={pictures}
        siteName={siteName}
        onChoose={(chosen, name) => {
          inHand.change({ type: 'look-changed', design: chosen });
          offerUndo(designPanelTexts.set({ name }));
        }}
      />
    </section>
  );
}
