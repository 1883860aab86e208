import type { CSSProperties } from 'react';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { readable, WHITE } from '../../page-view/contrast.js';
import { groundColor } from '../../page-view/document/page-styles.js';

/** The colour of the slab, and white or ink for texts on it, whichever has more contrast. */
export function slab(backgroundColor: PageDesign['backgroundColor']): CSSProperties {
  const ground = groundColor({ backgroundColor });
  return { '--slab': ground.hex, '--on-slab': readable(WHITE, ground, 4.5).hex } as CSSProperties;
}
