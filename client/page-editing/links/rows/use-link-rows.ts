import { useCallback, useState } from 'react';
import { isSameJson } from '../../../../server/pages/json-value.rules.js';
import type { NetworkLink } from '../../../../server/pages/networks/network-links.rules.js';
import type { LinkFault } from '../link-faults.js';
import { withProfileAddress } from '../../../../server/pages/networks/profile-names.rules.js';
import { faultOf, linksIn, rowsOf, settled, shownIn, withoutLink, withRow, withRowMoved, type LinkRow } from './link-rows.js';

/** Something to add to the page, and what is typed in its field. */
export type NewLink = Pick<NetworkLink, 'network' | 'icon'> & { readonly typed: string };

/** What can be changed of a row beside what is typed as its address. */
export type RowChange = Partial<Pick<LinkRow, 'label' | 'icon' | 'isMe' | 'opened'>>;

export interface LinkRows {
  readonly rows: readonly LinkRow[];
  /** The error beside a field. That of a stored address is shown at once, that of a typed one when the field loses the focus. */
  readonly faultIn: (row: LinkRow) => LinkFault | null;
  readonly write: (key: string, typed: string) => void;
  readonly change: (key: string, part: Partial<LinkRow>) => void;
  /** Called when the user leaves a field: then an error may be shown. */
  readonly leave: (row: LinkRow) => void;
  /** Returns the key of the row that has it. */
  readonly add: (link: NewLink) => string;
  readonly remove: (row: LinkRow) => void;
  readonly move: (key: string, over: string) => void;
  /**
   * Saves all valid addresses, and what is to be added. A wrong address stays in its field, and its link does not change. What was only written anew when the popup was opened is saved along with a
   * change, or if somebody wants to save (`isWanted`).
   */
  readonly save: (more?: NewLink, isWanted?: boolean) => void;
  /** The first wrong address about which closing has not warned yet; from now on it counts as warned. */
  readonly warnOfFault: () => LinkRow | null;
}

/** The fields of the links. A wrong address is never saved: it stays in its field until it is corrected or cleared, or the popup is closed. */
export function useLinkRows(links: readonly NetworkLink[], onSave: (links: readonly NetworkLink[]) => void): LinkRows {
  const [rows, setRows] = useState(() => rowsOf(links));
  const saveLinks = useSavedLinks(links, rows, onSave);
  const [showingErrors, setShowingErrors] = useState<readonly string[]>([]);
  const [warned, setWarned] = useState<readonly string[]>([]);
  // One event may change several rows: leaving a field comes after writing into another one.
  const edit = (key: string, part: Partial<LinkRow>) => setRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)));
  // Keys are never used twice.
  const [given, setGiven] = useState(0);

  const save = useCallback(
    (more?: NewLink, isWanted = false) => {
      const next = settled(more ? withRow(rows, `new ${given}`, more, more.typed) : rows);
      setRows(next);
      setGiven(given + 1);
      saveLinks(linksIn(next), isWanted);
    },
    [rows, given, saveLinks],
  );

  return {
    rows,
    faultIn: (row) => (row.typed === undefined || showingErrors.includes(row.key) ? faultOf(row) : null),
    write: (key, typed) => {
      const row = rows.find((one) => one.key === key);
      edit(key, { typed });
      setWarned((now) => now.filter((one) => one !== key));
      if (row && faultOf({ ...row, typed }) === null) setShowingErrors((now) => now.filter((one) => one !== key));
    },
    change: edit,
    leave: ({ key, network, typed }) => {
      if (typed !== undefined) edit(key, { typed: withProfileAddress(network, typed) });
      setShowingErrors((now) => [...now, key]);
    },
    add: ({ typed, ...link }) => {
      const next = withRow(rows, `new ${given}`, link, typed);
      setRows(next);
      setGiven(given + 1);
      return next.find((row) => !rows.includes(row))?.key ?? '';
    },
    remove: (row) => setRows((now) => withoutLink(now, row)),
    move: (key, over) => setRows((now) => withRowMoved(now, key, over)),
    save,
    warnOfFault: () => {
      const wrong = wrongIn(rows);
      const notWarned = wrong.find(({ key }) => !warned.includes(key));
      setShowingErrors(wrong.map(({ key }) => key));
      setWarned(wrong.map(({ key }) => key));
      return notWarned ?? null;
    },
  };
}

/** Saves links that differ from those that were shown at first or saved last; if that is wanted, also those that differ from what the page has. */
function useSavedLinks(links: readonly NetworkLink[], rows: readonly LinkRow[], onSave: (links: readonly NetworkLink[]) => void) {
  const [saved, setSaved] = useState(() => ({ shown: linksIn(rows) as readonly NetworkLink[], stored: links }));
  return useCallback(
    (now: readonly NetworkLink[], isWanted: boolean) => {
      if (isSameJson(now, isWanted ? saved.stored : saved.shown)) return;
      setSaved({ shown: now, stored: now });
      onSave(now);
    },
    [saved, onSave],
  );
}

function wrongIn(rows: readonly LinkRow[]): LinkRow[] {
  return rows.filter((row) => row.typed !== undefined && faultOf(row) !== null);
}

/** Whether the page has, or is about to have, an icon of a network. */
export function hasNetwork(rows: readonly LinkRow[], network: NetworkLink['network']): boolean {
  return rows.some((row) => row.network === network && shownIn(row).trim() !== '');
}
