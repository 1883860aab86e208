import { useId, useRef, useState, type ClipboardEvent, type FormEvent, type ReactNode } from 'react';
import { DESIGN_LIMITS } from '../../../server/pages/page-design.rules.js';
import {
  countSocialLinks,
  SOCIAL_KINDS,
  type SocialKind,
  type SocialLinkFault,
  type SocialLinks,
} from '../../../server/pages/social-links.rules.js';
import { Button } from '../../controls/button.js';
import { Dialog } from '../../controls/dialog.js';
import { IconButton } from '../../controls/icon-button.js';
import { TextField } from '../../controls/text-field.js';
import { SOCIAL_PLACES, SocialMark } from '../../page-view/social-icons.js';
import { editorTexts } from '../../texts/en/editor.js';
import { linksTexts } from '../../texts/en/page-design.js';
import { useLastMoment, type EditingPopup } from '../draft/use-last-moment.js';
import { networkOf } from './social-profiles.js';
import { useLinksForm, type LinksForm } from './use-links-form.js';
import styles from './social-links-dialog.module.css';

interface SocialLinksDialogProps extends EditingPopup<SocialLinks> {
  readonly links: SocialLinks;
}

/**
 * One address for each of the ten kinds (specification §5). Closing the popup in any way saves all valid addresses. If an address is wrong,
 * the popup stays open once and shows the error. Closing it again keeps the former link.
 */
export function SocialLinksDialog({ open, links, onSave, onClose, onTouched, onLastMoment }: SocialLinksDialogProps): ReactNode {
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const form = useLinksForm(links, onSave);
  const [kept, setKept] = useState(false);
  const [found, setFound] = useState<SocialKind | null>(null);
  useLastMoment(open, form.save, onLastMoment);

  function close(event?: FormEvent) {
    event?.preventDefault();
    const wrong = form.warnOfFault();
    setKept(wrong !== null);
    if (wrong !== null) return fieldOf(fields.current, wrong)?.focus();
    form.save();
    onClose();
  }

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
    setFound(network);
    fieldOf(fields.current, network)?.focus();
  }

  return (
    <Dialog open={open} onClose={close} title={linksTexts.title} footer={<Footer formId={id} kept={kept} />}>
      <form ref={fields} id={id} className={styles.fields} noValidate onSubmit={close}>
        {SOCIAL_KINDS.map((kind) => (
          <LinkField key={kind} kind={kind} form={form} onTouched={onTouched} onPaste={(event) => paste(kind, event)} />
        ))}
      </form>
      <p role="status" className="visually-hidden">
        {found && linksTexts.found({ place: SOCIAL_PLACES[found].label })}
      </p>
      <p className={styles.hint}>
        {linksTexts.hint({ count: editorTexts.linkCount({ used: countSocialLinks(form.shown), total: SOCIAL_KINDS.length }) })}
      </p>
    </Dialog>
  );
}

interface LinkFieldProps {
  readonly kind: SocialKind;
  readonly form: LinksForm;
  readonly onTouched: () => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

function faultText(fault: SocialLinkFault): string {
  return fault === 'too-long' ? linksTexts.tooLong({ limit: DESIGN_LIMITS.linkLength }) : linksTexts.faults[fault];
}

function LinkField({ kind, form, onTouched, onPaste }: LinkFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const fault = form.faultOf(kind);
  function write(link: string) {
    form.write(kind, link);
    onTouched();
  }
  function clear() {
    write('');
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
      data-autofocus={kind === SOCIAL_KINDS[0] ? '' : undefined}
      onChange={(event) => write(event.target.value)}
      onPaste={onPaste}
      onBlur={() => form.leave(kind)}
      end={
        form.shown[kind] !== '' && <IconButton icon="x" label={linksTexts.clear({ place: SOCIAL_PLACES[kind].label })} onClick={clear} />
      }
    />
  );
}

function FieldLabel({ kind }: { readonly kind: SocialKind }): ReactNode {
  return (
    <>
      <span className={styles.mark}>
        <SocialMark kind={kind} />
      </span>
      <span className={styles.place}>{SOCIAL_PLACES[kind].label}</span>
    </>
  );
}

/** `kept`: the popup stayed open because of a wrong address. */
function Footer({ formId, kept }: { readonly formId: string; readonly kept: boolean }): ReactNode {
  return (
    <>
      <p className={styles.kept} role="alert">
        {kept && linksTexts.closeAgain}
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
