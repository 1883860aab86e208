import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { editorTexts } from '../../texts/en/editor.js';
import { SegmentedControl } from '../../controls/fields/segmented-control.js';
import { STAGE_WIDTHS, type StageWidth } from './stage/stage-width.js';
import { useWide } from './use-wide.js';
import styles from './editor-layout.module.css';

type EditorView = 'tiles' | 'design' | 'preview';

type EditorViews = readonly [EditorView, (view: EditorView) => void];

interface EditorLayoutProps {
  /** Which view is shown. Without it, the layout decides itself. */
  readonly views?: EditorViews;
  /** The visible heading of the screen, above the controls. */
  readonly heading?: ReactNode;
  /** The text of the heading, for screen readers in the preview of a small screen, where the heading is hidden. */
  readonly headingText?: string | undefined;
  /** Which of several pages is edited, and the way to the others. */
  readonly switcher?: ReactNode;
  /** The undo and redo buttons. */
  readonly undo?: ReactNode;
  /** Where the draft is stored. */
  readonly state?: ReactNode;
  /** What visitors see of it. On small screens, it is in the navigation bar, before undo and redo. */
  readonly publicState?: ReactNode;
  readonly history?: ReactNode;
  /** A message that is shown until the problem is solved or the message is dismissed. */
  readonly notice?: ReactNode;
  /** The title and the other settings of the whole page. */
  readonly head: ReactNode;
  readonly list: ReactNode;
  /** The design of the page, in the place of its title and list. Missing while there is no page. */
  readonly design?: (leave: () => void) => ReactNode;
  readonly add: ReactNode;
  readonly stage: (width: StageWidth, onWidth: (width: StageWidth) => void) => ReactNode;
  readonly link: ReactNode;
  readonly publish: ReactNode;
  /** The open popup. It can take the place of the controls. */
  readonly popup?: ReactNode;
}

/**
 * The layout of an editor. Wide screens show the controls beside the preview. Small screens show one of the two, and a bar below to switch.
 * Both editors use it, also while they load and after a failure.
 */
export function EditorLayout(props: EditorLayoutProps) {
  const { heading, headingText, publicState, notice, head, list, design, add, stage, link, publish, popup } = props;
  const wide = useWide();
  const [view, showView] = useEditorViews(props.views);
  const [width, setWidth] = useState<StageWidth>('phone');
  return (
    <div className={styles.layout} data-view={view}>
      {!wide && publicState}
      <section className={clsx(styles.editing, view === 'preview' && styles.away)} aria-label={editorTexts.editing}>
        <PaneBar {...props} view={view} onView={showView} />
        <div className={styles.heading}>{heading}</div>
        {notice}
        {design && view === 'design' ? (
          design(() => showView('tiles'))
        ) : (
          <>
            <div className={styles.head}>{head}</div>
            {list}
          </>
        )}
      </section>
      <div className={clsx(styles.showing, view === 'tiles' && styles.away)} data-stage="">
        {headingText && <h1 className={clsx('visually-hidden', styles.otherHeading)}>{headingText}</h1>}
        <div className={styles.stageBar}>
          <SegmentedControl label={editorTexts.previewWidth} value={width} options={STAGE_WIDTHS} onChange={setWidth} />
          <div className={styles.ends}>
            {wide && publicState}
            {link}
            {publish}
          </div>
        </div>
        {stage(width, setWidth)}
      </div>
      <div className={styles.bottomBar} data-bottom-bar="">
        <SegmentedControl label={editorTexts.views} value={view} options={VIEWS} onChange={showView} />
        {view === 'tiles' ? add : view === 'preview' && link}
      </div>
      {popup}
    </div>
  );
}

interface PaneBarProps extends Pick<EditorLayoutProps, 'switcher' | 'undo' | 'state' | 'history'> {
  readonly view: EditorView;
  readonly onView: (view: EditorView) => void;
}

/** The bar above the controls. On wide screens, it switches between the tiles and the design. */
function PaneBar({ switcher, undo, state, history, view, onView }: PaneBarProps) {
  return (
    <div className={styles.bar}>
      {switcher}
      <div className={styles.paneViews}>
        <SegmentedControl label={editorTexts.editing} value={view === 'design' ? view : 'tiles'} options={PANE_VIEWS} onChange={onView} />
      </div>
      {undo}
      {state}
      {history && <div className={styles.history}>{history}</div>}
    </div>
  );
}

const PANE_VIEWS = [
  { value: 'tiles', label: editorTexts.tiles, icon: 'list' },
  { value: 'design', label: editorTexts.design, icon: 'contrast' },
] as const;

const VIEWS = [...PANE_VIEWS, { value: 'preview', label: editorTexts.preview, icon: 'eye' }] as const;

/** The view that is shown: the given one, or one of its own. Each view keeps its scroll position. */
export function useEditorViews(given?: EditorViews): EditorViews {
  const [view, setView] = useState<EditorView>('tiles');
  const scrolled = useRef<Record<EditorView, number>>({ tiles: 0, design: 0, preview: 0 });
  useLayoutEffect(() => {
    window.scrollTo(0, scrolled.current[view]);
  }, [view]);
  function show(next: EditorView) {
    scrolled.current[view] = window.scrollY;
    setView(next);
  }
  return given ?? [view, show];
}
