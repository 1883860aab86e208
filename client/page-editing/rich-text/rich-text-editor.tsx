import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import Quill, { type Range } from 'quill/core.js';
import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { richText, INKS } from '../../page-view/tiles/rich-text.js';
import { richTextTexts } from '../../texts/en/rich-text.js';
import { createEditor, editorHtml } from './quill-editor.js';
import type { LeftOut } from './paste-limits.js';
import { PictureStrip } from './panels/picture-strip.js';
import { Toolbar, type Formats } from './toolbar.js';
import { useTextPictures, type TextPictures } from './use-text-pictures.js';
import styles from './rich-text-editor.module.css';

/** The methods of an editor for its owner. */
export interface RichTextHandle {
  /** The content in its stored form; null when it is as it was first. */
  changedHtml: () => string | null;
  focus: () => void;
}

interface RichTextEditorProps {
  /** The initial content; later changes are ignored. */
  readonly html: string;
  readonly labelledBy: string;
  readonly describedBy: string;
  /** Whether most people replace the initial content: it is selected with the first focus. */
  readonly isReplaced: boolean;
  /** Called at every change with the content. */
  readonly onWrite: (html: string) => void;
  /** Called when the upload of a picture begins or ends. */
  readonly onUploading: (isRunning: boolean) => void;
  readonly ref: Ref<RichTextHandle>;
}

/** The toolbar and the text, on Quill. Loaded only when it is needed. */
export function RichTextEditor({ html, labelledBy, describedBy, isReplaced, onWrite, onUploading, ref }: RichTextEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [first] = useState(() => ({ html, labelledBy, describedBy, isReplaced }));
  const [quill, setQuill] = useState<Quill | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const known = useRef('');
  const pictures = useTextPictures(quill, { onUploading, onMissing: () => setLeftOut('pictures') });
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  });

  useEffect(() => {
    const place = document.createElement('div');
    host.current?.append(place);
    const editor = createEditor(place, {
      ...first,
      onFile: (file, range) => latest.current.send(file, range),
      onPictures: (found) => latest.current.bring(found),
      onLeftOut: setLeftOut,
    });
    known.current = editorHtml(editor);
    setQuill(editor);
    return () => place.remove();
  }, [first]);

  const written = useWritten(quill, html, () => setLeftOut(null), onWrite);

  useImperativeHandle(
    ref,
    () => ({
      changedHtml: () => {
        if (!quill) return null;
        const now = editorHtml(quill);
        return now === known.current ? null : now;
      },
      focus: () => quill?.focus(),
    }),
    [quill],
  );

  // As on the page: other colours were chosen on white, so the sheet stays light for them.
  const { staysLight } = richText(written, '');
  return (
    <>
      {quill && (
        <div className={styles.tools}>
          <FormattingToolbar quill={quill} pictures={pictures} />
          <PictureStrip quill={quill} pictures={pictures} />
        </div>
      )}
      {leftOut && <LeftOutNote what={leftOut} />}
      <div ref={host} className={styles.sheet} data-theme={staysLight ? 'light' : undefined} data-rich-text="" />
    </>
  );
}

/** What is written, and tells of each change. */
function useWritten(quill: Quill | null, html: string, onChange: () => void, onWrite: (html: string) => void): string {
  const [written, setWritten] = useState(html);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    if (!quill) return;
    const report = () => {
      const now = editorHtml(quill);
      setWritten(now);
      changed.current();
      onWrite(now);
    };
    quill.on('text-change', report);
    return () => void quill.off('text-change', report);
  }, [quill, onWrite]);
  return written;
}

/** Says until the next change what of something pasted is not there. */
function LeftOutNote({ what }: { readonly what: LeftOut }) {
  return (
    <p className={styles.leftOut} role="alert">
      {LEFT_OUT[what]()}
    </p>
  );
}

const LIMIT = { limit: DESIGN_LIMITS.tileHtmlBytes / 1024 };
const LEFT_OUT: Readonly<Record<LeftOut, () => string>> = {
  all: () => richTextTexts.pastedTooLong(LIMIT),
  formats: () => richTextTexts.pastedWithoutFormats,
  rest: () => richTextTexts.pastedInPart(LIMIT),
  pictures: () => richTextTexts.pastedWithoutPictures,
};

/** The toolbar with the formats at the caret or of the selection. */
function FormattingToolbar({ quill, pictures }: { readonly quill: Quill; readonly pictures: TextPictures }) {
  const { describe } = pictures;
  const [formats, setFormats] = useState<Formats>({});
  useEffect(() => {
    const updateFormats = () => {
      const range = quill.getSelection();
      if (!range) return;
      setFormats(quill.getFormat(range));
      if (range.length === 1) describe(pictureAt(quill, range.index));
      keepBelowTools(quill, range);
    };
    // A press on a picture selects it.
    const select = ({ target }: MouseEvent) => {
      const blot = target instanceof HTMLImageElement ? Quill.find(target) : null;
      if (blot && !(blot instanceof Quill)) quill.setSelection(quill.getIndex(blot), 1, 'user');
    };
    quill.on('editor-change', updateFormats);
    quill.root.addEventListener('click', select);
    return () => {
      quill.off('editor-change', updateFormats);
      quill.root.removeEventListener('click', select);
    };
  }, [quill, describe]);
  return <Toolbar quill={quill} formats={formats} pictures={pictures} />;
}

function pictureAt(quill: Quill, index: number): HTMLImageElement | null {
  const node = quill.getLeaf(index + 1)[0]?.domNode;
  return node instanceof HTMLImageElement ? node : null;
}

/** The tools stick to the top. Browsers and Quill do not scroll a caret that is only behind them. */
function keepBelowTools(quill: Quill, { index, length }: Range): void {
  const tools = quill.container.closest('[data-rich-text]')?.previousElementSibling;
  const top = quill.getBounds(index, length)?.top;
  if (!tools || top === undefined || length > 0) return;
  const hidden = tools.getBoundingClientRect().bottom - (quill.container.getBoundingClientRect().top + top);
  const scroller = tools.closest('dialog')?.querySelector('[data-scrolls]');
  if (hidden > 0) scroller?.scrollBy(0, -hidden - ROOM);
}

/** Between the tools and the line of the caret, in CSS pixels. */
const ROOM = 6;

// Quill writes a colour as a style attribute, which no class can override. On a dark sheet, each of these colours is replaced by its dark
// variant, as on the page. The Content-Security-Policy allows a constructed style sheet without an exception.
const sheet = new CSSStyleSheet();
sheet.replaceSync(INKS.map(({ light, dark }) => rule(light, dark)).join('\n'));
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

function rule(hex: string, dark: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const styled = `color: rgb(${red}, ${green}, ${blue})`;
  return `[data-rich-text] [style*="${styled}"]:not([style*="background-${styled}"]) { color: light-dark(${hex}, ${dark}) !important; }`;
}
