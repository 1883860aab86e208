import { useRef, useState, type ReactNode } from 'react';
import { linkTarget } from '../../../server/pages/tile-kinds/link/link-tile.rules.js';
import { TextField } from '../../controls/fields/text-field.js';
import { tileDialogTexts } from '../../texts/en/tile-dialogs.js';
import { KindDialog, type UploadState } from './kind-dialog.js';

/** What a field says about a right text, below it. */
export interface FieldSentence {
  readonly good?: string;
  readonly hint?: string;
}

interface AddressDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  /** The address as it was typed. */
  readonly typed: string;
  readonly maxLength?: number;
  /** Whether the address cannot be saved. `refusal` says so as soon as the field was left. */
  readonly wrong: boolean;
  readonly refusal: string;
  /** A control below the refusal that mends it. */
  readonly mend?: ReactNode;
  /** What the field says about an address that can be saved. */
  readonly note: FieldSentence;
  readonly upload?: UploadState;
  /** A control at the end of its field, where nothing moves when it appears. */
  readonly end: ReactNode;
  readonly save: () => void;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
  /** Fields before the address. One of them has the focus first. */
  readonly before?: ReactNode;
  /** Fields after the address. */
  readonly children?: ReactNode;
}

/** The popup of a tile with one address, which usually is its first field. */
export function AddressDialog(props: AddressDialogProps) {
  const { open, title, label, hint, typed, maxLength, wrong, refusal, mend, note, upload, end, save, onType, onClose, before } = props;
  const field = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(typed !== '');
  const refused = left ? { error: refusal } : {};
  function showWrong() {
    setLeft(true);
    field.current?.focus();
  }
  return (
    <KindDialog open={open} title={title} wrong={wrong} save={save} onClose={onClose} onWrong={showWrong} upload={upload}>
      {before}
      <TextField
        ref={field}
        label={label}
        value={typed}
        inputMode="url"
        dir="ltr"
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...(before === undefined && { 'data-autofocus': '' })}
        end={end}
        hint={hint}
        {...(wrong ? refused : note)}
        onChange={(event) => onType(event.target.value)}
        // A pasted address is complete.
        onPaste={() => setLeft(true)}
        onBlur={() => setLeft(typed !== '')}
      />
      {wrong && left && mend && <div>{mend}</div>}
      {props.children}
    </KindDialog>
  );
}

/** What a press on a tile with this address does. */
export function whereTo(address: string): string {
  const place = linkTarget(address);
  const scheme = address.slice(0, address.indexOf(':')).toLowerCase();
  if (scheme === 'tel') return tileDialogTexts.calls({ place });
  return scheme === 'mailto' ? tileDialogTexts.writesTo({ place }) : tileDialogTexts.leadsTo({ place });
}
