import type { ComponentProps, ReactNode } from 'react';
import { DEFAULT_TILE_STYLE, type PageDesign, type Tile } from '../../../server/pages/design/page-design.rules.js';
import { keepAddress, showRefused, standIn } from '../document/popup-script.js';
import type { TileView } from '../tile-kinds/tile-kind-view.js';
import { TileButton } from '../tiles/tile-button.js';
import dialogCss from '../tiles/tile-dialog.css?inline';
import { PopupFrame } from '../tiles/tile-dialog.js';
import comingCss from './coming-card.css?inline';
import { tellTimeHere } from './coming-script.js';
import asksCss from './icon-and-words.css?inline';
import { LockForm } from './lock-form.js';
import lockCss from './lock-form.css?inline';
import type { LockView } from './lock-view.js';
import calendar from '../../art/icons/lucide/calendar-plus.svg?raw';
import { comingPageTexts as texts } from '../../texts/en/visibility.js';
import { languageTexts } from '../../texts/en/shell.js';
import { contrast, flatten, readable } from '../contrast.js';
import { groundColor, tileClass, tileColors } from '../document/page-styles.js';

/** What a page has for its tiles with a password. */
interface LockedParts {
  /** For each tile with a password, how visitors get it. */
  readonly views: readonly (TileView | undefined)[];
  /** The tiles without one. */
  readonly others: readonly Tile[];
  readonly styles: readonly string[];
  readonly scripts: readonly (() => void)[];
}

/** The design of a page that asks for its password or says when it comes, with one tile for that. Of any other page, its own. */
export function askingDesign(design: PageDesign, { closed }: LockView): PageDesign {
  if (!closed) return design;
  const form: Tile = { kind: 'text', name: '', html: '', style: closed.style ?? DEFAULT_TILE_STYLE };
  return { ...design, tiles: [form] };
}

type Asked = LockView & { readonly isDraft?: boolean; readonly linkname: string };

/** Nothing for a page without passwords, which is as it was before there were any. */
export function lockedParts(design: PageDesign, { closed, refused, isDraft, linkname }: Asked): LockedParts {
  if (closed?.comes) {
    const card = <ComingCard linkname={linkname} {...closed.comes} hasFile={!closed.isOpened} />;
    return { views: [{ item: card, css: comingColors(design) }], others: [], styles: [comingCss], scripts: [tellTimeHere] };
  }
  if (closed) {
    const obstacle = refused?.tile === null ? refused.obstacle : undefined;
    return { views: [{ item: <LockForm hint={closed.hint} obstacle={obstacle} /> }], others: [], styles: [asksCss, lockCss], scripts: [] };
  }
  const { tiles } = design;
  if (!tiles.some(isLocked)) return { views: [], others: tiles, styles: [], scripts: [] };
  const obstacleOf = ({ id }: Tile) => (refused && id !== undefined && refused.tile === id ? refused.obstacle : undefined);
  return {
    views: tiles.map((tile, at) => (isLocked(tile) ? lockedView(tile, at + 1, { obstacle: obstacleOf(tile), isDraft }) : undefined)),
    others: tiles.filter((tile) => !isLocked(tile)),
    styles: [dialogCss, asksCss, lockCss],
    scripts: [...(tiles.some(obstacleOf) ? [showRefused] : []), standIn, keepAddress],
  };
}

function isLocked({ visibility }: Tile): boolean {
  return visibility?.who === 'password';
}

type Asking = Pick<ComponentProps<typeof LockForm>, 'obstacle' | 'isDraft'>;

function lockedView(tile: Tile, number: number, { obstacle, isDraft }: Asking): TileView {
  return {
    item: [
      <TileButton key="button" tile={tile} number={number} />,
      <PopupFrame key="popup" name={tile.name} number={number} className="" isOpen={obstacle !== undefined}>
        <LockForm tile={{ number, id: tile.id ?? '' }} hint={tile.visibility?.hint} {...{ obstacle, isDraft }} />
      </PopupFrame>,
    ],
  };
}

interface ComingCardProps {
  readonly linkname: string;
  /** The moment at which the page comes, in ISO 8601. */
  readonly from: string;
  /** In which its owner chose it. */
  readonly timeZone?: string;
  /** Whether a file for calendars tells it, too. */
  readonly hasFile: boolean;
}

/** What visitors read of a page that is announced: the day and the time of its owner, and, with a script, that of their own. */
function ComingCard({ linkname, from, timeZone = 'UTC', hasFile }: ComingCardProps): ReactNode {
  const moment = new Date(from);
  const format = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languageTexts.formats, { ...how, timeZone });
  const when = {
    year: format({ year: 'numeric' }).format(moment),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment),
    timeZone:
      format({ timeZoneName: 'longGeneric' })
        .formatToParts(moment)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
  return (
    <div className="coming" dir={languageTexts.direction}>
      <h2>
        {texts.comesOn} <time dateTime={from}>{format({ day: 'numeric', month: 'long' }).format(moment)}</time>
      </h2>
      <p>{texts.at(when)}</p>
      <p className="here" hidden data-words={texts.here({ time: '{time}', distance: '{distance}' })} data-formats={languageTexts.formats} />
      {hasFile && (
        <a href={`/${linkname}.ics`}>
          <svg viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: calendar }} />
          {texts.addToCalendar}
        </a>
      )}
    </div>
  );
}

/** The colours of the card, from those of its tile: words that can be read on it, and for the day and the button the border, if it is seen there. */
function comingColors(design: PageDesign): string {
  const style = design.tiles[0]?.style ?? DEFAULT_TILE_STYLE;
  const { text, button, border } = tileColors(style);
  const plate = flatten(button, groundColor(design));
  const ink = readable(text, plate, 4.5);
  const edge = flatten(border, plate);
  const accent = contrast(edge, plate) >= 4.5 ? edge : ink;
  const colors = { plate, ink, edge, accent, 'on-accent': readable(plate, accent, 4.5) };
  const rules = Object.entries(colors).map(([name, { hex }]) => `--${name}:${hex}`);
  return `.${tileClass(0)} .coming{${rules.join(';')}}`;
}
