import { useId, useState, type CSSProperties } from 'react';
import * as machine from '@zag-js/color-picker';
import { normalizeProps, useMachine } from '@zag-js/react';
import pipette from '../../../art/icons/lucide/pipette.svg?raw';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { colorToCss } from '../../../page-view/rgba.js';
import { colorTexts } from '../../../texts/en/page-design.js';
import { hexText, percentOf } from './color-text.js';
import { HexField } from './hex-field.js';
import { OpacityField } from './opacity-field.js';
import { RangeInput } from '../sliders/range-input.js';
import styles from './color-picker.module.css';

interface ColorPickerProps {
  readonly label: string;
  readonly color: Color;
  /** The colours that are offered as buttons. */
  readonly used: readonly Color[];
  readonly onChange: (color: Color) => void;
}

/** A colour picker: an area of shades, sliders for hue and opacity, fields for digits, and the colours that the page already uses. */
export function ColorPicker({ label, color, used, onChange }: ColorPickerProps) {
  const { picker, hue, turn, jump } = usePicker(color, onChange);
  return (
    <div className={styles.picker}>
      <Shades picker={picker} />
      <div className={styles.sliders}>
        <div className={styles.tracks}>
          <RangeInput
            label={colorTexts.hue}
            value={hue}
            max={360}
            step={1}
            valueText={colorTexts.degrees({ hue })}
            track={RAINBOW}
            onChange={turn}
          />
          <RangeInput
            label={colorTexts.opacitySlider}
            value={color.alpha}
            max={1}
            step={0.01}
            valueText={colorTexts.percent({ percent: percentOf(color) })}
            track={`linear-gradient(to right, transparent, ${color.hex}), ${CHECKS}`}
            onChange={(alpha) => onChange({ ...color, alpha })}
          />
        </div>
        {'EyeDropper' in window && (
          <button
            {...picker.getEyeDropperTriggerProps()}
            className={styles.dropper}
            aria-label={colorTexts.eyeDropper}
            title={colorTexts.eyeDropper}
          >
            <IconDrawing svg={pipette} />
          </button>
        )}
      </div>
      <div className={styles.digits}>
        <HexField label={colorTexts.hex({ label })} color={color} onChange={jump} noteClassName={styles.note} />
        <OpacityField label={label} color={color} onChange={onChange} />
      </div>
      <UsedColors used={used} onUse={jump} />
    </div>
  );
}

const RAINBOW = 'linear-gradient(to right, #f00, #ff0, #0f0, #0ff, #00f, #f0f, #f00)';
const CHECKS = 'repeating-conic-gradient(#b8b8b8 0 25%, #ffffff 0 50%) 0 0 / 10px 10px';

type Picker = ReturnType<typeof usePicker>['picker'];

/** Hue, saturation and brightness are stored in addition to the colour, because a grey has no hue: it would be lost. */
function usePicker(color: Color, onChange: (color: Color) => void) {
  const [shade, setShade] = useState(() => shadeOf(color));
  function choose(chosen: machine.Color) {
    setShade(chosen);
    onChange({ hex: chosen.toString('hex').toLowerCase(), alpha: color.alpha });
  }
  const service = useMachine(machine.machine, {
    id: useId(),
    inline: true,
    format: 'hsba',
    value: shade,
    onValueChange: ({ value }) => choose(value),
  });
  return {
    picker: machine.connect(service, normalizeProps),
    hue: Math.round(shade.getChannelValue('hue')),
    turn: (hue: number) => choose(shade.withChannelValue('hue', hue)),
    jump: (chosen: Color) => {
      setShade(shadeOf(chosen));
      onChange(chosen);
    },
  };
}

function shadeOf({ hex }: Color): machine.Color {
  return machine.parse(hex).toFormat('hsba');
}

/** Saturation increases from left to right, brightness from bottom to top. Arrow keys move the thumb, with Shift ten times as far. */
function Shades({ picker }: { readonly picker: Picker }) {
  const [saturation, brightness] = (['saturation', 'brightness'] as const).map((channel) =>
    Math.round(picker.value.getChannelValue(channel)),
  );
  return (
    <div {...picker.getAreaProps()} className={styles.area}>
      <div {...picker.getAreaBackgroundProps()} className={styles.shades} />
      <div
        {...picker.getAreaThumbProps()}
        data-first=""
        className={styles.knob}
        aria-label={colorTexts.shade}
        aria-roledescription={undefined}
        aria-valuenow={saturation}
        aria-valuetext={colorTexts.shadeNow({ saturation: saturation ?? 0, brightness: brightness ?? 0 })}
      />
    </div>
  );
}

function UsedColors({ used, onUse }: { readonly used: readonly Color[]; readonly onUse: (color: Color) => void }) {
  return (
    <div role="group" aria-label={colorTexts.used} className={styles.used}>
      {used.map((color) => {
        const name = colorTexts.shown({ hex: hexText(color), percent: percentOf(color) });
        return (
          <button
            key={name}
            type="button"
            className={styles.usedColor}
            style={{ '--color': colorToCss(color) } as CSSProperties}
            aria-label={colorTexts.use({ color: name })}
            title={name}
            onClick={() => onUse(color)}
          />
        );
      })}
    </div>
  );
}
