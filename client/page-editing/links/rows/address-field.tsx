import { useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import undo from '../../../art/icons/lucide/undo-2.svg?raw';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { linksTexts } from '../../../texts/en/page-design.js';
import { faultText, type LinkFault } from '../link-faults.js';
import { shownIn, type LinkRow } from './link-rows.js';
import { exampleOf } from '../profile-addresses.js';

interface AddressFieldProps {
  readonly row: LinkRow;
  readonly name: string;
  readonly label: ReactNode;
  readonly className?: string | undefined;
  readonly fault: LinkFault | null;
  readonly onWrite: (typed: string) => void;
  readonly onLeave: () => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** The address of one icon. A control at its end clears it, and then puts back what was there. */
export function AddressField({ row, name, label, className, fault, onWrite, onLeave, onPaste }: AddressFieldProps): ReactNode {
  const { network } = row;
  const field = useRef<HTMLInputElement>(null);
  const [cleared, setCleared] = useState('');
  const shown = shownIn(row);
  /** Clears the field, and offers to take that back; or does so. */
  function swap() {
    setCleared(shown);
    onWrite(cleared);
    field.current?.focus();
  }
  const clear = <IconButton icon="x" label={linksTexts.clear({ place: name })} onClick={swap} />;
  const putBack = <IconButton icon={<IconDrawing svg={undo} />} label={linksTexts.putBack({ place: name })} onClick={swap} />;
  return (
    <TextField
      ref={field}
      name={network}
      data-link={row.key}
      label={label}
      className={className}
      value={shown}
      error={fault === null ? undefined : faultText(fault)}
      placeholder={exampleOf(network)}
      inputMode={INPUT_MODES[network] ?? 'url'}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => (onWrite(event.target.value), setCleared(''))}
      onPaste={onPaste}
      onBlur={onLeave}
      end={shown !== '' ? clear : cleared !== '' && putBack}
    />
  );
}

const INPUT_MODES: Readonly<Partial<Record<string, 'email' | 'tel'>>> = { mail: 'email', xmpp: 'email', phone: 'tel', sms: 'tel' };
