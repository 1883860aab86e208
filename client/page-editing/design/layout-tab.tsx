import { useDeferredValue, useId, useMemo } from 'react';
import {
  ALIGNMENTS,
  APPEARANCE_LIMITS as LIMITS,
  LAYOUT_KINDS,
  SPREADS,
  WIDE_HEADERS,
  type Layout,
} from '../../../server/pages/appearance/appearance.rules.js';
import { NO_SOCIAL_LINKS } from '../../../server/pages/design/social-links.rules.js';
import { layoutTexts as texts } from '../../texts/en/design-panel.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { NumberSlider } from '../style/sliders/number-slider.js';
import { ChoiceCard } from '../style/choice-card.js';
import { ChoiceRow, optionsOf } from './choice-row.js';
import { appearanceOf, withLook } from './looks/look-change.js';
import type { LookTab } from './look-tab.js';
import { Miniature } from '../../shell/page-miniature/miniature.js';
import { PictureFields } from './background/picture-fields.js';
import { clsx } from 'clsx';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { withLead } from './lead-tile.js';
import type { ChangeLook } from './use-look-steps.js';
import styles from './look-tab.module.css';
import select from '../../controls/fields/select.module.css';

/** Where everything is on the page. */
export function LayoutTab(tab: LookTab) {
  const { design, onChange } = tab;
  const { header, layout, tiles } = appearanceOf(design);
  return (
    <div className={styles.tab}>
      <LayoutCards {...tab} />
      {layout.kind === 'columns' && <p className={styles.hint}>{texts.columnsWide}</p>}
      {layout.kind === 'mosaic' && <MosaicFields {...tab} />}
      <NumberSlider
        label={texts.gap}
        value={layout.gap}
        max={LIMITS.gap}
        unit="px"
        valueText={(radius) => styleTexts.pixels({ radius })}
        onChange={(gap) => onChange(withLook(design, 'layout', { gap }), 'gap')}
      />
      <ChoiceRow
        label={texts.tilesAlign}
        value={tiles.align}
        options={optionsOf(ALIGNMENTS, texts.alignments)}
        onChange={(align) => onChange(withLook(design, 'tiles', { align }), 'tiles-align')}
      />
      <LeadField design={design} onChange={onChange} />
      <div className={styles.part}>
        <ChoiceRow
          label={texts.headAlign}
          value={header.align}
          options={optionsOf(ALIGNMENTS, texts.alignments)}
          onChange={(align) => onChange(withLook(design, 'header', { align }), 'head-align')}
        />
        <PictureFields {...tab} />
      </div>
      <div className={styles.part}>
        <ChoiceRow
          label={texts.wide}
          value={header.wide}
          options={optionsOf(WIDE_HEADERS, texts.wideHeaders)}
          onChange={(wide) => onChange(withLook(design, 'header', { wide }), 'wide')}
        />
        <ChoiceRow
          label={texts.spread}
          value={layout.spread}
          options={optionsOf(SPREADS, texts.spreads)}
          onChange={(spread) => onChange(withLook(design, 'layout', { spread }), 'spread')}
        />
      </div>
    </div>
  );
}

function LayoutCards({ design, pictures, siteName, onChange }: LookTab) {
  const group = useId();
  const shown = useDeferredValue(design);
  const behind = useMemo(() => pictures && { ...pictures, profilePicture: null }, [pictures]);
  const { kind } = appearanceOf(design).layout;
  return (
    <div role="radiogroup" aria-label={texts.layout} className={styles.layouts}>
      {LAYOUT_KINDS.map((one) => (
        <ChoiceCard
          key={one}
          group={group}
          name={texts.layouts[one]}
          isChosen={one === kind}
          onChoose={() => onChange(withLook(design, 'layout', { kind: one }), 'layout')}
        >
          <Miniature design={shown} pictures={behind} siteName={siteName} apply={APPLY[one]} className={styles.layout} />
        </ChoiceCard>
      ))}
    </div>
  );
}

type Apply = (design: LookTab['design']) => LookTab['design'];

const APPLY: Readonly<Record<Layout['kind'], Apply>> = {
  list: (design) => withLook(withSmallHead(design), 'layout', { kind: 'list' }),
  // Only wide pages have columns beside each other. On a card, which is as wide as a phone, they are a mosaic of low cells.
  columns: (design) => {
    const tiles = design.tiles.map((tile) => ({ ...tile, size: undefined }));
    return withLook(withSmallHead({ ...design, tiles }), 'layout', { kind: 'mosaic', row: 60 });
  },
  mosaic: (design) => withLook(withSmallHead(design), 'layout', { kind: 'mosaic' }),
};

/** In the size of a card, all that can be above the tiles would leave no room for them. */
function withSmallHead({ bio: _bio, networkLinks: _icons, ...design }: LookTab['design']): LookTab['design'] {
  const { size } = appearanceOf(design).type;
  const small = withLook({ ...design, socialLinks: NO_SOCIAL_LINKS }, 'type', { size: Math.min(size, LARGEST_TITLE) });
  // Of this shape, there is no letter in the place of the picture.
  return withLook(small, 'header', { shape: 'tile' });
}

/** In CSS pixels. */
const LARGEST_TITLE = 28;

/** The heights of the rows of a mosaic on phones and on wide pages, in CSS pixels; 0 for square cells. */
const ROWS = { low: { row: 74, wideRow: 96 }, high: { row: 112, wideRow: 132 }, square: { row: 0, wideRow: 0 } } as const;
const ROW_NAMES = ['low', 'high', 'square'] as const;

function MosaicFields({ design, onChange }: LookTab) {
  const { row } = appearanceOf(design).layout;
  const height = row === 0 ? 'square' : row < 90 ? 'low' : 'high';
  return (
    <>
      <p className={styles.hint}>{texts.sizes}</p>
      <ChoiceRow
        label={texts.rows}
        value={height}
        options={optionsOf(ROW_NAMES, texts.rowHeights)}
        onChange={(chosen) => onChange(withLook(design, 'layout', ROWS[chosen]), 'rows')}
      />
    </>
  );
}

interface LeadFieldProps {
  readonly design: PageDesign;
  readonly onChange: ChangeLook;
}

/** Which tile matters most. A heading has no button, so it cannot. */
function LeadField({ design, onChange }: LeadFieldProps) {
  const id = useId();
  const lead = design.tiles.findIndex(({ isLead }) => isLead);
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {texts.lead}
      </label>
      <select
        id={id}
        className={clsx(select.select, styles.select)}
        value={lead}
        onChange={({ target }) => onChange(withLead(design, target.value === '-1' ? null : Number(target.value)), 'lead')}
      >
        <option value={-1}>{texts.noLead}</option>
        {design.tiles.map(
          ({ kind, name }, at) =>
            kind !== 'heading' && (
              <option key={at} value={at}>
                {name || texts.tile({ number: at + 1 })}
              </option>
            ),
        )}
      </select>
    </div>
  );
}
