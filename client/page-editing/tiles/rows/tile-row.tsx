import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { memo, use, useMemo, useState, type CSSProperties, type PointerEvent } from 'react';
import { clsx } from 'clsx';
import palette from '../../../art/icons/lucide/palette.svg?raw';
import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { editorTexts } from '../../../texts/en/editor.js';
import { editingOf, isUnfinished } from '../../tile-kinds/tile-kinds.js';
import { LateVisibilityBadge } from '../../visibility/late-visibility.js';
import { useRowDrag, type RowDrags } from './row-drags.js';
import type { TileActions, TilePlace } from '../tile-actions.js';
import { ListedTile } from '../listed-tile.js';
import { TileMenu } from './tile-menu.js';
import { nameOf, placeOf } from '../tile-name.js';
import { TileNameField } from './tile-name-field.js';
import { TileNotesContext } from '../tile-notes.js';
import styles from './tile-row.module.css';

const extrasPart = lazyPart(() => import('./row-extras.js'));
/** For the selected tile. */
const Selection = lazyComponent(extrasPart, (module) => module.Selection);
/** For a tile with an emblem. */
const Emblem = lazyComponent(extrasPart, (module) => module.RowEmblem);
/** For a tile with a picture. */
const Picture = lazyComponent(extrasPart, (module) => module.RowPicture);

interface TileRowProps {
  readonly tileKey: string;
  readonly tile: Tile;
  /** The place in the list, from 1. */
  readonly number: number;
  readonly total: number;
  readonly selected: boolean;
  /** Whether the tile is new and its name is typed now. */
  readonly named: boolean;
  /** Whether the page is a mosaic, in which tiles have sizes. */
  readonly isMosaic: boolean;
  /** Whether a press on the tile opens it. Otherwise it selects the tile, and a second one lets its name be typed on it. */
  readonly pressOpens: boolean;
  /** Whether the selected tile does not show its actions below it, if the list has no room beside it. */
  readonly folded: boolean;
  readonly drags: RowDrags;
  readonly actions: TileActions;
}

/** A row of the list: the grip, the tile itself, and the buttons of its actions. */
export const TileRow = memo(function TileRow({ number, total, isMosaic, folded, drags, ...row }: TileRowProps) {
  const { tileKey, tile, selected, named, actions } = row;
  const place = useMemo(() => ({ number, total }), [number, total]);
  const { attributes, offset, transition, isDragging, isOver, gap } = useRowDrag(drags, tileKey);
  const notes = use(TileNotesContext);
  const press = (event: PointerEvent) => drags.press(tileKey, 'onPointerDown', event);
  return (
    <li
      className={clsx(
        styles.row,
        selected && styles.selected,
        isDragging && styles.dragged,
        isOver && !isDragging && [styles.target, gap && styles[gap]],
      )}
      style={rowStyle(tile.style.radius, offset, transition)}
      data-tile={tileKey}
      data-folded={folded || undefined}
    >
      <button
        type="button"
        {...attributes}
        onPointerDown={press}
        onKeyDown={(event) => drags.press(tileKey, 'onKeyDown', event)}
        className={styles.grip}
        data-grip=""
        aria-label={editorTexts.drag({ ...place, name: nameOf(tile) })}
        aria-pressed={undefined}
      >
        <Icon name="grip-vertical" />
      </button>
      <div className={styles.place} onPointerDown={press}>
        <TileOnRow {...row} place={place} />
        {notes?.noteOn(tile, selected)}
      </div>
      <Unfold isUnfolded={selected && !folded} {...{ tileKey, place, actions }} />
      <RowActions
        tileKey={tileKey}
        hasPopup={editingOf(tile).hasPopup}
        place={place}
        isFirst={number === 1}
        isLast={number === total}
        actions={actions}
      />
      {selected && <Selection {...{ tile, tileKey, place, named, isMosaic, actions }} />}
    </li>
  );
});

interface UnfoldProps extends Pick<RowActionsProps, 'tileKey' | 'place' | 'actions'> {
  readonly isUnfolded: boolean;
}

/** Shows the actions of the tile below it, where there is no room beside it. */
function Unfold({ tileKey, place, isUnfolded, actions }: UnfoldProps) {
  return (
    <IconButton
      icon={isUnfolded ? 'chevron-up' : 'chevron-down'}
      label={editorTexts.unfold(place)}
      aria-expanded={isUnfolded}
      className={styles.unfold}
      onClick={() => actions.select(isUnfolded ? null : tileKey)}
    />
  );
}

interface RowActionsProps {
  readonly tileKey: string;
  readonly hasPopup: boolean;
  readonly place: TilePlace;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly actions: TileActions;
}

// A row is rendered again at each step of a drag. Memoizing its buttons saves most of that work.
const RowActions = memo(function RowActions({ tileKey, hasPopup, place, isFirst, isLast, actions }: RowActionsProps) {
  const move = { up: () => actions.move(tileKey, -1), down: () => actions.move(tileKey, 1) };
  // The row stays unfolded, so that the focus comes back to the button in every window.
  const open = (kind: 'content' | 'style') => (actions.select(tileKey), actions.open(kind, tileKey));
  return (
    <div className={styles.actions} role="group" aria-label={editorTexts.tilePlace(place)}>
      <Button
        kind="quiet"
        size="small"
        icon="pencil"
        className={styles.action}
        aria-label={editorTexts.editPlace(place)}
        onClick={() => open('content')}
      >
        <span className={styles.label}>{editorTexts.edit}</span>
      </Button>
      <Button
        kind="quiet"
        size="small"
        className={styles.action}
        aria-label={editorTexts.stylePlace(place)}
        title={editorTexts.style}
        onClick={() => open('style')}
      >
        <IconDrawing svg={palette} />
        <span className={clsx(styles.label, styles.styleLabel)}>{editorTexts.style}</span>
      </Button>
      <TileMenu {...{ tileKey, hasPopup, place, actions }} className={styles.action} />
      <IconButton
        icon="arrow-up"
        label={editorTexts.moveUp(place)}
        data-move="-1"
        className={styles.action}
        disabled={isFirst}
        onClick={move.up}
      />
      <IconButton
        icon="arrow-down"
        label={editorTexts.moveDown(place)}
        data-move="1"
        className={styles.action}
        disabled={isLast}
        onClick={move.down}
      />
    </div>
  );
});

/** The frame of a selected tile has the tile's corner radius. `offset` and `transition` animate a tile that slides to its new place. */
function rowStyle(radius: number, offset: number | undefined, transition: string | undefined): CSSProperties {
  const transform = offset === undefined ? undefined : `translate3d(0, ${offset}px, 0)`;
  return { '--corner': `${radius}px`, transform, transition } as CSSProperties;
}

interface TileOnRowProps extends Omit<TileRowProps, 'number' | 'total' | 'isMosaic' | 'folded' | 'drags'> {
  readonly place: TilePlace;
}

/** A press opens the tile, or else selects it, and a second one replaces it by a field for its name. */
const TileOnRow = memo(function TileOnRow({ tileKey, tile, place, selected, named, pressOpens, actions }: TileOnRowProps) {
  const [state, setState] = useState<'plain' | 'renaming' | 'renamed'>('plain');
  const rename = () => setState('renaming');
  const press = () => {
    if (pressOpens) actions.open('content', tileKey);
    else if (selected) rename();
    else actions.select(tileKey);
  };
  if (named || state === 'renaming') {
    return (
      <ListedTile style={tile.style} plain={tile.kind === 'heading'}>
        <TileNameField
          name={tile.name}
          label={editorTexts.tileName(place)}
          isNew={named}
          needed={named && !editingOf(tile).mayBeUnnamed}
          onChange={(name) => actions.rename(tileKey, name)}
          onDone={() => {
            actions.renamed();
            setState('renamed');
          }}
          onLeave={() => {
            actions.renamed();
            setState('plain');
          }}
        />
      </ListedTile>
    );
  }
  return (
    <button
      type="button"
      className={styles.press}
      data-press=""
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- It replaces the field of the name, which had the focus.
      autoFocus={state === 'renamed'}
      aria-current={selected || undefined}
      title={selected && !pressOpens ? editorTexts.renameHint : undefined}
      aria-haspopup={pressOpens ? 'dialog' : undefined}
      onClick={press}
      onDoubleClick={pressOpens ? undefined : rename}
    >
      <ListedTile style={tile.style} plain={tile.kind === 'heading'}>
        <span className="visually-hidden">{placeOf(tile, place)}</span>
        <FaceTexts tile={tile} />
      </ListedTile>
    </button>
  );
});

/** The name, and below it the second line, or what else the creator has to know, such as where a link leads. */
export function FaceTexts({ tile }: { readonly tile: Tile }) {
  const { svg, label, rowNote } = editingOf(tile);
  const known = rowNote(tile);
  // What a tile lacks is more important than what it says.
  const line = isUnfinished(tile) ? undefined : tile.secondLine;
  const note = line ?? (known === tile.name ? label : known);
  const name = (
    <span dir="auto" className={styles.name}>
      {tile.name}
    </span>
  );
  return (
    <>
      <Sign tile={tile} />
      {tile.kind === 'text' && note === '' ? (
        name
      ) : (
        <span className={styles.texts}>
          {name}
          {note !== '' && (
            <span className={styles.rowNote}>
              {line === undefined && <IconDrawing svg={svg} />} <span dir="auto">{note}</span>
            </span>
          )}
        </span>
      )}
      {tile.visibility && <LateVisibilityBadge visibility={tile.visibility} />}
    </>
  );
}

/** What a row shows before its name. */
function Sign({ tile }: { readonly tile: Tile }) {
  return tile.kind === 'picture' && tile.picture ? <Picture picture={tile.picture} /> : tile.emblem && <Emblem emblem={tile.emblem} />;
}
