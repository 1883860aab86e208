import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import arrowLeft from '../../../art/icons/lucide/arrow-left.svg?raw';
import { PLAIN_APPEARANCE } from '../../../../server/pages/appearance/appearance.rules.js';
import type { Look } from '../../../../server/pages/appearance/themes/theme.rules.js';
import { THEMES, themeOf } from '../../../../server/pages/appearance/themes/themes.rules.js';
import { isPlainDesign, newTile, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { SegmentedControl } from '../../../controls/fields/segmented-control.js';
import { StageFrame } from '../../../page-editing/layout/stage/page-stage.js';
import { STAGE_WIDTHS, type StageWidth } from '../../../page-editing/layout/stage/stage-width.js';
import { useWide } from '../../../page-editing/layout/use-wide.js';
import { PagePreview } from '../../../page-view/page-preview.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { editorTexts } from '../../../texts/en/editor.js';
import { startTexts } from '../../../texts/en/starters.js';
import { foundTexts as texts } from '../../../texts/en/importing.js';
import { FoundParts } from './found-parts.js';
import {
  chosenAtFirst,
  chosenInWords,
  draftOf,
  partsOf,
  readImported,
  type ImportedPage,
  type PageImport,
  type PartKey,
} from './imported-page.js';
import type { OwnPictures } from './page-file.js';
import { useTakePictures } from './take-pictures.js';
import select from '../../../controls/fields/select.module.css';
import styles from './found-screen.module.css';

interface FoundScreenProps {
  readonly pageId: string;
  readonly pictures: PagePictures;
  readonly siteName: string;
  /** The page as it is now, and whether visitors see one. */
  readonly present: PageDesign;
  readonly isPublished: boolean;
  readonly from: string;
  readonly found: NonNullable<PageImport['found']>;
  /** Its pictures, if it was brought as an archive: the found ones are smaller. */
  readonly own: OwnPictures | undefined;
  readonly onBack: () => void;
  /** Resolves when the editor shows it. */
  readonly onMake: (design: PageDesign) => Promise<void>;
}

/** Everything that was found on a page, each part with a checkbox, and beside it the page that becomes of what is chosen. */
export function FoundScreen({ pageId, pictures, siteName, present, isPublished, from, found, own, onBack, onMake }: FoundScreenProps) {
  const page = useMemo(() => readImported(found), [found]);
  const hasPicture = { picture: isPublished || pictures.profilePicture !== null, wallpaper: isPublished || pictures.wallpaper !== null };
  const [chosen, setChosen] = useState(() => chosenAtFirst(page, hasPicture));
  const [look, setLook] = useState<Look | null>(() => (page.hasLook ? null : (themeOf(present) ?? presentLook(present) ?? LIMESTONE)));
  const [isMaking, setMaking] = useState(false);
  const takePictures = useTakePictures(pageId);
  const design = useMemo(() => draftOf(page, chosen, present, look), [page, chosen, present, look]);

  function choose(parts: readonly PartKey[], isChosen: boolean) {
    setChosen((before) => (isChosen ? new Set([...before, ...parts]) : new Set([...before].filter((part) => !parts.includes(part)))));
  }

  async function make() {
    if (isMaking) return;
    setMaking(true);
    try {
      await takePictures({
        picture: chosen.has('picture') ? (own?.picture ?? page.picture) : null,
        wallpaper: chosen.has('wallpaper') ? (own?.wallpaper ?? page.wallpaper) : null,
      });
      await onMake(design);
    } finally {
      setMaking(false);
    }
  }

  const wide = useWide();
  const [view, setView] = useState<View>('parts');
  const stage = (
    <FoundStage {...{ design, siteName, wide }} pictures={picturesOf(page, chosen, pictures)}>
      <LookChoice look={look} hasOwn={page.hasLook} present={presentLook(present)} onChoose={setLook} />
    </FoundStage>
  );
  return (
    <div className={styles.layout}>
      <section className={styles.pane} aria-labelledby="found-on-page">
        <PaneBar from={from} isMaking={isMaking} onBack={onBack} />
        {!wide && (
          <div className={styles.views}>
            <SegmentedControl label={texts.view} value={view} options={VIEWS} onChange={setView} />
          </div>
        )}
        {wide || view === 'parts' ? (
          <>
            <FoundParts {...{ page, chosen }} pictureNote={(part) => noteOf(isPublished, hasPicture[part])} onChoose={choose} />
            {present.tiles.length > 0 && <p className={styles.replaces}>{startTexts.replaces}</p>}
          </>
        ) : (
          stage
        )}
        <PaneFoot page={page} chosen={chosen.size} isMaking={isMaking} onMake={() => void make()} />
      </section>
      {wide && stage}
    </div>
  );
}

type View = 'parts' | 'page';

/** What a phone shows, which has no room for both. */
const VIEWS = [
  { value: 'parts', label: texts.whatComes, icon: 'list' },
  { value: 'page', label: texts.preview, icon: 'eye' },
] as const;

/** What is said of a found picture. */
function noteOf(isPublished: boolean, hasPicture: boolean) {
  if (isPublished) return texts.pictureAtOnce;
  return hasPicture ? texts.pictureReplaces : texts.size;
}

const PRESENT = 'present';
const LIMESTONE = THEMES.find(({ id }) => id === 'limestone') ?? THEMES[0]!;

/** The look of a page that has one of its creator's own; null if it has the plain one, or that of a theme. */
function presentLook(design: PageDesign): Look | null {
  if (isPlainDesign(design) || themeOf(design)) return null;
  const { titleColor, backgroundColor, appearance = PLAIN_APPEARANCE } = design;
  const [first = newTile(''), ...others] = design.tiles;
  const lead = design.tiles.find(({ isLead }) => isLead) ?? first;
  const tiles = [first.style, ...others.map(({ style }) => style)] as const;
  return { id: PRESENT, name: texts.presentLook, titleColor, backgroundColor, tiles, lead: lead.style, appearance };
}

function PaneBar({ from, isMaking, onBack }: Pick<FoundScreenProps, 'from' | 'onBack'> & { readonly isMaking: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.bar}>
      <Button kind="quiet" className={styles.back} aria-label={texts.back} title={texts.back} disabled={isMaking} onClick={onBack}>
        <IconDrawing svg={arrowLeft} isDirected />
      </Button>
      <h2 ref={heading} id="found-on-page" tabIndex={-1} className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.from}>
        <bdi>{from}</bdi>
      </p>
    </div>
  );
}

interface PaneFootProps {
  readonly page: ImportedPage;
  readonly chosen: number;
  readonly isMaking: boolean;
  readonly onMake: () => void;
}

function PaneFoot({ page, chosen, isMaking, onMake }: PaneFootProps) {
  return (
    <div className={styles.foot} data-bottom-bar="">
      <p>
        <b role="status">{chosenInWords(chosen, partsOf(page).length)}</b> <span>{texts.notPublic}</span>
      </p>
      <Button kind="ink" busy={isMaking} disabled={chosen === 0} onClick={onMake}>
        {texts.make}
      </Button>
    </div>
  );
}

interface LookChoiceProps {
  /** Null for that which the page came with. */
  readonly look: Look | null;
  readonly hasOwn: boolean;
  readonly present: Look | null;
  readonly onChoose: (look: Look | null) => void;
}

function LookChoice({ look, hasOwn, present, onChoose }: LookChoiceProps) {
  const looks: readonly Look[] = present ? [present, ...THEMES] : THEMES;
  return (
    <label className={styles.look}>
      <span>{texts.look}</span>
      <select
        className={select.select}
        value={look?.id ?? ''}
        onChange={({ target }) => onChoose(looks.find(({ id }) => id === target.value) ?? null)}
      >
        {hasOwn && <option value="">{texts.ownLook}</option>}
        {looks.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function picturesOf({ picture, wallpaper }: ImportedPage, chosen: ReadonlySet<PartKey>, present: PagePictures): PagePictures {
  return {
    profilePicture: picture && chosen.has('picture') ? picture : present.profilePicture,
    wallpaper: wallpaper && chosen.has('wallpaper') ? wallpaper : present.wallpaper,
  };
}

interface FoundStageProps {
  readonly design: PageDesign;
  readonly pictures: PagePictures;
  readonly siteName: string;
  readonly wide: boolean;
  /** What else the bar above it has. */
  readonly children: ReactNode;
}

/** The page that becomes of it. */
function FoundStage({ design, pictures, siteName, wide, children }: FoundStageProps) {
  const shown = useDeferredValue(design);
  const [width, setWidth] = useState<StageWidth>('phone');
  return (
    <div className={styles.stage} data-stage="">
      <div className={styles.stageBar}>
        {wide && <SegmentedControl label={editorTexts.previewWidth} value={width} options={STAGE_WIDTHS} onChange={setWidth} />}
        {children}
      </div>
      <StageFrame width={width} onWidth={setWidth}>
        {/* It is only looked at: its links would lead away. */}
        <div inert className={styles.page}>
          <PagePreview design={shown} pictures={pictures} siteName={siteName} />
        </div>
      </StageFrame>
    </div>
  );
}
