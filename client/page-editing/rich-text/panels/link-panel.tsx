import { useState, type FormEvent } from 'react';
import type Quill from 'quill/core.js';
import { NOWHERE } from '../../../../server/pages/tile-kinds/text/tile-links.rules.js';
import link from '../../../art/icons/lucide/link.svg?raw';
import { Button } from '../../../controls/buttons/button.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { richTextTexts } from '../../../texts/en/rich-text.js';
import { linkAddress } from '../addresses.js';
import { ADDRESS_FIELD, ToolPanel } from './tool-panel.js';
import styles from './address-form.module.css';

interface LinkPanelProps {
  readonly quill: Quill;
  readonly value: unknown;
}

/** The panel that sets the link of the selection, or of the link at the caret. If nothing is selected, the address itself is inserted. */
export function LinkPanel({ quill, value }: LinkPanelProps) {
  const present = typeof value === 'string' ? value : '';
  return (
    <ToolPanel name="link" label={richTextTexts.link} svg={link} pressed={present !== ''} width={320}>
      {(close) => <LinkForm quill={quill} present={present} close={close} />}
    </ToolPanel>
  );
}

interface LinkFormProps {
  readonly quill: Quill;
  readonly present: string;
  readonly close: () => void;
}

function LinkForm({ quill, present, close }: LinkFormProps) {
  const [address, setAddress] = useState(present);
  const [error, setError] = useState<string>();

  function set(event: FormEvent) {
    event.preventDefault();
    const target = linkAddress(address);
    if (target === '' || target === NOWHERE) return setError(richTextTexts.linkRefused);
    close();
    writeLink(quill, target, present !== '');
  }

  return (
    <form className={styles.form} noValidate onSubmit={set}>
      <TextField
        label={richTextTexts.linkAddress}
        value={address}
        error={error}
        hint={richTextTexts.linkHint}
        {...ADDRESS_FIELD}
        onChange={(event) => setAddress(event.target.value)}
      />
      <div className={styles.buttons}>
        {present !== '' && <RemoveButton quill={quill} onPress={close} />}
        <Button kind="ink" type="submit">
          {richTextTexts.setLink}
        </Button>
      </div>
    </form>
  );
}

function RemoveButton({ quill, onPress }: { readonly quill: Quill; readonly onPress: () => void }) {
  function remove() {
    onPress();
    writeLink(quill, false, true);
  }
  return (
    <Button kind="quiet" onClick={remove}>
      {richTextTexts.removeLink}
    </Button>
  );
}

function writeLink(quill: Quill, target: string | false, isLink: boolean): void {
  const range = quill.getSelection(true);
  if (range.length > 0) return void quill.format('link', target, 'user');
  if (isLink) return formatWholeLink(quill, range.index, target);
  if (target === false) return;
  const text = target.replace(/^(mailto|tel):/, '');
  quill.insertText(range.index, text, { link: target }, 'user');
  quill.setSelection(range.index + text.length, 0, 'silent');
  quill.format('link', false, 'silent');
}

function formatWholeLink(quill: Quill, index: number, target: string | false): void {
  const isLinked = (at: number): boolean => at >= 0 && Boolean(quill.getFormat(at, 1).link);
  let start = index;
  let end = index;
  while (isLinked(start - 1)) start -= 1;
  while (end < quill.getLength() - 1 && isLinked(end)) end += 1;
  quill.formatText(start, end - start, 'link', target, 'user');
}
