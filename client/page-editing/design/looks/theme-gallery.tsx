import { useDeferredValue, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { applyTheme, withoutTheme } from '../../../../server/pages/appearance/apply-theme.rules.js';
import { MOODS, type Look, type Mood } from '../../../../server/pages/appearance/themes/theme.rules.js';
import { THEMES } from '../../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Quad } from '../../../controls/buttons/quad.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { designPanelTexts as texts, ownLookTexts as ownTexts } from '../../../texts/en/design-panel.js';
import { sameDesign } from '../../draft/draft.js';
import { Miniature } from '../../../shell/page-miniature/miniature.js';
import { themeOf } from './own-looks.js';
import type { KeptLooks } from './use-own-looks.js';
import card from '../../../controls/fields/radio-card.module.css';
import styles from './theme-gallery.module.css';

interface ThemeGalleryProps {
  readonly design: PageDesign;
  readonly pictures: PagePictures | undefined;
  readonly siteName: string;
  /** The looks that the creator has kept. */
  readonly own: KeptLooks;
  /** Called with the page in the chosen look, and the name of the look. */
  readonly onChoose: (design: PageDesign, name: string) => void;
}

/** A look that a page can have. */
interface Choice {
  /** The id of a theme; empty for the look of a new page. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly apply: (design: PageDesign) => PageDesign;
}

/** All themes, each shown by a miniature of the creator's own page. Choosing one applies it at once. */
export function ThemeGallery({ design, pictures, siteName, own, onChoose }: ThemeGalleryProps) {
  const [mood, setMood] = useState<Mood | null>(null);
  const used = design.appearance?.theme ?? '';
  const choices = useChoices(used, mood);
  const shown = useDeferredValue(design);
  const group = useId();
  const cardOf = (choice: Choice) => (
    <ThemeCard
      key={choice.id}
      group={group}
      choice={choice}
      isUsed={choice.id === used}
      isChanged={choice.id === used && !sameDesign(choice.apply(design), design)}
      design={shown}
      pictures={pictures}
      siteName={siteName}
      onChoose={() => onChoose(choice.apply(design), choice.name)}
    />
  );
  return (
    <>
      <OwnGallery own={own} cardOf={cardOf} />
      <div className={styles.moods}>
        <Moods mood={mood} onChange={setMood} />
        <p className={styles.stays}>{texts.stays}</p>
      </div>
      <fieldset className={styles.themes}>
        <legend className="visually-hidden">{texts.themes}</legend>
        {choices.map(cardOf)}
      </fieldset>
    </>
  );
}

interface OwnGalleryProps {
  readonly own: KeptLooks;
  readonly cardOf: (choice: Choice) => ReactNode;
}

/** The looks that the creator has kept. Each can be removed. */
function OwnGallery({ own: { kept, isMissing, retry, remove }, cardOf }: OwnGalleryProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const choices = useMemo(() => kept.map((look) => ({ look, choice: choiceOf(themeOf(look), ownTexts.own) })), [kept]);
  if (isMissing)
    return (
      <div className={styles.own}>
        <DidNotLoad heading="h3" title={ownTexts.mine} text={ownTexts.notLoaded} onRetry={retry} />
      </div>
    );
  if (choices.length === 0) return null;
  return (
    <fieldset ref={group} className={styles.own} tabIndex={-1}>
      <legend className={styles.legend}>{ownTexts.mine}</legend>
      <div className={styles.themes}>
        {choices.map(({ look, choice }) => (
          <div key={look.id} className={styles.ownLook}>
            {cardOf(choice)}
            <Button
              kind="quiet"
              size="small"
              icon="trash"
              aria-label={ownTexts.remove({ name: choice.name })}
              onClick={() => {
                // This button is removed, too.
                group.current?.focus({ preventScroll: true });
                void remove(look);
              }}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The looks of a mood. The one that is in use when the gallery is opened comes first. */
function useChoices(used: string, mood: Mood | null): readonly Choice[] {
  const [first] = useState(used);
  return useMemo(() => {
    const themes = mood === null ? THEMES : THEMES.filter((theme) => theme.mood === mood);
    const choices = [...(mood === null ? [PLAIN] : []), ...themes.map((theme) => choiceOf(theme, texts[theme.mood]))];
    return choices.toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
  }, [first, mood]);
}

const PLAIN: Choice = { id: '', name: texts.plain, note: texts.plainMood, apply: withoutTheme };

function choiceOf(look: Look, note: string): Choice {
  return { id: look.id, name: look.name, note, apply: (design) => applyTheme(design, look) };
}

function Moods({ mood, onChange }: { readonly mood: Mood | null; readonly onChange: (mood: Mood | null) => void }) {
  const counted = [null, ...MOODS].map((value) => ({
    value,
    label: value === null ? texts.all : texts[value],
    count: value === null ? THEMES.length : THEMES.filter((theme) => theme.mood === value).length,
  }));
  return (
    <div role="group" aria-label={texts.moods} className={styles.chips}>
      {counted.map(({ value, label, count }) => (
        <button key={label} type="button" className={styles.chip} aria-pressed={value === mood} onClick={() => onChange(value)}>
          {label} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}

interface ThemeCardProps extends Omit<ThemeGalleryProps, 'own' | 'onChoose'> {
  /** The name that the cards of a gallery have in common. */
  readonly group: string;
  readonly choice: Choice;
  readonly isUsed: boolean;
  /** Whether the look was changed after the theme was applied. Then it can be applied again. */
  readonly isChanged: boolean;
  readonly onChoose: () => void;
}

function ThemeCard({ group, choice, isUsed, isChanged, onChoose, ...page }: ThemeCardProps) {
  const { name } = choice;
  const note = isChanged ? texts.changed : isUsed ? texts.inUse : choice.note;
  return (
    <label className={clsx(card.card, styles.card, isUsed && card.chosen)}>
      <input
        type="radio"
        className={card.radio}
        name={group}
        aria-label={texts.option({ name, mood: note })}
        checked={isUsed}
        onChange={onChoose}
        onClick={isChanged ? onChoose : undefined}
      />
      <Miniature {...page} apply={choice.apply} className={clsx(card.sample, styles.miniature)} />
      <span className={styles.words} aria-hidden="true">
        {isUsed && <Quad tone="gold" className={styles.quad} />}
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
    </label>
  );
}
