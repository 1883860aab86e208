import type { ReactNode } from 'react';
import arrows from '../../../../art/icons/lucide/arrow-down-up.svg?raw';
import eye from '../../../../art/icons/lucide/eye.svg?raw';
import palette from '../../../../art/icons/lucide/palette.svg?raw';
import pencil from '../../../../art/icons/lucide/pencil.svg?raw';
import plus from '../../../../art/icons/lucide/plus.svg?raw';
import trash from '../../../../art/icons/lucide/trash-2.svg?raw';
import { IconDrawing } from '../../../../controls/buttons/icon.js';
import { designChangeTexts } from '../../../../texts/en/publish-state.js';
import type { ChangeKind, DesignChange } from './design-changes.js';
import styles from './change-row.module.css';

interface ChangeRowProps extends Pick<DesignChange, 'kind' | 'detail'> {
  /** What has changed. */
  readonly text: string;
  /** What stands at the end. */
  readonly children: ReactNode;
}

/** One change of a page, in a list of them. */
export function ChangeRow({ kind, detail, text, children }: ChangeRowProps) {
  const shown = detailOf({ kind, detail });
  return (
    <li className={styles.change}>
      <IconDrawing svg={DRAWINGS[kind] ?? pencil} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.what}>{text}</span>
        {shown !== '' && (
          <span className={styles.detail}>
            <bdi>{shown}</bdi>
          </span>
        )}
      </span>
      {children}
    </li>
  );
}

/** A change as one text, such as `Tile edited, Routes`. */
export function changeInWords({ kind, detail }: Pick<DesignChange, 'kind' | 'detail'>, text: string = designChangeTexts[kind]): string {
  const shown = detailOf({ kind, detail });
  return shown === '' ? text : `${text}, ${shown}`;
}

function detailOf({ kind, detail }: Pick<DesignChange, 'kind' | 'detail'>): string {
  return detail.trim() || (OF_A_TILE.has(kind) ? designChangeTexts.unnamed : '');
}

const OF_A_TILE: ReadonlySet<ChangeKind> = new Set(['added', 'removed', 'renamed', 'styled', 'edited', 'seen']);

/** What has no drawing of its own has a pencil. */
const DRAWINGS: { readonly [Kind in ChangeKind]?: string } = {
  added: plus,
  removed: trash,
  order: arrows,
  theme: palette,
  noTheme: palette,
  titleColor: palette,
  background: palette,
  styled: palette,
  allStyled: palette,
  tileShapes: palette,
  popups: palette,
  seen: eye,
};
