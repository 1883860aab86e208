import { useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import image from '../../art/icons/lucide/image.svg?raw';
import grid from '../../art/icons/lucide/layout-grid.svg?raw';
import shapes from '../../art/icons/lucide/shapes.svg?raw';
import sparkles from '../../art/icons/lucide/sparkles.svg?raw';
import letter from '../../art/icons/lucide/type.svg?raw';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { ButtonLink } from '../../controls/buttons/button-link.js';
import { useDocumentStyles } from '../../page-view/appearance/use-document-styles.js';
import type { PagePictures } from '../../page-view/pictures/page-pictures.js';
import { groundColor } from '../../page-view/document/page-styles.js';
import { START } from '../../shell/screens.js';
import { designPanelTexts as texts, ownLookTexts } from '../../texts/en/design-panel.js';
import { editorTexts } from '../../texts/en/editor.js';
import type { DraftState } from '../draft/use-draft.js';
import { useUndoOffer } from '../draft/use-undo.js';
import { BackgroundTab } from './background/background-tab.js';
import { KeepLook } from './looks/keep-look.js';
import { LayoutTab } from './layout-tab.js';
import type { DesignTab, LookTab } from './look-tab.js';
import { Tabs, type Tab } from './tabs.js';
import { ThemeGallery } from './looks/theme-gallery.js';
import { TileLookTab } from './tile-look-tab.js';
import { TypeTab } from './type/type-tab.js';
import { useOwnLooks, useShown, type LoadShelf } from './looks/use-own-looks.js';
import { useLookSteps } from './use-look-steps.js';
import styles from './design-panel.module.css';

interface DesignPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly draftState: DraftState;
  readonly design: PageDesign;
  readonly pictures?: PagePictures | undefined;
  readonly siteName: string;
  /** The button that opens the wallpaper settings, if the page can have a wallpaper. */
  readonly wallpaper?: ReactNode;
  /** Loads the place where the looks of the account are kept. Without it, they are kept on the device. */
  readonly looks?: LoadShelf | undefined;
  readonly onUndo: () => void;
  /** The open tab. */
  readonly tab: DesignTab;
  readonly onTab: (tab: DesignTab) => void;
  /** The key of the tile that is selected in the list. */
  readonly selected: string | null;
  /** The key of the tile whose look alone is changed. Null for all tiles. */
  readonly styled: string | null;
  readonly onStyled: (key: string | null) => void;
}

const TABS: readonly Tab<DesignTab>[] = [
  { value: 'themes', label: texts.themes, svg: sparkles },
  { value: 'background', label: texts.background, svg: image },
  { value: 'type', label: texts.type, svg: letter },
  { value: 'layout', label: texts.layout, svg: grid },
  { value: 'tiles', label: texts.tiles, svg: shapes },
];

const LOOK_TABS: Readonly<Record<Exclude<DesignTab, 'themes'>, ComponentType<LookTab>>> = {
  background: BackgroundTab,
  type: TypeTab,
  layout: LayoutTab,
  tiles: TileLookTab,
};

/** The look of the page: what is chosen shows at once in the page beside it, or above it on a small screen. */
export function DesignPanel(props: DesignPanelProps) {
  const { tab, onTab, draftState, styled } = props;
  const steps = useLookSteps(draftState);
  const panel = useRef<HTMLElement>(null);
  useDocumentStyles(sidesOf(props.design));
  // Each tab begins at its top, wherever the former one was scrolled to.
  useEffect(() => {
    // Which of them scrolls depends on the width of the window.
    window.scrollTo(0, 0);
    panel.current?.parentElement?.scrollTo(0, 0);
  }, [tab]);
  function save() {
    flushSync(props.onClose);
    document.querySelector<HTMLElement>(`[data-tile="${styled}"] [data-press]`)?.focus();
  }
  useEscape(panel, save, tab === 'tiles' && styled !== null);
  const LookTab = tab === 'themes' ? null : LOOK_TABS[tab];
  return (
    <section ref={panel} className={styles.panel} aria-label={texts.title} data-subject={tab}>
      <Tabs label={texts.title} tabs={TABS} value={tab} onChange={onTab}>
        <div className={styles.content}>
          {LookTab ? <LookTab {...props} {...steps} keys={draftState.draft.keys} onSave={save} /> : <ThemesTab {...props} />}
        </div>
      </Tabs>
    </section>
  );
}

/** The look of one tile is saved and left by Escape, as popups are. What is open above it is closed first. */
function useEscape(panel: RefObject<HTMLElement | null>, onEscape: () => void, isOfOne: boolean): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOfOne) return;
    function typed({ key, target, defaultPrevented }: KeyboardEvent) {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog:modal, [popover=auto]:popover-open')) return;
      if (target === document.body || panel.current?.contains(target as Node)) leave();
    }
    document.addEventListener('keydown', typed);
    return () => document.removeEventListener('keydown', typed);
  }, [panel, isOfOne]);
}

function ThemesTab({ draftState, onUndo, design, pictures, siteName, looks }: DesignPanelProps) {
  const offerUndo = useUndoOffer(draftState, onUndo);
  const own = useOwnLooks(looks);
  const shown = useShown(design);
  async function keep(name: string) {
    const look = await own.keep(design, name);
    // From now on, the page is in this look, and not in another one that was changed. It may have been edited meanwhile.
    const { current } = shown;
    if (look && current.appearance)
      draftState.change({ type: 'look-changed', design: { ...current, appearance: { ...current.appearance, theme: look.id } } });
  }
  return (
    <>
      <ThemeGallery
        design={design}
        pictures={pictures}
        siteName={siteName}
        own={own}
        onChoose={(chosen, name) => {
          draftState.change({ type: 'look-changed', design: chosen });
          showTop();
          offerUndo(texts.set({ name }));
        }}
      />
      <div className={styles.more}>
        <KeepLook where={looks ? ownLookTexts.whereOnAccount : ownLookTexts.where} onKeep={(name) => void keep(name)} />
        <ButtonLink kind="line" size="small" href={`${window.location.pathname}${START}`}>
          {editorTexts.startFrom}
        </ButtonLink>
      </div>
    </>
  );
}

/** On a small screen, the area beside the visible page has the page's colour. */
function sidesOf(design: PageDesign): string {
  return `@media(width<1100px){[data-view='design']>[data-stage]{background:${groundColor(design).hex}}}`;
}

/** Another theme changes most at the top of the page, where its title is. */
function showTop(): void {
  // Which of them scrolls depends on the width of the window.
  for (const part of document.querySelectorAll('[data-stage], [data-stage] > section, [data-stage] [tabindex]')) part.scrollTo(0, 0);
}
