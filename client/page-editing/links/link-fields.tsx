import { useContext, type ClipboardEvent, type ComponentProps, type ReactNode } from 'react';
import { networkOf } from '../../../server/pages/networks/network-recognition.rules.js';
import { networkName } from '../../page-view/networks/network-names.js';
import { linksTexts } from '../../texts/en/page-design.js';
import { AddressField } from './rows/address-field.js';
import { LinkBacksContext } from './link-backs-context.js';
import { nameOfRow, shownIn, withFormerAddress, type LinkRow } from './rows/link-rows.js';
import { NetworkMark } from './network-mark.js';
import { PlacedLinks } from './placed-links.js';
import { PlacedRow } from './rows/placed-row.js';
import { useLinkBacks } from './rows/use-link-backs.js';
import type { LinkRows, RowChange } from './rows/use-link-rows.js';
import styles from './social-links-dialog.module.css';

interface LinkFieldsProps {
  readonly form: LinkRows;
  /** How many links have an address. */
  readonly count: number;
  readonly onTouched: () => void;
  readonly announce: (text: string) => void;
  /** All networks. */
  readonly children: ReactNode;
}

/** The links that the page has, in their order; then all networks, and fields for those of the ten that it has not. */
export function LinkFields({ form, count, onTouched, announce, children }: LinkFieldsProps): ReactNode {
  const { rows } = form;
  const isAsking = useContext(LinkBacksContext) !== null;
  const backOf = useLinkBacks(rows, (row, found) =>
    announce(linksTexts.backOf({ place: nameOfRow(rows, row), state: linksTexts.backs[found] })),
  );
  const [placed, left] = [rows.filter(({ isPlaced }) => isPlaced), rows.filter(({ isPlaced }) => !isPlaced)];
  const { ofRow, change } = useRowActions(form, onTouched, announce);
  return (
    <>
      {placed.length > 0 && (
        <>
          <OnPageHead count={count} isSeveral={placed.length > 1} />
          <PlacedLinks rows={placed} nameOf={(row) => nameOfRow(rows, row)} onMove={(key, over) => (form.move(key, over), onTouched())}>
            {(row) => (
              <PlacedRow
                {...ofRow(row)}
                back={backOf(row)}
                onChange={(part) => change(row, part)}
                onRemove={() => (form.remove(row), onTouched())}
                onPutBack={() => (form.change(row.key, withFormerAddress(row)), onTouched())}
              />
            )}
          </PlacedLinks>
          <p className={styles.note}>{isAsking ? linksTexts.about : linksTexts.aboutUnasked}</p>
        </>
      )}
      {children}
      {placed.length > 0 && left.length > 0 && <h3 className={styles.group}>{linksTexts.left}</h3>}
      {left.map((row) => (
        <LeftField key={row.key} {...ofRow(row)} />
      ))}
    </>
  );
}

function OnPageHead({ count, isSeveral }: { readonly count: number; readonly isSeveral: boolean }): ReactNode {
  return (
    <div className={styles.head}>
      <h3 className={styles.group}>
        {linksTexts.onPage} <span className={styles.count}>{count}</span>
      </h3>
      {isSeveral && <p className={styles.order}>{linksTexts.order}</p>}
    </div>
  );
}

/** The field of one of the ten that the page has not. */
function LeftField(field: Omit<ComponentProps<typeof AddressField>, 'label' | 'className'>): ReactNode {
  const label = (
    <>
      <NetworkMark network={field.row.network} className={styles.mark} />
      <span className={styles.place}>{field.name}</span>
    </>
  );
  return <AddressField {...field} label={label} className={styles.field} />;
}

/** What the fields of a row do. */
function useRowActions({ rows, ...form }: LinkRows, onTouched: () => void, announce: (text: string) => void) {
  /** An address that is pasted into the field of another network goes to its own field, unless that one is in use. */
  function paste(into: LinkRow, event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain').trim();
    const network = networkOf(text);
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === value.length;
    const free = rows.find((row) => row.network === network && !row.isPlaced && shownIn(row) === '');
    if (network === null || network === into.network || !isWhole || !free) return;
    event.preventDefault();
    form.write(free.key, text);
    onTouched();
    announce(linksTexts.found({ place: networkName(network) }));
    focusField(event.currentTarget.form, free.key);
  }
  const ofRow = (row: LinkRow) => ({
    row,
    name: nameOfRow(rows, row),
    fault: form.faultIn(row),
    onWrite: (typed: string) => (form.write(row.key, typed), onTouched()),
    onLeave: () => form.leave(row),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => paste(row, event),
  });
  function change(row: LinkRow, part: RowChange) {
    form.change(row.key, part);
    if ('opened' in part) return;
    onTouched();
    if ('isMe' in part) announce(linksTexts[part.isMe === false ? 'saysNotMe' : 'saysMe']({ place: nameOfRow(rows, row) }));
  }
  return { ofRow, change };
}

export function focusField(form: HTMLFormElement | null, key: string): void {
  form?.querySelector<HTMLElement>(`[data-link="${key}"]`)?.focus();
}
