import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type Quill from 'quill/core.js';
import type { Range } from 'quill/core.js';
import { richText } from '../../page-view/rich-text.js';
import { createEditor, editorHtml } from './quill-editor.js';
import { Toolbar, type Formats } from './toolbar.js';
import './dark-inks.js';
import styles from './rich-text-editor.module.css';

/** The methods of an editor for its owner. */
export interface RichTextHandle {
  /** The content in its stored form; null when nothing has changed since the last call. */
  changedHtml: () => string | null;
}

interface RichTextEditorProps {
  /** The initial content; later changes are ignored. */
  readonly html: string;
  readonly labelledBy: string;
  readonly describedBy: string;
  /** Called at every change with the content. */
  readonly onWrite: (html: string) => void;
  readonly ref: Ref<RichTextHandle>;
}

/** The toolbar and the text, on Quill. Loaded only when it is needed. */
export function RichTextEditor({ html, labelledBy, describedBy, onWrite, ref }: RichTextEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [first] = useState(() => ({ html, labelledBy, describedBy }));
  const [quill, setQuill] = useState<Quill | null>(null);
  const [written, setWritten] = useState(html);
  const known = useRef('');

  useEffect(() => {
    const place = document.createElement('div');
    host.current?.append(place);
    const editor = createEditor(place, first);
    known.current = editorHtml(editor);
    setQuill(editor); // eslint-disable-line react-hooks/set-state-in-effect -- Quill needs an element of the document.
    return () => place.remove();
  }, [first]);

  useEffect(() => {
    if (!quill) return;
    const report = () => {
      const now = editorHtml(quill);
      setWritten(now);
      onWrite(now);
    };
    quill.on('text-change', report);
    return () => void quill.off('text-change', report);
  }, [quill, onWrite]);

  useImperativeHandle(
    ref,
    () => ({
      changedHtml: () => {
        if (!quill) return null;
        const now = editorHtml(quill);
        if (now === known.current) return null;
        known.current = now;
        return now;
      },
    }),
    [quill],
  );

  // As on the page: other colours were chosen on white, so the sheet stays light for them.
  const { staysLight } = richText(written, '');
  return (
    <>
      {quill && <FormattingToolbar quill={quill} />}
      <div ref={host} className={styles.sheet} data-theme={staysLight ? 'light' : undefined} data-rich-text="" />
    </>
  );
}

/** The toolbar with the formats at the caret or of the selection. */
function FormattingToolbar({ quill }: { readonly quill: Quill }) {
  const [formats, setFormats] = useState<Formats>({});
  useEffect(() => {
    const updateFormats = () => {
      const range = quill.getSelection();
      if (!range) return;
      setFormats(quill.getFormat(range));
      keepBelowTools(quill, range);
    };
    quill.on('editor-change', updateFormats);
    return () => void quill.off('editor-change', updateFormats);
  }, [quill]);
  return <Toolbar quill={quill} formats={formats} />;
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
