import { useCallback, useId, useRef, useState, type ComponentProps, type ReactNode, useMemo } from 'react';
import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { isSameJson } from '../../../server/pages/json-value.rules.js';
import { iconsOf, networkLinksOf, type NetworkLink, type PageIcons } from '../../../server/pages/networks/network-links.rules.js';
import type { NetworkId } from '../../../server/pages/networks/networks.rules.js';
import { Button } from '../../controls/buttons/button.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { networkName, readAddress } from '../../page-view/networks/network-names.js';
import { PaneDialog } from '../../shell/popups/pane-dialog.js';
import { linksTexts } from '../../texts/en/page-design.js';
import { useLastMoment, type EditingPopup } from '../draft/use-last-moment.js';
import { AnyLinkField } from './any-link-field.js';
import { focusField, LinkFields } from './link-fields.js';
import { shownIn } from './rows/link-rows.js';
import { NetworkChoice } from './network-choice.js';
import { hasNetwork, useLinkRows, type LinkRows, type NewLink } from './rows/use-link-rows.js';
import { anyLinkOf } from './any-link.js';
import styles from './social-links-dialog.module.css';

interface SocialLinksDialogProps extends EditingPopup<readonly NetworkLink[]> {
  readonly icons: PageIcons;
  /** Whether there is room for the preview beside it. */
  readonly isBeside: boolean;
  /** Adds a tile that leads to an address; undefined if the page can have no more. */
  readonly onAddTile: ((address: string) => void) | undefined;
}

/** The icons of a page. When they are changed elsewhere, such as by an undo, it begins anew with them. */
export function SocialLinksDialog({ icons, isBeside, onSave, ...dialog }: SocialLinksDialogProps): ReactNode {
  const links = networkLinksOf(icons);
  const [known, setKnown] = useState(links);
  const [beginnings, setBeginnings] = useState(0);
  // What shows it does not change while it is open. Otherwise, what was typed would be lost.
  const [isPane] = useState(isBeside);
  if (!isSameJson(known, links)) {
    setKnown(links);
    setBeginnings(beginnings + 1);
  }
  const save = useCallback(
    (changed: readonly NetworkLink[]) => {
      setKnown(networkLinksOf(iconsOf(changed)));
      onSave(changed);
    },
    [onSave],
  );
  return <LinksForm key={beginnings} {...dialog} {...{ links, isPane }} onSave={save} />;
}

interface LinksFormProps extends Omit<SocialLinksDialogProps, 'icons' | 'isBeside'> {
  readonly links: readonly NetworkLink[];
  readonly isPane: boolean;
}

/**
 * A row for each link of the page, in their order, below a field that takes any address, and after all networks a field for each of the ten kinds that the page has not (specification §5). Closing the
 * popup in any way saves all valid addresses. If an address is wrong, the popup stays open once and shows the error. Closing it again keeps the former link.
 */
function LinksForm({ links, isPane, onAddTile, ...popup }: LinksFormProps): ReactNode {
  const { open, onSave, onClose, onTouched, onLastMoment } = popup;
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const form = useLinkRows(links, onSave);
  const [kept, setKept] = useState('');
  const [announcement, announce] = useState('');
  const touch = () => onTouched(true);
  const any = useAnyLink(form, touch, announce);
  useLastMoment(open, any.saveNow, onLastMoment);

  /** Warns of all that would be lost at once: at a second Escape, the browser itself closes the popup. False if it stays open. `isWanted`: by the button that saves. */
  function close(isWanted = false): boolean {
    const isUnclear = any.warnOfText();
    const wrong = form.warnOfFault();
    setKept([isUnclear && linksTexts.notAdded, wrong !== null && linksTexts.closeAgain].filter(Boolean).join(' '));
    if (isUnclear) fields.current?.parentElement?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    else if (wrong !== null) focusField(fields.current, wrong.key);
    else {
      form.save(any.pending, isWanted);
      onClose();
      return true;
    }
    return false;
  }

  function choose(network: NetworkId) {
    touch();
    const key = form.add({ network, typed: '', ...(network === 'own' && { icon: 'link' as const }) });
    announce(linksTexts.added({ place: networkName(network) }));
    // It is there when it is shown.
    requestAnimationFrame(() => focusField(fields.current, key));
  }

  const count = form.rows.filter((row) => shownIn(row).trim() !== '').length;
  const shell = { title: linksTexts.title, open, isPane, onClose: () => close(), footer: <Footer formId={id} kept={kept} /> };
  return (
    <Shell {...shell} onSave={any.saveNow}>
      <AnyLinkField {...any.field} rows={form.rows} onAddTile={onAddTile && ((address) => (onAddTile(address), any.addedTile(address)))} />
      <form ref={fields} id={id} className={styles.fields} noValidate onSubmit={(event) => (event.preventDefault(), close(true))}>
        <LinkFields onTouched={touch} {...{ form, announce, count }}>
          {count < DESIGN_LIMITS.networkLinks && <NetworkChoice isUsed={(network) => hasNetwork(form.rows, network)} onChoose={choose} />}
        </LinkFields>
      </form>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </Shell>
  );
}

interface ShellProps extends ComponentProps<typeof PaneDialog> {
  readonly open: boolean;
  readonly isPane: boolean;
}

/** The popup beside the preview, or above everything. */
function Shell({ open, isPane, onSave, ...parts }: ShellProps): ReactNode {
  if (!isPane) return <Dialog open={open} width={680} {...parts} />;
  return open && <PaneDialog onSave={onSave} {...parts} />;
}

/** `kept`: why the popup stayed open. */
function Footer({ formId, kept }: { readonly formId: string; readonly kept: string }): ReactNode {
  return (
    <>
      <p className={styles.kept} role="alert">
        {kept}
      </p>
      <Button kind="ink" type="submit" form={formId}>
        {linksTexts.save}
      </Button>
    </>
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
