import type Quill from 'quill/core.js';
import alignCenter from '../../../art/icons/lucide/text-align-center.svg?raw';
import alignEnd from '../../../art/icons/lucide/text-align-end.svg?raw';
import alignJustify from '../../../art/icons/lucide/text-align-justify.svg?raw';
import alignStart from '../../../art/icons/lucide/text-align-start.svg?raw';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { richTextTexts } from '../../../texts/en/rich-text.js';
import { ToolPanel } from './tool-panel.js';
import styles from '../toolbar.module.css';

const START = { value: '', label: richTextTexts.alignStart, svg: alignStart };

// Quill, which older clients have too, does not store an alignment at the left.
const ALIGNMENTS = [
  START,
  { value: 'center', label: richTextTexts.alignCenter, svg: alignCenter },
  { value: 'right', label: richTextTexts.alignRight, svg: alignEnd },
  { value: 'justify', label: richTextTexts.alignJustify, svg: alignJustify },
];

/** The panel that aligns paragraphs. */
export function AlignPanel({ quill, value }: { readonly quill: Quill; readonly value: unknown }) {
  const chosen = ALIGNMENTS.find((alignment) => alignment.value === (value ?? '')) ?? START;
  return (
    <ToolPanel
      name="align"
      label={richTextTexts.align}
      svg={chosen.svg}
      isDirected={chosen === START}
      extra
      pressed={Boolean(value)}
      width={192}
    >
      {(close) => (
        <div className={styles.choices}>
          {ALIGNMENTS.map((alignment, at) => (
            <button
              key={alignment.value}
              type="button"
              className={styles.tool}
              aria-label={alignment.label}
              title={alignment.label}
              aria-pressed={alignment === chosen}
              data-first={at === 0 ? '' : undefined}
              onClick={() => {
                close();
                quill.format('align', alignment.value || false, 'user');
              }}
            >
              <IconDrawing svg={alignment.svg} isDirected={alignment === START} />
            </button>
          ))}
        </div>
      )}
    </ToolPanel>
  );
}
