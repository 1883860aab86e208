import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { DESIGN_LIMITS } from '../../../server/pages/design/design-limits.rules.js';
import { EMBLEM_ICONS } from '../../../server/pages/tile-kinds/emblem-icons.rules.js';
import type { TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import type { Emblem } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { Button } from '../../controls/buttons/button.js';
import { IconButton } from '../../controls/buttons/icon-button.js';
import { SegmentedControl } from '../../controls/fields/segmented-control.js';
import { TextField } from '../../controls/fields/text-field.js';
import { EmblemDrawing } from '../../page-view/appearance/emblem-drawing.js';
import { emblemPanelTexts, emojiWords } from '../../texts/en/emblems.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { PictureField } from '../tile-kinds/picture/picture-field.js';
import { found, type Findable } from './emblem-search.js';
import type { EmblemUpload } from './emblem-upload.js';
import { usePaste } from '../tile-kinds/picture/use-picture-upload.js';
import styles from './emblem-panel.module.css';
import { SignGrid } from './sign-grid.js';

export interface EmblemPanelProps {
  readonly emblem: Emblem | undefined;
  readonly upload: EmblemUpload;
  readonly onChange: (emblem: Emblem | undefined) => void;
  readonly onClose: () => void;
}

const FORMS = ['sign', 'icon', 'picture', 'none'] as const;
type Form = (typeof FORMS)[number];

/** All emblems that a tile can have. The tile has the chosen one at once, and a sign or an icon closes the panel. Guests cannot upload pictures, so they are not offered any. */
export function EmblemPanel({ emblem, upload, onChange, onClose }: EmblemPanelProps) {
  const [form, setForm] = useState(() => (upload.sent === null ? formOf(emblem) : 'picture'));
  const [query, setQuery] = useState('');
  const mayUpload = upload.uploads !== null;
  function choose(to: Form) {
    setForm(to);
    if (to === 'none') onChange(undefined);
  }
  const pick = (chosen: Emblem) => (onChange(chosen), onClose());
  const search = { query, onQuery: setQuery, onPick: pick };
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{styleTexts.emblem}</h2>
        <IconButton icon="x" label={emblemPanelTexts.close} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <SegmentedControl
          label={emblemPanelTexts.kinds}
          value={form}
          options={FORMS.filter((one) => one !== 'picture' || mayUpload).map((value) => ({ value, label: emblemPanelTexts[value] }))}
          onChange={choose}
        />
        {form === 'sign' && <Signs {...search} sign={emblem?.sign} onChange={onChange} />}
        {form === 'icon' && <Icons {...search} icon={emblem?.icon} onSigns={() => setForm('sign')} />}
        {form === 'picture' && <SmallPicture picture={emblem?.picture} upload={upload} />}
        {form === 'none' && <p className={styles.note}>{emblemPanelTexts.noEmblem}</p>}
      </div>
      <div className={styles.foot}>
        <Button kind="ink" onClick={onClose}>
          {emblemPanelTexts.done}
        </Button>
      </div>
    </div>
  );
}

function formOf(emblem: Emblem | undefined): Form {
  if (emblem?.icon) return 'icon';
  return emblem?.picture ? 'picture' : 'sign';
}

interface SearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onPick: (emblem: Emblem) => void;
}

const SIGNS: readonly Findable[] = Object.entries(emojiWords).map(([value, words]) => ({ value, words }));
const ICONS = EMBLEM_ICONS.map((value) => ({ value, words: styleTexts.icons[value] }));

interface SignsProps extends SearchProps, Pick<EmblemPanelProps, 'onChange'> {
  readonly sign: string | undefined;
}

function Signs({ query, onQuery, onPick, sign, onChange }: SignsProps) {
  return (
    <>
      <Search query={query} onQuery={onQuery} all={SIGNS} none={emblemPanelTexts.notFound} onFirst={(value) => onPick({ sign: value })}>
        {(cells) => (
          <SignGrid
            label={emblemPanelTexts.sign}
            cells={cells}
            chosen={sign}
            draw={(one) => one}
            onChoose={(one) => onPick({ sign: one })}
          />
        )}
      </Search>
      <TextField
        label={emblemPanelTexts.other}
        hint={styleTexts.emblemHint}
        value={sign ?? ''}
        maxLength={DESIGN_LIMITS.emblemLength}
        dir="auto"
        autoComplete="off"
        onKeyDown={stayInForm}
        onChange={({ target: { value } }) => onChange(value === '' ? undefined : { sign: value })}
      />
    </>
  );
}

interface IconsProps extends SearchProps {
  readonly icon: Emblem['icon'];
  /** Looks among the emoji for the same words. */
  readonly onSigns: () => void;
}

function Icons({ query, onQuery, onPick, icon, onSigns }: IconsProps) {
  return (
    <Search query={query} onQuery={onQuery} all={ICONS} none={emblemPanelTexts.noIconFound} onFirst={(value) => onPick({ icon: value })}>
      {(cells) =>
        cells.length === 0 ? (
          <Button kind="line" className={styles.among} onClick={onSigns}>
            {emblemPanelTexts.amongSigns}
          </Button>
        ) : (
          <SignGrid
            label={emblemPanelTexts.icon}
            cells={cells}
            chosen={icon}
            draw={(one) => <EmblemDrawing icon={one} />}
            onChoose={(one) => onPick({ icon: one })}
          />
        )
      }
    </Search>
  );
}

interface FindProps<Value extends string> extends Pick<SearchProps, 'query' | 'onQuery'> {
  readonly all: readonly Findable<Value>[];
  /** What is said when nothing is found. */
  readonly none: string;
  /** Called when Enter is pressed in the field, with the first that is found. */
  readonly onFirst: (value: Value) => void;
  readonly children: (cells: readonly Findable<Value>[]) => ReactNode;
}

/** The field for words, and below it what it finds. Without words, it finds everything. */
function Search<Value extends string>({ query, onQuery, all, none, onFirst, children }: FindProps<Value>) {
  const field = useRef<HTMLInputElement>(null);
  const { hits, near } = found(all, query);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <TextField
        ref={field}
        label={emblemPanelTexts.search}
        value={query}
        dir="auto"
        autoComplete="off"
        onKeyDown={(event) => {
          stayInForm(event);
          const [first] = hits;
          if (event.key === 'Enter' && query.trim() !== '' && first) onFirst(first.value);
        }}
        onChange={({ target }) => onQuery(target.value)}
      />
      <p role="status" className={styles.note}>
        {query.trim() !== '' && (hits.length === 0 ? none : emblemPanelTexts.found({ count: hits.length }))}
      </p>
      {children([...hits, ...near])}
    </>
  );
}

/** The fields are inside the form of the tile, which Enter would save. */
function stayInForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

interface SmallPictureProps {
  readonly picture: TilePicture | undefined;
  readonly upload: EmblemUpload;
}

function SmallPicture({ picture, upload }: SmallPictureProps) {
  const { attend } = upload;
  useEffect(attend, [attend]);
  usePaste(upload.uploads !== null, upload.send);
  return (
    <div role="group" aria-label={styleTexts.emblemPicture}>
      <PictureField picture={picture ?? null} alternative="" upload={upload} focused={false} />
    </div>
  );
}
