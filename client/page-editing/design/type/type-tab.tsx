import { useMemo, useState } from 'react';
import { APPEARANCE_LIMITS as LIMITS, type TypeLook } from '../../../../server/pages/appearance/appearance.rules.js';
import { TYPEFACES, type TypefaceId } from '../../../../server/pages/appearance/typefaces.rules.js';
import { typefaceWeights, isForTexts } from '../../../page-view/appearance/type/typefaces.js';
import { styleTexts } from '../../../texts/en/page-design.js';
import { typeTexts as texts } from '../../../texts/en/design-panel.js';
import { ColorField } from '../../style/colors/color-field.js';
import { NumberSlider } from '../../style/sliders/number-slider.js';
import { usedColors } from '../../style/colors/used-colors.js';
import { ChoiceRow, optionsOf } from '../choice-row.js';
import { TypefaceCards } from './typeface-cards.js';
import { appearanceOf, withLook } from '../looks/look-change.js';
import type { LookTab } from '../look-tab.js';
import { sizedAlong } from './sized-along.js';
import { TitleContrast } from './title-contrast.js';
import { weightFor } from './typeface-weight.js';
import styles from '../look-tab.module.css';

/** What gets a typeface of its own. */
const ROLES = ['title', 'names', 'text'] as const;
type Role = (typeof ROLES)[number];

/** Larger than this, few titles fit a phone. */
const LARGEST_TITLE = 120;

/** The letters of the page. */
export function TypeTab(tab: LookTab) {
  const { design, pictures, onChange } = tab;
  const { type } = appearanceOf(design);
  const [role, setRole] = useState<Role>('title');
  return (
    <div className={styles.tab}>
      <ChoiceRow label={texts.role} value={role} options={optionsOf(ROLES, texts.roles)} onChange={setRole} />
      <TypefaceCards
        label={texts.typefaces({ role: texts.roles[role] })}
        title={design.title}
        typefaces={role === 'text' ? TYPEFACES.filter(isForTexts) : TYPEFACES}
        chosen={role === 'title' ? type.heading : role === 'names' ? type.names : type.text}
        onChoose={(typeface) => onChange(withLook(design, 'type', typefaceOf(role, typeface, type)), `face of ${role}`)}
      />
      <div className={styles.part}>
        <TitleFields {...tab} />
        <TitleContrast design={design} wallpaper={pictures?.wallpaper ?? null} onChange={onChange} />
      </div>
    </div>
  );
}

function typefaceOf(role: Role, typeface: TypefaceId, { weight }: TypeLook): Partial<TypeLook> {
  if (role === 'title') return { heading: typeface, weight: weightFor(typefaceWeights(typeface), weight) };
  return role === 'names' ? { names: typeface } : { secondLines: typeface, text: typeface };
}

function TitleFields({ design, onChange }: LookTab) {
  const { type } = appearanceOf(design);
  const used = useMemo(() => usedColors(design), [design]);
  return (
    <>
      <NumberSlider
        label={texts.size}
        value={type.size}
        min={LIMITS.leastTitleSize}
        max={LARGEST_TITLE}
        unit="px"
        valueText={(radius) => styleTexts.pixels({ radius })}
        onChange={(size) => {
          const wideSize = sizedAlong(type.wideSize, type.size, size, LIMITS.leastTitleSize, LIMITS.titleSize);
          onChange(withLook(design, 'type', { size, wideSize }), 'title-size');
        }}
      />
      <WeightField design={design} onChange={onChange} />
      <ChoiceRow
        label={texts.letters}
        value={type.isUpperCase ? 'capitals' : 'typed'}
        options={optionsOf(['typed', 'capitals'] as const, texts.cases)}
        onChange={(chosen) => onChange(withLook(design, 'type', { isUpperCase: chosen === 'capitals' }), 'letters')}
      />
      <ColorField
        label={texts.titleColor}
        color={design.titleColor}
        used={used}
        onChange={(titleColor) => onChange({ ...design, titleColor }, 'title-color')}
      />
      <ColorField
        label={texts.color}
        color={type.color.alpha === 0 ? design.titleColor : type.color}
        used={used}
        onChange={(color) => onChange(withLook(design, 'type', { color }), 'text-color')}
      />
    </>
  );
}

/** A typeface has one weight, or a few, or those of the reader's own device. */
function WeightField({ design, onChange }: Pick<LookTab, 'design' | 'onChange'>) {
  const { heading, weight } = appearanceOf(design).type;
  const weights = typefaceWeights(heading);
  const change = (to: number) => onChange(withLook(design, 'type', { weight: to }), 'weight');
  if (weights.length === 1) return null;
  if (weights.length > 1) {
    return (
      <ChoiceRow
        label={texts.weight}
        value={String(weightFor(weights, weight))}
        options={weights.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(chosen) => change(Number(chosen))}
      />
    );
  }
  return <NumberSlider label={texts.weight} value={weight} min={LIMITS.leastWeight} max={LIMITS.weight} onChange={change} />;
}
