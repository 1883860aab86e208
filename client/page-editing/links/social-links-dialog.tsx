import { useCallback, useId, useMemo, useRef, useState, type ClipboardEvent, type FormEvent, type ReactNode } from 'react';
import undo from '../../art/icons/lucide/undo-2.svg?raw';
import { countSocialLinks, SOCIAL_KINDS, type SocialKind, type SocialLinks } from '../../../server/pages/design/social-links.rules.js';
import { Button } from '../../controls/buttons/button.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { IconButton } from '../../controls/buttons/icon-button.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { TextField } from '../../controls/fields/text-field.js';
import { SOCIAL_PLACES } from '../../page-view/tiles/social-icons.js';
import { editorTexts } from '../../texts/en/editor.js';
import { linksTexts } from '../../texts/en/page-design.js';
import { useLastMoment, type EditingPopup } from '../draft/use-last-moment.js';
import { anyLinkOf, readAddress } from './any-link.js';
import { AnyLinkField } from './any-link-field.js';
import { faultText } from './fault-text.js';
import { NetworkMark } from './network-mark.js';
import { networkOf } from './social-profiles.js';
import { useLinksForm, type LinksForm } from './use-links-form.js';
import styles from './social-links-dialog.module.css';

interface SocialLinksDialogProps extends EditingPopup<SocialLinks> {
  readonly links: SocialLinks;
  /** Adds a tile that leads to an address; undefined if the page can have no more. */
  readonly onAddTile: ((address: string) => void) | undefined;
}

/**
 * One address for each of the ten kinds (specification §5), below a field that takes any of them. Closing the popup in any way saves all valid
 * addresses. If an address is wrong, the popup stays open once and shows the error. Closing it again keeps the former link.
 */
export function SocialLinksDialog({ links, onAddTile, ...popup }: SocialLinksDialogProps): ReactNode {
  const { open, onSave, onClose, onTouched, onLastMoment } = popup;
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const form = useLinksForm(links, onSave);
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
    if (wrong !== null) return fieldOf(fields.current, wrong)?.focus();
    form.save(any.pending);
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title={linksTexts.title} footer={<Footer formId={id} kept={kept} />}>
      <AnyLinkField
        {...any.field}
        links={form.shown}
        onAddTile={onAddTile && ((address) => (onAddTile(address), any.addedTile(address)))}
      />
      <form ref={fields} id={id} className={styles.fields} noValidate onSubmit={close}>
        <LinkFields placed={any.placed} onTouched={touch} {...{ form, announce }} />
      </form>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <p className={styles.hint}>
        {linksTexts.hint({ count: editorTexts.linkCount({ used: countSocialLinks(form.shown), total: SOCIAL_KINDS.length }) })}
      </p>
    </Dialog>
  );
}

/**
 * The field for any profile. Closing the popup adds the address that stands in it, one that is none of the ten as the website. If its place
 * is not free, or the text is no address, closing asks once.
 */
function useAnyLink(form: LinksForm, onTouched: () => void, announce: (text: string) => void) {
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [warned, setWarned] = useState(false);
  const [placed, setPlaced] = useState(() => SOCIAL_KINDS.filter((kind) => form.shown[kind].trim() !== ''));
  const found = anyLinkOf(typed);
  const wanted = found.is === 'profile' ? found.kind : found.is === 'other' ? 'home' : null;
  const free = wanted !== null && form.shown[wanted].trim() === '' ? wanted : null;
  const pending = useMemo(() => (free === null ? {} : { [free]: typed }), [free, typed]);
  const { save } = form;
  // The popup may still be used afterwards: an address that is saved has left this field for its own.
  const saveNow = useCallback(() => {
    save(pending);
    if (free === null) return;
    setTyped('');
    setPlaced((former) => [...former, free]);
  }, [save, pending, free]);
  function write(text: string) {
    setTyped(text);
    setRefused(false);
    setWarned(false);
    onTouched();
  }
  function add(kind: SocialKind, link: string) {
    form.set(kind, link);
    setPlaced([...placed, kind]);
    write('');
    announce(linksTexts.added({ place: SOCIAL_PLACES[kind].label }));
  }
  return {
    placed,
    field: { typed, isRefused, onType: write, onAdd: add, onRefused: () => setRefused(true) },
    pending,
    saveNow,
    addedTile: (address: string) => (write(''), announce(linksTexts.tileAdded({ place: readAddress(address) }))),
    warnOfText: () => {
      if (warned || free !== null || found.is === 'nothing') return false;
      setRefused(true);
      setWarned(true);
      return true;
    },
  };
}

interface LinkFieldsProps {
  readonly form: LinksForm;
  /** The kinds that have an address since the popup was opened, or have got one from the field for any profile. */
  readonly placed: readonly SocialKind[];
  readonly onTouched: () => void;
  readonly announce: (text: string) => void;
}

/** The ten fields: first those of the links that the page has. */
function LinkFields({ form, placed, onTouched, announce }: LinkFieldsProps): ReactNode {
  /** An address that is pasted into the field of another network goes to its own field, unless that one is in use. */
  function paste(into: SocialKind, event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain').trim();
    const network = networkOf(text);
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === value.length;
    if (network === null || network === into || !isWhole || form.shown[network] !== '') return;
    event.preventDefault();
    form.write(network, text);
    onTouched();
    announce(linksTexts.found({ place: SOCIAL_PLACES[network].label }));
    fieldOf(event.currentTarget.form, network)?.focus();
  }
  const [set, left] = [SOCIAL_KINDS.filter((kind) => placed.includes(kind)), SOCIAL_KINDS.filter((kind) => !placed.includes(kind))];
  const group = (kinds: readonly SocialKind[]) =>
    kinds.map((kind) => <LinkField key={kind} kind={kind} form={form} onTouched={onTouched} onPaste={(event) => paste(kind, event)} />);
  return (
    <>
      {set.length > 0 && <h3 className={styles.group}>{linksTexts.onPage}</h3>}
      {group(set)}
      {set.length > 0 && left.length > 0 && <h3 className={styles.group}>{linksTexts.left}</h3>}
      {group(left)}
    </>
  );
}

interface LinkFieldProps {
  readonly kind: SocialKind;
  readonly form: LinksForm;
  readonly onTouched: () => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

function LinkField({ kind, form, onTouched, onPaste }: LinkFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const fault = form.faultOf(kind);
  const [cleared, setCleared] = useState('');
  const place = SOCIAL_PLACES[kind].label;
  const isEmpty = form.shown[kind] === '';
  function write(link: string) {
    form.write(kind, link);
    onTouched();
  }
  /** Clears the field, and offers to take that back; or does so. */
  function swap() {
    setCleared(form.shown[kind]);
    write(cleared);
    field.current?.focus();
  }
  return (
    <TextField
      ref={field}
      name={kind}
      label={<FieldLabel kind={kind} />}
      className={styles.field}
      value={form.shown[kind]}
      error={fault === null ? undefined : faultText(fault)}
      placeholder={linksTexts.example[kind]}
      inputMode="url"
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => (write(event.target.value), setCleared(''))}
      onPaste={onPaste}
      onBlur={() => form.leave(kind)}
      end={
        isEmpty ? (
          cleared !== '' && <IconButton icon={<IconDrawing svg={undo} />} label={linksTexts.putBack({ place })} onClick={swap} />
        ) : (
          <IconButton icon="x" label={linksTexts.clear({ place })} onClick={swap} />
        )
      }
    />
  );
}

function FieldLabel({ kind }: { readonly kind: SocialKind }): ReactNode {
  return (
    <>
      <NetworkMark kind={kind} className={styles.mark} />
      <span className={styles.place}>{SOCIAL_PLACES[kind].label}</span>
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

function fieldOf(form: HTMLFormElement | null, kind: SocialKind): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[name="${kind}"]`) ?? null;
}
