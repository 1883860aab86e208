import { useMemo } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { Picture } from '../../../page-view/pictures/page-pictures.js';
import { contrastPairTexts as texts } from '../../../texts/en/design-panel.js';
import { ContrastNote } from '../../style/colors/contrast-note.js';
import { titleLegibility, withPlate } from './page-legibility.js';
import type { ChangeLook } from '../use-look-steps.js';
import { usePictureColors } from '../background/use-picture-colors.js';

interface TitleContrastProps {
  readonly design: PageDesign;
  readonly wallpaper: Picture | null;
  readonly onChange: ChangeLook;
}

/** Shows how readable the title is on the ground of the page, with a fix if not everyone can read it. */
export function TitleContrast({ design, wallpaper, onChange }: TitleContrastProps) {
  const colors = usePictureColors(wallpaper);
  const { legibility, on, needsPlate } = useMemo(() => titleLegibility(design, colors), [design, colors]);
  // What is not known yet is not judged.
  if (wallpaper && !colors) return null;
  return (
    <ContrastNote
      legibility={legibility}
      names={Array.from({ length: legibility.at + 1 }, () => texts[on])}
      onUse={(titleColor) => onChange({ ...design, titleColor }, 'contrast')}
      otherFix={needsPlate ? { label: texts.putPlate, apply: () => onChange(withPlate(design), 'contrast') } : undefined}
    />
  );
}
