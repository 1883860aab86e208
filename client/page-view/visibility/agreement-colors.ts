import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { sheetProperties } from '../appearance/appearance-properties.js';
import { contrast, flatten, readable } from '../contrast.js';
import { groundColor, tileClass, tileColors } from '../document/page-styles.js';

/** The sheets of a plain page, as in `tile-dialog.css`. */
const SHEETS = { light: '#ffffff', dark: '#1e2038' } as const;

/** Below this contrast, a button is not seen on the sheet. */
const SEEN = 1.5;

/** The rules for the button that agrees to a warning: it has the colours of the popup's head or, if it would not be seen on the sheet, that of the words. */
export function agreementColors({ style }: Tile, number: number, design: PageDesign): string {
  const { text, button } = tileColors(style);
  const { appearance } = design;
  const sheet = appearance && sheetProperties(design, appearance)['sheet-color'];
  // As the head, the button of a tile to see through has the colour of the sheet.
  const head = sheet !== undefined && button.alpha <= 0.5 ? sheet : flatten(button, groundColor(design)).hex;
  const ofHead = `--agree:${head};--on-agree:${readable(text, { hex: head, alpha: 1 }, 4.5).hex}`;
  const on = (hex: string) =>
    contrast({ hex: head, alpha: 1 }, { hex, alpha: 1 }) < SEEN ? '--agree:var(--ink);--on-agree:var(--sheet)' : ofHead;
  const rule = (popup: string, hex: string) => `.${tileClass(number - 1)} ${popup}{${on(hex)}}`;
  // A popup whose words have colours of their own stays light.
  const light = rule('.light', SHEETS.light);
  if (sheet !== undefined) return `${rule('.popup', sheet)}${light}`;
  return `${rule('.popup', SHEETS.light)}@media screen and (prefers-color-scheme:dark){${rule('.popup', SHEETS.dark)}${light}}`;
}
