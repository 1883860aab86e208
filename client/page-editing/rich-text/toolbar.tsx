import { useRef, useState, type KeyboardEvent } from 'react';
import type Quill from 'quill/core.js';
import { clsx } from 'clsx';
import baseline from '../../art/icons/lucide/baseline.svg?raw';
import bold from '../../art/icons/lucide/bold.svg?raw';
import code from '../../art/icons/lucide/code-xml.svg?raw';
import ellipsis from '../../art/icons/lucide/ellipsis.svg?raw';
import highlighter from '../../art/icons/lucide/highlighter.svg?raw';
import italic from '../../art/icons/lucide/italic.svg?raw';
import list from '../../art/icons/lucide/list.svg?raw';
import listOrdered from '../../art/icons/lucide/list-ordered.svg?raw';
import subscript from '../../art/icons/lucide/subscript.svg?raw';
import superscript from '../../art/icons/lucide/superscript.svg?raw';
import underline from '../../art/icons/lucide/underline.svg?raw';
import { richTextTexts } from '../../texts/en/rich-text.js';
import { AlignPanel } from './panels/align-panel.js';
import { ColorPanel } from './panels/color-panel.js';
import { HIGHLIGHTS, NAMED_INKS } from './colors.js';
import { ImagePanel } from './panels/image-panel.js';
import { LinkPanel } from './panels/link-panel.js';
import { CurrentTool, ToolButton, useToolStop } from './tool-button.js';
import type { TextPictures } from './use-text-pictures.js';
import styles from './toolbar.module.css';

/** The formats at the caret or of the selection, by Quill's names. */
export type Formats = Readonly<Record<string, unknown>>;

interface ToolbarProps {
  readonly quill: Quill;
  readonly formats: Formats;
  readonly pictures: TextPictures;
}

/**
 * The tools of the rich-text field (specification §5). The tab key reaches one tool; arrow keys move to the others. On phones, and
 * beside the preview, one row is visible, and a button shows the rest.
 */
export function Toolbar({ quill, formats, pictures }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('size');
  const [unfolded, setUnfolded] = useState(false);
  const toggle = (name: string, value: unknown): void => void quill.format(name, formats[name] === value ? false : value, 'user');
  const tool = { quill, formats, toggle };
  return (
    <CurrentTool value={{ current, setCurrent }}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- One of its tools takes the focus. */}
      <div
        ref={row}
        role="toolbar"
        aria-label={richTextTexts.toolbar}
        className={clsx(styles.toolbar, unfolded && styles.unfolded)}
        onKeyDown={(event) => goToNeighbour(event, row.current)}
      >
        <Choice name="size" label={richTextTexts.size} options={SIZES} {...tool} />
        <Choice name="font" label={richTextTexts.font} options={FONTS} extra {...tool} />
        <Rule />
        <Toggle name="bold" value={true} label={richTextTexts.bold} svg={bold} {...tool} />
        <Toggle name="italic" value={true} label={richTextTexts.italic} svg={italic} {...tool} />
        <Toggle name="underline" value={true} label={richTextTexts.underline} svg={underline} extra {...tool} />
        <ColorPanel quill={quill} format="color" value={formats.color} label={richTextTexts.textColor} svg={baseline} colors={NAMED_INKS} />
        <ColorPanel
          quill={quill}
          format="background"
          value={formats.background}
          label={richTextTexts.background}
          svg={highlighter}
          colors={HIGHLIGHTS}
        />
        <Rule />
        <Toggle name="list" value="bullet" label={richTextTexts.bullets} svg={list} {...tool} />
        <Toggle name="list" value="ordered" label={richTextTexts.numbers} svg={listOrdered} extra {...tool} />
        <Toggle name="script" value="sub" label={richTextTexts.subscript} svg={subscript} extra="rare" {...tool} />
        <Toggle name="script" value="super" label={richTextTexts.superscript} svg={superscript} extra="rare" {...tool} />
        <AlignPanel quill={quill} value={formats.align} />
        <Rule />
        <LinkPanel quill={quill} value={formats.link} />
        <ImagePanel quill={quill} pictures={pictures} />
        <Toggle name="code-block" value={true} label={richTextTexts.codeBlock} svg={code} extra="rare" {...tool} />
        <ToolButton
          name="more"
          label={richTextTexts.more}
          svg={ellipsis}
          className={styles.more}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        />
      </div>
    </CurrentTool>
  );
}

const SIZES = [
  { value: 'small', label: richTextTexts.small },
  { value: '', label: richTextTexts.normal },
  { value: 'large', label: richTextTexts.large },
  { value: 'huge', label: richTextTexts.huge },
];

const FONTS = [
  { value: '', label: richTextTexts.sans },
  { value: 'serif', label: richTextTexts.serif },
  { value: 'monospace', label: richTextTexts.monospace },
];

interface Tool {
  readonly quill: Quill;
  readonly formats: Formats;
  readonly toggle: (name: string, value: unknown) => void;
  readonly name: string;
  readonly label: string;
  /** Whether narrow rows show it only after a press on the button for more tools; `rare` for all rows beside the preview. */
  readonly extra?: boolean | 'rare';
}

function Toggle({ name, value, label, svg, formats, toggle, extra }: Tool & { readonly value: unknown; readonly svg: string }) {
  // Quill's value for a code block is its language, such as `plain`. Every language counts.
  const pressed = name === 'code-block' ? Boolean(formats[name]) : formats[name] === value;
  return (
    <ToolButton
      name={`${name}-${String(value)}`}
      label={label}
      svg={svg}
      isDirected={name === 'list'}
      className={clsx(extra && styles.extra, extra === 'rare' && styles.rare)}
      aria-pressed={pressed}
      onClick={() => toggle(name, pressed ? formats[name] : value)}
    />
  );
}

interface ChoiceProps extends Tool {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ quill, formats, name, label, options, extra }: ChoiceProps) {
  const stop = useToolStop(name);
  const value = formats[name];
  return (
    <select
      {...stop}
      className={clsx(styles.choice, extra && styles.extra)}
      aria-label={label}
      title={label}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => void quill.format(name, event.target.value || false, 'user')}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function Rule() {
  return <span className={styles.rule} />;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const OPPOSITE: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

function goToNeighbour(event: KeyboardEvent, row: HTMLElement | null): void {
  const isTool = event.target instanceof HTMLElement && event.target.dataset.tool !== undefined;
  if (!row || !isTool) return;
  const isMirrored = getComputedStyle(row).direction === 'rtl';
  const step = STEPS[(isMirrored && OPPOSITE[event.key]) || event.key];
  if (!step) return;
  const tools = [...row.querySelectorAll<HTMLElement>('[data-tool]')].filter((tool) => tool.offsetParent !== null);
  event.preventDefault();
  tools[step(tools.indexOf(event.target as HTMLElement), tools.length)]?.focus();
}
