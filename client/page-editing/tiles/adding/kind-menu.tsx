import { useContext, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { TILE_KINDS, type TileKind } from '../../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { tileMenuTexts } from '../../../texts/en/tile-dialogs.js';
import { PictureUploadsContext } from '../../rich-text/picture-uploads.js';
import { TILE_KIND_EDITING } from '../../tile-kinds/tile-kinds.js';
import styles from './kind-menu.module.css';

export interface KindChoice {
  /** Whether the popover around it is open. */
  readonly open: boolean;
  readonly onChoose: (kind: TileKind) => void;
  readonly onClose: () => void;
}

interface KindMenuProps extends KindChoice {
  readonly label: string;
  /** A kind that is not offered. */
  readonly without?: TileKind;
  /** More items. */
  readonly children?: ReactNode;
}

/** A menu of kinds of tiles. */
export function KindMenu({ label, open, without, children, onChoose, onClose }: KindMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const mayUpload = useContext(PictureUploadsContext) !== null;
  useEffect(() => {
    if (open) itemsOf(menu.current)[0]?.focus();
  }, [open]);
  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label={label} onKeyDown={(event) => goToItem(event, menu.current, onClose)}>
      {TILE_KINDS.filter((kind) => kind !== without).map((kind) => (
        <KindItem key={kind} kind={kind} isLocked={TILE_KIND_EDITING[kind].needsUpload === true && !mayUpload} onChoose={onChoose} />
      ))}
      {children}
    </div>
  );
}

interface KindItemProps {
  readonly kind: TileKind;
  /** Whether it needs an account. The item then says so, and does nothing. */
  readonly isLocked: boolean;
  readonly onChoose: (kind: TileKind) => void;
}

function KindItem({ kind, isLocked, onChoose }: KindItemProps) {
  const { svg, label } = TILE_KIND_EDITING[kind];
  return (
    <MenuItem
      svg={svg}
      label={label}
      note={isLocked ? tileMenuTexts.needsAccount : tileMenuTexts.notes[kind]}
      isLocked={isLocked}
      onPress={() => onChoose(kind)}
    />
  );
}

interface MenuItemProps {
  readonly svg: string;
  readonly label: string;
  readonly note: string;
  readonly isLocked?: boolean;
  readonly onPress: () => void;
}

/** An item of the menu: what it adds, and a line about it. */
export function MenuItem({ svg, label, note, isLocked = false, onPress }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      aria-disabled={isLocked || undefined}
      onClick={() => {
        if (!isLocked) onPress();
      }}
    >
      <IconDrawing svg={svg} className={styles.icon} />
      <span className={styles.label}>{label}</span>
      <span className={styles.note}>{note}</span>
    </button>
  );
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Arrow keys, Home and End go to an item, and so does the first letter of its name. Tab closes the menu. */
function goToItem(event: KeyboardEvent, menu: HTMLElement | null, close: () => void): void {
  if (event.key === 'Tab') return close();
  const items = itemsOf(menu);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = STEPS[event.key]?.(at, items.length) ?? nextWith(event, items, at);
  if (to === null) return;
  event.preventDefault();
  items[to]?.focus();
}

function nextWith({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, items: readonly HTMLElement[], at: number): number | null {
  if (ctrlKey || metaKey || altKey || [...key].length !== 1 || key === ' ') return null;
  const starts = (item: HTMLElement) => item.innerText.toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const order = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const found = order.find(starts);
  return found ? items.indexOf(found) : null;
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}
