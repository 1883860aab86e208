import { useContext, useEffect, useRef, useState, type RefObject, useId } from 'react';
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
import { OwnContactContext, type OwnContact } from '../own-contact.js';
import type { TileEditorProps } from '../tile-kind-editing.js';
import { isDefaultName, nameOr, useTileCopy } from '../use-tile-copy.js';
import styles from './contact-dialog.module.css';

type Part = keyof Contact;

/** The parts that can be wrong. */
const CHECKED = ['telephone', 'mail'] as const satisfies readonly Part[];

/** The popup for a contact card. What is on the card comes first, and then what is on the tile. The field of an empty address is shown on demand. */
export function ContactDialog(props: TileEditorProps<ContactTile>) {
  const fields = useRef<HTMLDivElement>(null);
  const form = useContactForm(props, fields);
  const { copy, write, extend } = form;
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
        <div className={styles.pair}>
          <PartField form={form} part="telephone" type="tel" dir="ltr" />
          <PartField form={form} part="mail" type="email" dir="ltr" autoCapitalize="none" />
        </div>
        <div className={styles.ways}>
          <FillIn form={form} fields={fields} />
          {!form.hasAddress && (
            <Button kind="line" size="small" icon="plus" onClick={form.askForAddress}>
              {tileDialogTexts.contactParts.address}
            </Button>
          )}
        </div>
        {form.hasAddress && (
          <AddressLines
            name="address"
            label={tileDialogTexts.contactParts.address}
            value={copy.contact.address}
            maxLength={CONTACT_LIMITS.address}
            onChange={(text) => form.change('address', text)}
          />
        )}
        <p className={styles.hint}>{tileDialogTexts.contactHint}</p>
      </div>
      <div className={styles.onTile}>
        <BesideNameFields tile={copy} onChange={extend}>
          <NameOnTile
            label={tileDialogTexts.onTheTile}
            name={copy.name}
            placeholder={nameFor(props.tile, copy.contact)}
            onChange={(name) => write({ name })}
          />
        </BesideNameFields>
      </div>
    </KindDialog>
  );
}

type ContactForm = ReturnType<typeof useContactForm>;

interface FillInProps {
  readonly form: ContactForm;
  readonly fields: RefObject<HTMLElement | null>;
}

/** Fills in what is known of the creator. It is no more than offered: whatever is on the card is public. */
function FillIn({ form: { copy, write }, fields }: FillInProps) {
  const ask = useContext(OwnContactContext);
  const [isAsking, setAsking] = useState(false);
  if (!ask || copy.contact.mail !== '') return null;
  async function fillIn(asked: OwnContact) {
    setAsking(true);
    const own = await asked();
    setAsking(false);
    if (!own) return;
    write(({ contact }) => ({ contact: { ...contact, name: contact.name || own.name, mail: contact.mail || own.mail } }));
    fieldOf(fields.current, 'mail')?.focus();
  }
  return (
    <Button kind="line" size="small" busy={isAsking} onClick={() => void fillIn(ask)}>
      {tileDialogTexts.fillInOwn}
    </Button>
  );
}

/** The copy that is edited, and which of its parts are wrong. */
function useContactForm(props: TileEditorProps<ContactTile>, fields: RefObject<HTMLElement | null>) {
  const { copy, write, extend, save } = useTileCopy(props, finished, isWhole);
  const [hadAddress] = useState(() => copy.contact.address !== '');
  const [left, setLeft] = useState<readonly Part[]>(() => CHECKED.filter((part) => copy.contact[part] !== ''));
  const [isAsked, setAsked] = useState(false);
  const wrong = wrongIn(copy);
  useEffect(() => {
    if (isAsked) fieldOf(fields.current, 'address')?.focus();
  }, [isAsked, fields]);
  return {
    copy,
    write,
    extend,
    save,
    hasAddress: hadAddress || isAsked,
    left,
    wrong,
    change: (part: Part, text: string) => write({ contact: { ...copy.contact, [part]: text } }),
    leave: (part: Part) => setLeft((before) => [...before, part]),
    askForAddress: () => {
      setLeft(CHECKED);
      setAsked(true);
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

function fieldOf(within: HTMLElement | null, part: Part): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[name="${part}"]`) ?? null;
}

function wrongIn({ contact }: ContactTile): readonly Part[] {
  return CHECKED.filter((part) => !isRight(part, contact[part]));
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

interface AddressLinesProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

/** A field for a postal address of several lines. */
function AddressLines({ name, label, value, maxLength, onChange }: AddressLinesProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        className={styles.lines}
        rows={3}
        value={value}
        maxLength={maxLength}
        dir="auto"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
