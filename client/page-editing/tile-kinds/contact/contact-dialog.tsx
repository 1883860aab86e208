import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import {
  CONTACT_LIMITS,
  isEmptyContact,
  type Contact,
  type ContactTile,
} from '../../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import { isMail, isTelephone } from '../../../../server/pages/tile-kinds/link-address.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { tileDialogTexts } from '../../../texts/en/tile-dialogs.js';
import { KindDialog } from '../kind-dialog.js';
import { BesideNameFields } from '../beside-name.js';
import { NameOnTile } from '../name-on-tile.js';
import type { TileEditorProps } from '../tile-kind-editing.js';
import { isDefaultName, nameOr, useTileCopy } from '../use-tile-copy.js';
import { AddressLines } from './address-lines.js';
import styles from './contact-dialog.module.css';

type Part = keyof Contact;

/** The parts that are shown on demand. */
const ON_DEMAND = ['telephone', 'mail', 'address'] as const satisfies readonly Part[];

/** The popup for a contact card. A part that is empty is a button, which shows its field. */
export function ContactDialog(props: TileEditorProps<ContactTile>) {
  const fields = useRef<HTMLDivElement>(null);
  const form = useContactForm(props, fields);
  const { copy, write, extend, shown } = form;
  return (
    <KindDialog
      open={props.open}
      title={tileDialogTexts.editContact}
      wrong={form.wrong.length > 0}
      save={form.save}
      onClose={props.onClose}
      onWrong={form.showWrong}
    >
      <div ref={fields} className={styles.parts}>
        <PartField form={form} part="name" data-autofocus="" />
        {shown.includes('telephone') && <PartField form={form} part="telephone" type="tel" dir="ltr" />}
        {shown.includes('mail') && <PartField form={form} part="mail" type="email" dir="ltr" autoCapitalize="none" />}
        {shown.includes('address') && (
          <AddressLines
            name="address"
            label={tileDialogTexts.contactParts.address}
            value={copy.contact.address}
            maxLength={CONTACT_LIMITS.address}
            onChange={(text) => form.change('address', text)}
          />
        )}
        <MoreParts parts={ON_DEMAND.filter((part) => !shown.includes(part))} onShow={form.show} />
      </div>
      <BesideNameFields tile={copy} onChange={extend}>
        <NameOnTile
          label={tileDialogTexts.onTheTile}
          hint={tileDialogTexts.contactHint}
          name={copy.name}
          placeholder={nameFor(props.tile, copy.contact)}
          onChange={(name) => write({ name })}
        />
      </BesideNameFields>
    </KindDialog>
  );
}

type ContactForm = ReturnType<typeof useContactForm>;

/** The copy that is edited, which of its parts have a field, and which of them are wrong. */
function useContactForm(props: TileEditorProps<ContactTile>, fields: RefObject<HTMLElement | null>) {
  const { copy, write, extend, save } = useTileCopy(props, finished, isWhole);
  const [shown, setShown] = useState<readonly Part[]>(() => ON_DEMAND.filter((part) => copy.contact[part] !== ''));
  const [left, setLeft] = useState<readonly Part[]>(shown);
  const [asked, setAsked] = useState<Part | null>(null);
  const wrong = wrongIn(copy);
  useEffect(() => {
    if (asked) fieldOf(fields.current, asked)?.focus();
  }, [asked, fields]);
  return {
    copy,
    write,
    extend,
    save,
    shown,
    left,
    wrong,
    change: (part: Part, text: string) => write({ contact: { ...copy.contact, [part]: text } }),
    leave: (part: Part) => setLeft((before) => [...before, part]),
    show: (part: Part) => {
      setShown([...shown, part]);
      setLeft(shown);
      setAsked(part);
    },
    showWrong: () => {
      setLeft(wrong);
      const [first] = wrong;
      if (first) fieldOf(fields.current, first)?.focus();
    },
  };
}

interface PartFieldProps extends FieldLook {
  readonly form: ContactForm;
  readonly part: Part;
}

function PartField({ form, part, ...look }: PartFieldProps) {
  const isMarked = form.left.includes(part) && form.wrong.includes(part);
  return (
    <TextField
      name={part}
      label={tileDialogTexts.contactParts[part]}
      value={form.copy.contact[part]}
      maxLength={CONTACT_LIMITS[part]}
      dir="auto"
      autoComplete="off"
      {...look}
      {...(isMarked && { error: faultOf(part) })}
      onChange={(event) => form.change(part, event.target.value)}
      // A message would move the button below the pointer away.
      onBlur={({ relatedTarget }) => relatedTarget instanceof HTMLButtonElement || form.leave(part)}
    />
  );
}

interface FieldLook {
  readonly type?: 'tel' | 'email';
  readonly dir?: 'ltr';
  readonly autoCapitalize?: 'none';
  readonly 'data-autofocus'?: '';
}

interface MorePartsProps {
  readonly parts: readonly Part[];
  readonly onShow: (part: Part) => void;
}

function MoreParts({ parts, onShow }: MorePartsProps): ReactNode {
  if (parts.length === 0) return null;
  return (
    <div className={styles.more}>
      {parts.map((part) => (
        <Button key={part} kind="line" icon="plus" onClick={() => onShow(part)}>
          {tileDialogTexts.contactParts[part]}
        </Button>
      ))}
    </div>
  );
}

function fieldOf(within: HTMLElement | null, part: Part): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[name="${part}"]`) ?? null;
}

function wrongIn({ contact }: ContactTile): readonly Part[] {
  return ON_DEMAND.filter((part) => !isRight(part, contact[part]));
}

function isWhole(copy: ContactTile): boolean {
  return wrongIn(copy).length === 0;
}

function isRight(part: Part, typed: string): boolean {
  const text = typed.trim();
  if (text === '') return true;
  if (part === 'telephone') return isTelephone(text);
  return part === 'mail' ? isMail(text) : true;
}

function faultOf(part: Part): string {
  return part === 'mail' ? tileDialogTexts.mailRefused : tileDialogTexts.telephoneRefused;
}

/** A new card says what visitors can do with it, because the name in it is often that of the page. */
function nameFor(tile: ContactTile, contact: Contact): string {
  return isDefaultName(tile.name) ? tileDialogTexts.contactName : contact.name;
}

/** A card that nobody has named gets a name. A wrong part is not saved. */
function finished(copy: ContactTile, tile: ContactTile): ContactTile {
  const { name: who, telephone, mail, address } = copy.contact;
  const kept = <P extends Part>(part: P, typed: string) => (isRight(part, typed) ? typed.trim() : tile.contact[part]);
  const contact: Contact = { name: who.trim(), telephone: kept('telephone', telephone), mail: kept('mail', mail), address: address.trim() };
  if (isEmptyContact(contact)) return { ...copy, contact, name: nameOr(copy.name, '', tile.name) };
  return { ...copy, contact, name: nameOr(copy.name, nameFor(tile, contact), tile.name) };
}
