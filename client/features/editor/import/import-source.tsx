import { useEffect, useRef, useState, type FormEvent } from 'react';
import arrowLeft from '../../../art/icons/lucide/arrow-left.svg?raw';
import type { StartImportInput } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { importTexts as texts } from '../../../texts/en/importing.js';
import styles from './import-screen.module.css';
import { PageFile, type OwnPictures } from './page-file.js';
import type { PageImporting } from './use-page-import.js';

/** Some of what is read, by the names of the services. */
const SERVICES = ['Linktree', 'LinkStack', 'LittleLink', 'LinkBreeze', 'link.me', 'Carrd'];

interface ImportSourceProps {
  readonly importing: PageImporting;
  readonly onBack: () => void;
}

/** Asks where the page is: at an address, or in a file. */
export function ImportSource({ importing: { isStarting, problem, start }, onBack }: ImportSourceProps) {
  const begin = (input: StartImportInput, own?: OwnPictures) => (isStarting ? undefined : void start(input, own));
  return (
    <div className={styles.source}>
      <AddressForm isStarting={isStarting} onRead={(address) => begin({ address })} />
      <ul className={styles.services}>
        {SERVICES.map((service) => (
          <li key={service}>{service}</li>
        ))}
        <li>{texts.anyPage}</li>
      </ul>
      {problem !== undefined && <FieldNote id="import-problem" error={problem} />}
      <PageFile onRead={(file, own) => begin({ file }, own)} />
      <div>
        <Button kind="quiet" onClick={onBack}>
          <IconDrawing svg={arrowLeft} isDirected />
          {texts.starters}
        </Button>
      </div>
    </div>
  );
}

function AddressForm({ isStarting, onRead }: { readonly isStarting: boolean; readonly onRead: (address: string) => void }) {
  const [address, setAddress] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isEmpty = address.trim() === '';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function read(event: FormEvent) {
    event.preventDefault();
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else onRead(address);
  }

  return (
    <form className={styles.address} onSubmit={read} noValidate>
      <TextField
        ref={field}
        label={texts.address}
        hint={texts.addressHint}
        {...(isMissing && isEmpty && { error: texts.addressMissing })}
        value={address}
        inputMode="url"
        dir="ltr"
        autoComplete="url"
        autoCapitalize="off"
        spellCheck={false}
        required
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button kind="ink" type="submit" busy={isStarting} className={styles.read}>
        {texts.read}
      </Button>
    </form>
  );
}
