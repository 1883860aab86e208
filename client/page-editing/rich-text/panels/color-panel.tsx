import type Quill from 'quill/core.js';
import { richTextTexts } from '../../../texts/en/rich-text.js';
import type { NamedColor } from '../colors.js';
import { ToolPanel } from './tool-panel.js';
import styles from './color-panel.module.css';

interface ColorPanelProps {
  readonly quill: Quill;
  readonly format: 'color' | 'background';
  /** The colour of the selection, in Quill's format. */
  readonly value: unknown;
  readonly label: string;
  readonly svg: string;
  readonly colors: readonly NamedColor[];
}

/** A panel with named colours that are readable in light and dark, a field for any other colour, and a button for none. */
export function ColorPanel({ quill, format, value, label, svg, colors }: ColorPanelProps) {
  const chosen = hexOf(value);
  const paint = (hex: string | false): void => void quill.format(format, hex, 'user');
  return (
    <ToolPanel name={format} label={label} svg={svg} extra pressed={chosen !== null} width={236}>
      {(close) => (
        <div className={styles.colors}>
          {colors.map(({ name, hex }, at) => (
            <button
              key={hex}
              type="button"
              className={styles.swatch}
              style={{ background: hex }}
              aria-label={name}
              title={name}
              aria-pressed={chosen === hex}
              data-first={at === 0 ? '' : undefined}
              onClick={() => {
                close();
                paint(hex);
              }}
            />
          ))}
          <label className={styles.other}>
            <input type="color" value={chosen ?? colors[0]?.hex} onChange={(event) => paint(event.target.value)} />
            {richTextTexts.otherColor}
          </label>
          <button
            type="button"
            className={styles.none}
            onClick={() => {
              close();
              paint(false);
            }}
          >
            {richTextTexts.noColor}
          </button>
        </div>
      )}
    </ToolPanel>
  );
}

/** Quill's format is `rgb(1, 2, 3)`, or a list if the selection has several colours. */
function hexOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (/^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase();
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value)?.slice(1);
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : null;
}
