import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import type { PreviewOpening } from '../tile-kinds/tile-kind-preview.js';
import { PreviewTile } from '../tiles/tile-button.js';
import { coveredTile } from './covered-tile.js';
import { useWaking } from './use-waking.js';
import { VISIBILITY_ICONS } from './visibility-icons.js';
import { visibilityMoments, visibilityStates, type VisibilityState } from './visibility-words.js';
import css from './visibility-mark.css?inline';

interface MarkedTileProps {
  readonly tile: Tile;
  readonly visibility: TileVisibility;
  readonly opening: PreviewOpening;
  /** The tile without any of this. */
  readonly preview: ReactNode;
}

/** A tile in a preview, as visitors see it before they agree to its warning, and with a mark. */
export function MarkedTile({ tile, visibility, opening, preview }: MarkedTileProps): ReactNode {
  const covered = coveredTile(tile);
  return (
    <>
      {covered === tile ? preview : <PreviewTile tile={covered} {...opening} />}
      <VisibilityMark visibility={visibility} />
    </>
  );
}

/** In previews, what visitors do not see is veiled, and says why. It stands behind the tile, and brings its styles along, because few pages need them. */
function VisibilityMark({ visibility }: { readonly visibility: TileVisibility }) {
  const marks = useRef<HTMLSpanElement>(null);
  useWaking(visibilityMoments(visibility));
  const states = visibilityStates(visibility);
  useLayoutEffect(() => {
    const root = marks.current?.getRootNode();
    if (root instanceof ShadowRoot) addStyles(root);
  });
  if (!states[0]) return null;
  return (
    <span ref={marks} className={`seen-marks ${VEILS[states[0].kind]}`}>
      {states.map(({ kind, words }) => (
        <span key={kind} className="seen-mark">
          <svg viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: VISIBILITY_ICONS[kind] }} />
          {words}
        </span>
      ))}
    </span>
  );
}

const VEILS: Readonly<Record<VisibilityState['kind'], string>> = {
  hidden: 'hidden-tile',
  locked: '',
  'to come': 'absent-tile',
  ends: '',
  warning: '',
  over: 'absent-tile',
};

/** The Content-Security-Policy allows constructed style sheets alone. */
function addStyles(root: ShadowRoot): void {
  if (root.adoptedStyleSheets.some((sheet) => sheets.has(sheet))) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.add(sheet);
  root.adoptedStyleSheets.push(sheet);
}

const sheets = new WeakSet<CSSStyleSheet>();
