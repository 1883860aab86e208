import { useCallback, useMemo, useState } from 'react';
import { DESIGN_LIMITS, type PageDesign, type Tile, type TileStyle } from '../../../server/pages/page-design.rules.js';
import type { TileFace } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { Button } from '../../controls/button.js';
import { Dialog } from '../../controls/dialog.js';
import { useNotify } from '../../controls/notifications.js';
import { flatten } from '../../page-view/contrast.js';
import { groundColor } from '../../page-view/page-styles.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { ColorField } from './color-field.js';
import { ContrastNote } from './contrast-note.js';
import { FaceFields, type FaceExtras } from './face-fields.js';
import { CopyStyle } from './copy-style.js';
import { legibility } from './legibility.js';
import { NumberSlider } from './number-slider.js';
import { SurfaceCards, withSurface } from './surface-cards.js';
import { Sample, SampleTile } from './style-sample.js';
import { withColor } from './shades.js';
import { scaleOf } from './slider-scale.js';
import { usedColors } from './used-colors.js';
import { nameOf } from '../tiles/tile-name.js';
import { useLastMoment, type EditingPopup } from '../draft/use-last-moment.js';
import styles from './style-popup.module.css';

interface TileStyleDialogProps extends EditingPopup<Partial<Tile>> {
  readonly tile: Tile;
  /** The other tiles of the page in their order, to copy a style from. */
  readonly others: readonly Tile[];
  /** The page of the tile. */
  readonly page: PageDesign;
  readonly onUseOnAll: (style: TileStyle) => void;
}

const PARTS = ['text', 'button', 'hover', 'border', 'shadow'] as const;
const SLIDER_END = 100;
/** Small corners differ visibly; above half the height, all look like a pill. */
const ROUNDNESS = scaleOf([0, 2, 4, 8, 16, 32, DESIGN_LIMITS.radius]);
const PRESETS = { square: 0, soft: 12, pill: DESIGN_LIMITS.radius } as const;

/** The popup for a tile's style, with a sample of the tile. Closing it in any way saves the changes (specification §4). */
export function TileStyleDialog(props: TileStyleDialogProps) {
  const { open, others, page, onClose } = props;
  const { name, style, extras, rename, restyle, extend, save } = useTileStyle(props);
  const ground = useMemo(() => groundColor(page), [page]);
  const notify = useNotify();
  function close() {
    save();
    onClose();
  }
  function copy(from: Tile) {
    restyle(from.style);
    notify({ text: styleTexts.copied({ name: nameOf(from) }), tone: 'done' });
  }
  function useOnAll() {
    props.onUseOnAll(style);
    notify({ text: styleTexts.usedOnAll({ tiles: others.length + 1 }), tone: 'done' });
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={styleTexts.title}
      width={600}
      footer={
        <>
          {others.length > 0 && (
            <div className={styles.first}>
              <CopyStyle tiles={others} ground={ground} onCopy={copy} />
              <Button kind="quiet" onClick={useOnAll}>
                {styleTexts.useOnAll}
              </Button>
            </div>
          )}
          <Button kind="ink" onClick={close}>
            {styleTexts.save}
          </Button>
        </>
      }
    >
      <div className={styles.popup}>
        <Sample ground={ground}>
          <SampleTile name={name} style={style} onRename={rename} className={styles.tile} />
        </Sample>
        <StyleControls style={style} page={page} onChange={restyle} />
        {props.tile.kind !== 'heading' && (
          <>
            <SurfacePart page={page} style={style} onChange={restyle} />
            <FaceFields tile={props.tile} extras={extras} page={page} onChange={extend} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The copy of name and style that is edited, and the function that saves it. */
function useTileStyle({ open, tile, onSave, onTouched, onLastMoment }: TileStyleDialogProps) {
  const [{ name, style, secondLine, emblem, size }, setCopy] = useState<TileFace>(tile);
  const save = useCallback(() => {
    const copy = { name, style, secondLine, emblem, size };
    const changed = Object.entries(copy).filter(([part, value]) => !isSame(value, tile[part as keyof typeof copy]));
    if (changed.length > 0) onSave(Object.fromEntries(changed));
  }, [name, style, secondLine, emblem, size, tile, onSave]);
  useLastMoment(open, save, onLastMoment);

  function change(part: Partial<TileFace> | Partial<FaceExtras>) {
    setCopy((now) => ({ ...now, ...part }));
    onTouched();
  }
  const [rename, restyle] = [(to: string) => change({ name: to }), (to: TileStyle) => change({ style: to })];
  return { name, style, extras: { secondLine, emblem, size }, save, rename, restyle, extend: change };
}

interface StyleControlsProps {
  readonly style: TileStyle;
  readonly page: PageDesign;
  readonly onChange: (style: TileStyle) => void;
}

function StyleControls({ style, page, onChange }: StyleControlsProps) {
  const used = useMemo(() => usedColors(page), [page]);
  const ground = useMemo(() => groundColor(page), [page]);
  const read = legibility(style.text, [flatten(style.button, ground), flatten(style.hover, ground)]);
  const { roundness, thickness } = styleTexts;
  return (
    <>
      <div className={styles.rows}>
        {PARTS.map((part) => (
          <div key={part} data-part={part}>
            <ColorField
              label={styleTexts.parts[part]}
              color={style[part]}
              used={used}
              onChange={(color) => onChange(withColor(style, part, color))}
            />
          </div>
        ))}
      </div>
      <div className={styles.part}>
        <NumberSlider
          label={roundness}
          value={style.radius}
          max={DESIGN_LIMITS.radius}
          scale={ROUNDNESS}
          valueText={(radius) => styleTexts.pixels({ radius })}
          onChange={(radius) => onChange({ ...style, radius })}
        >
          <Presets radius={style.radius} onChoose={(radius) => onChange({ ...style, radius })} />
        </NumberSlider>
        <NumberSlider label={thickness} value={style.thickness} max={SLIDER_END} onChange={(to) => onChange({ ...style, thickness: to })} />
        <ContrastNote legibility={read} names={styleTexts.grounds} onUse={(text) => onChange(withColor(style, 'text', text))} />
      </div>
    </>
  );
}

function SurfacePart({ style, page, onChange }: StyleControlsProps) {
  return (
    <div className={styles.part}>
      <SurfaceCards page={page} style={style} onChoose={(surface) => onChange(withSurface(style, surface))} />
    </div>
  );
}

function Presets({ radius, onChoose }: { readonly radius: number; readonly onChoose: (radius: number) => void }) {
  return (
    <div role="group" aria-label={styleTexts.presets} className={styles.presets}>
      {(['square', 'soft', 'pill'] as const).map((preset) => (
        <Button key={preset} kind="line" size="small" aria-pressed={radius === PRESETS[preset]} onClick={() => onChoose(PRESETS[preset])}>
          {styleTexts.presetNames[preset]}
        </Button>
      ))}
    </div>
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
