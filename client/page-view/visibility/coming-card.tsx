import type { ReactNode } from 'react';
import calendar from '../../art/icons/lucide/calendar-plus.svg?raw';
import { comingPageTexts as texts } from '../../texts/en/visibility.js';
import { languageTexts } from '../../texts/en/shell.js';
import { DEFAULT_TILE_STYLE, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { contrast, flatten, readable } from '../contrast.js';
import { groundColor, tileClass, tileColors } from '../document/page-styles.js';

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
export function ComingCard({ linkname, from, timeZone = 'UTC', hasFile }: ComingCardProps): ReactNode {
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
export function comingColors(design: PageDesign): string {
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
