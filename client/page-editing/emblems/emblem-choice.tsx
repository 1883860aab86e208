import type { Emblem } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { Icon } from '../../controls/buttons/icon.js';
import { Popover } from '../../controls/dialogs/popover.js';
import { emblemTexts } from '../../texts/en/emblem-choice.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { uploadTexts } from '../../texts/en/pictures.js';
import { EmblemPreview } from './emblem-preview.js';
import type { EmblemPanelProps } from './emblem-panel.js';
import { useEmblemUpload } from './emblem-upload.js';
import styles from './emblem-choice.module.css';
import { lazyComponent, lazyPart } from '../../controls/loading/lazy-part.js';

type EmblemChoiceProps = Pick<EmblemPanelProps, 'emblem' | 'onChange'>;

/** The present emblem of a tile, as a button that opens the panel for another one. */
export function EmblemChoice({ emblem, onChange }: EmblemChoiceProps) {
  const upload = useEmblemUpload(emblem, onChange);
  function choose(to: Emblem | undefined) {
    upload.cancel();
    onChange(to);
  }
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {styleTexts.emblem}
      </span>
      <Popover
        label={styleTexts.emblem}
        width={394}
        isSheet
        opener={(opener) => (
          <button {...opener} type="button" className={styles.button} aria-label={emblemTexts.open({ emblem: nameOf(emblem) })}>
            {emblem ? <EmblemPreview emblem={emblem} /> : <Icon name="plus" />}
          </button>
        )}
      >
        {(close) => <LatePanel emblem={emblem} upload={upload} onChange={choose} onClose={close} />}
      </Popover>
      {upload.sent !== null && <progress className={styles.progress} value={upload.sent} max={1} aria-label={uploadTexts.progress} />}
    </div>
  );
}

function nameOf(emblem: Emblem | undefined): string {
  if (!emblem) return emblemTexts.none;
  if (emblem.icon) return styleTexts.icons[emblem.icon];
  return emblem.sign ?? styleTexts.emblemPicture;
}

const panelPart = lazyPart(() => import('./emblem-panel.js'));

const LatePanel = lazyComponent(panelPart, (module) => module.EmblemPanel);
