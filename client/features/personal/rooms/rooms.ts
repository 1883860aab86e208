import code from '../../../art/icons/lucide/code-xml.svg?raw';
import grid from '../../../art/icons/lucide/layout-grid.svg?raw';
import shield from '../../../art/icons/lucide/shield-check.svg?raw';
import person from '../../../art/icons/lucide/user.svg?raw';
import type { PersonalQuery } from '../../../api/generated/types.js';
import { screens } from '../../../shell/screens.js';
import { roomTexts as texts } from '../../../texts/en/personal.js';

/** A room of the settings. */
export interface Room {
  readonly path: string;
  readonly name: string;
  /** What is in it, in the list of rooms. */
  readonly note: (account: PersonalQuery['me']) => string;
  /** The source of its icon. */
  readonly svg: string;
}

const pages: Room = {
  path: screens.pages,
  name: texts.pages,
  note: (account) => texts.pagesNote({ count: account.pages.length }),
  svg: grid,
};

/** The rooms, in their order. A further one is one more entry here and in `SCREENS`. */
export const ROOMS: readonly Room[] = [
  pages,
  { path: screens.security, name: texts.security, note: () => texts.securityNote, svg: shield },
  { path: screens.developers, name: texts.developers, note: () => texts.developersNote, svg: code },
  { path: screens.account, name: texts.account, note: () => texts.accountNote, svg: person },
];

/** The room at a path. The screen Personal itself shows that of the pages. */
export function roomAt(pathname: string): Room {
  return ROOMS.find(({ path }) => path === pathname) ?? pages;
}
