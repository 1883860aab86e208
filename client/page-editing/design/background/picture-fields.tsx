import {
  APPEARANCE_LIMITS as LIMITS,
  PICTURE_LINES,
  PICTURE_PLACES,
  PICTURE_SHAPES,
} from '../../../../server/pages/appearance/appearance.rules.js';
import { firstLetter, hasPortrait } from '../../../page-view/appearance/letter.js';
import { NO_PICTURES } from '../../../page-view/pictures/page-pictures.js';
import { layoutTexts as texts } from '../../../texts/en/design-panel.js';
import { styleTexts } from '../../../texts/en/page-design.js';
import { NumberSlider } from '../../style/sliders/number-slider.js';
import { ChoiceRow, optionsOf } from '../choice-row.js';
import { appearanceOf, withLook } from '../looks/look-change.js';
import type { LookTab } from '../look-tab.js';
import { sizedAlong } from '../type/sized-along.js';
import styles from '../look-tab.module.css';

/** Larger than this, a picture does not get on a phone. */
const LARGEST = 350;

/** The shape and the place of the picture beside the title, or of the letter in its place. */
export function PictureFields({ design, pictures, onChange }: LookTab) {
  const { header } = appearanceOf(design);
  const isShown = hasPortrait(design, pictures ?? NO_PICTURES);
  // The letter can be hidden by a shape, and must come back by another.
  if (!isShown && !(design.appearance && firstLetter(design.title))) return <p className={styles.hint}>{texts.noPicture}</p>;
  return (
    <>
      <ChoiceRow
        label={texts.shape}
        value={header.shape}
        options={optionsOf(PICTURE_SHAPES, texts.shapes)}
        onChange={(shape) => onChange(withLook(design, 'header', { shape }), 'shape')}
      />
      {isShown && header.shape !== 'banner' && (
        <>
          <ChoiceRow
            label={texts.place}
            value={header.place}
            options={optionsOf(PICTURE_PLACES, texts.places)}
            onChange={(place) => onChange(withLook(design, 'header', { place }), 'place')}
          />
          <NumberSlider
            label={texts.pictureSize}
            value={header.pictureSize}
            min={LIMITS.leastPictureSize}
            max={LARGEST}
            unit="px"
            valueText={(radius) => styleTexts.pixels({ radius })}
            onChange={(pictureSize) => {
              const widePictureSize = sizedAlong(
                header.widePictureSize,
                header.pictureSize,
                pictureSize,
                LIMITS.leastPictureSize,
                LIMITS.pictureSize,
              );
              onChange(withLook(design, 'header', { pictureSize, widePictureSize }), 'picture-size');
            }}
          />
          <ChoiceRow
            label={texts.line}
            value={header.line}
            options={optionsOf(PICTURE_LINES, texts.lines)}
            onChange={(line) => onChange(withLook(design, 'header', { line }), 'line')}
          />
        </>
      )}
    </>
  );
}
