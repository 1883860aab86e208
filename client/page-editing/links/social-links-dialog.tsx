import { useCallback, useId, useMemo, useRef, useState, type ClipboardEvent, type FormEvent, type ReactNode } from 'react';
import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { networkLinksOf, type NetworkLink, type PageIcons } from '../../../server/pages/networks/network-links.rules.js';
import { networkOf } from '../../../server/pages/networks/network-recognition.rules.js';
import type { NetworkId } from '../../../server/pages/networks/networks.rules.js';
import { Button } from '../../controls/buttons/button.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { networkName, readAddress } from '../../page-view/networks/network-names.js';
import { linksTexts } from '../../texts/en/page-design.js';
import { useLastMoment, type EditingPopup } from '../draft/use-last-moment.js';
import { anyLinkOf } from './any-link.js';
import { AnyLinkField } from './any-link-field.js';
import { LinkField } from './link-field.js';
import { PlacedLinks } from './placed-links.js';
import { nameOfRow, shownIn, type LinkRow } from './link-rows.js';
import { NetworkChoice } from './network-choice.js';
import { hasNetwork, useLinkRows, type LinkRows, type NewLink } from './use-link-rows.js';
import styles from './social-links-dialog.module.css';

interface SocialLinksDialogProps extends EditingPopup<readonly NetworkLink[]> {
  readonly icons: PageIcons;
  /** Adds a tile that leads to an address; undefined if the page can have no more. */
  readonly onAddTile: ((address: string) => void) | undefined;
}

/**
 * The icons of a page: a field for each of them, in their order, and one for each of the ten kinds (specification §5), below a field that takes any address. Closing the popup in any way saves all
 * valid addresses. If an address is wrong, the popup stays open once and shows the error. Closing it again keeps the former link.
 */
export function SocialLinksDialog({ icons, onAddTile, ...popup }: SocialLinksDialogProps): ReactNode {
  const { open, onSave, onClose, onTouched, onLastMoment } = popup;
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const form = useLinkRows(networkLinksOf(icons), onSave);
  const [kept, setKept] = useState('');
  const [announcement, announce] = useState('');
  const touch = () => onTouched(true);
  const any = useAnyLink(form, touch, announce);
  useLastMoment(open, any.saveNow, onLastMoment);

  /** Warns of all that would be lost at once: at a second Escape, the browser itself closes the popup. */
  function close(event?: FormEvent) {
    event?.preventDefault();
    const isUnclear = any.warnOfText();
    const wrong = form.warnOfFault();
    setKept([isUnclear && linksTexts.notAdded, wrong !== null && linksTexts.closeAgain].filter(Boolean).join(' '));
    if (isUnclear) return fields.current?.parentElement?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    if (wrong !== null) return focusField(fields.current, wrong.key);
    form.save(any.pending);
    onClose();
  }

  function choose(network: NetworkId) {
    touch();
    const key = form.add({ network, typed: '', ...(network === 'own' && { icon: 'link' as const }) });
    announce(linksTexts.added({ place: networkName(network) }));
    // It is there when it is shown.
    requestAnimationFrame(() => focusField(fields.current, key));
  }

  const count = form.rows.filter((row) => shownIn(row).trim() !== '').length;
  return (
    <Dialog open={open} onClose={close} title={linksTexts.title} width={680} footer={<Footer formId={id} kept={kept} />}>
      <AnyLinkField {...any.field} rows={form.rows} onAddTile={onAddTile && ((address) => (onAddTile(address), any.addedTile(address)))} />
      <form ref={fields} id={id} className={styles.fields} noValidate onSubmit={close}>
        <LinkFields onTouched={touch} {...{ form, announce, count }} />
        {count < DESIGN_LIMITS.networkLinks && <NetworkChoice isUsed={(network) => hasNetwork(form.rows, network)} onChoose={choose} />}
      </form>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </Dialog>
  );
}

/**
 * The field for any profile. Closing the popup adds the address that stands in it, one of no known network as the website, unless the page has one. If the text is no
 * address, or there is a website already, closing asks once.
 */
function useAnyLink(form: LinkRows, onTouched: () => void, announce: (text: string) => void) {
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [warned, setWarned] = useState(false);
  const found = anyLinkOf(typed);
  const isHomeFree = !hasNetwork(form.rows, 'home');
  const network = found.is === 'profile' ? found.network : found.is === 'other' && isHomeFree ? 'home' : null;
  const pending = useMemo<NewLink | undefined>(() => (network === null ? undefined : { network, typed }), [network, typed]);
  const { save } = form;
  // The popup may still be used afterwards: an address that is saved has left this field for its own.
  const saveNow = useCallback(() => {
    save(pending);
    if (pending) setTyped('');
  }, [save, pending]);
  function write(text: string) {
    setTyped(text);
    setRefused(false);
    setWarned(false);
    onTouched();
  }
  function add(link: NewLink) {
    form.add(link);
    write('');
    announce(linksTexts.added({ place: networkName(link.network) }));
  }
  return {
    field: { typed, isRefused, onType: write, onAdd: add, onRefused: () => setRefused(true) },
    pending,
    saveNow,
    addedTile: (address: string) => (write(''), announce(linksTexts.tileAdded({ place: readAddress(address) }))),
    warnOfText: () => {
      if (warned || pending || found.is === 'nothing') return false;
      setRefused(true);
      setWarned(true);
      return true;
    },
  };
}

interface LinkFieldsProps {
  readonly form: LinkRows;
  /** How many fields have an address. */
  readonly count: number;
  readonly onTouched: () => void;
  readonly announce: (text: string) => void;
}

/** The fields: first those of the links that the page has, in their order, then those of the ten that it has not. */
function LinkFields({ form, count, onTouched, announce }: LinkFieldsProps): ReactNode {
  const { rows } = form;
  /** An address that is pasted into the field of another network goes to its own field, unless that one is in use. */
  function paste(into: LinkRow, event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain').trim();
    const network = networkOf(text);
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === value.length;
    const free = rows.find((row) => row.network === network && shownIn(row) === '');
    if (network === null || network === into.network || !isWhole || !free) return;
    event.preventDefault();
    form.write(free.key, text);
    onTouched();
    announce(linksTexts.found({ place: networkName(network) }));
    focusField(event.currentTarget.form, free.key);
  }
  const [placed, left] = [rows.filter(({ isPlaced }) => isPlaced), rows.filter(({ isPlaced }) => !isPlaced)];
  const field = (row: LinkRow) => (
    <LinkField
      key={row.key}
      row={row}
      name={nameOfRow(rows, row)}
      fault={form.faultIn(row)}
      onWrite={(typed) => (form.write(row.key, typed), onTouched())}
      onChange={(part) => (form.change(row.key, part), onTouched())}
      onLeave={() => form.leave(row)}
      onPaste={(event) => paste(row, event)}
    />
  );
  return (
    <>
      {placed.length > 0 && (
        <>
          <div className={styles.head}>
            <h3 className={styles.group}>
              {linksTexts.onPage} <span className={styles.count}>{count}</span>
            </h3>
            {placed.length > 1 && <p className={styles.order}>{linksTexts.order}</p>}
          </div>
          <PlacedLinks rows={placed} nameOf={(row) => nameOfRow(rows, row)} onMove={(key, over) => (form.move(key, over), onTouched())}>
            {field}
          </PlacedLinks>
        </>
      )}
      {placed.length > 0 && left.length > 0 && <h3 className={styles.group}>{linksTexts.left}</h3>}
      {left.map(field)}
    </>
  );
}

/** `kept`: why the popup stayed open. */
function Footer({ formId, kept }: { readonly formId: string; readonly kept: string }): ReactNode {
  return (
    <>
      {kept === '' && <p className={styles.closing}>{linksTexts.closing}</p>}
      <p className={styles.kept} role="alert">
        {kept}
      </p>
      <Button kind="ink" type="submit" form={formId}>
        {linksTexts.save}
      </Button>
    </>
  );
}

function focusField(form: HTMLFormElement | null, key: string): void {
  form?.querySelector<HTMLElement>(`[data-link="${key}"]`)?.focus();
}
