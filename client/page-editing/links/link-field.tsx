import { useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import tag from '../../art/icons/lucide/tag.svg?raw';
import undo from '../../art/icons/lucide/undo-2.svg?raw';
import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { EMBLEM_ICONS } from '../../../server/pages/tile-kinds/emblem-icons.rules.js';
import { IconButton } from '../../controls/buttons/icon-button.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { TextField } from '../../controls/fields/text-field.js';
import { EmblemDrawing } from '../../page-view/appearance/emblem-drawing.js';
import { linksTexts, styleTexts } from '../../texts/en/page-design.js';
import { SignGrid } from '../emblems/sign-grid.js';
import { faultText, type LinkFault } from './link-faults.js';
import { shownIn, type LinkRow } from './link-rows.js';
import { NetworkMark } from './network-mark.js';
import { exampleOf } from './profile-addresses.js';
import styles from './social-links-dialog.module.css';

interface LinkFieldProps {
  readonly row: LinkRow;
  readonly name: string;
  readonly fault: LinkFault | null;
  readonly onWrite: (typed: string) => void;
  readonly onChange: (part: Partial<Pick<LinkRow, 'label' | 'icon'>>) => void;
  readonly onLeave: () => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

const ICONS = EMBLEM_ICONS.map((value) => ({ value, words: styleTexts.icons[value] }));

/** The address of one icon, and, for one of the page, its label. */
export function LinkField({ row, name, fault, onWrite, onChange, onLeave, onPaste }: LinkFieldProps): ReactNode {
  const { network, icon, label, isPlaced } = row;
  const [isLabelling, setLabelling] = useState(label !== '' || network === 'own');
  const labelField = useRef<HTMLInputElement>(null);
  /** The pressed button disappears. */
  function addLabel() {
    flushSync(() => setLabelling(true));
    labelField.current?.focus();
  }
  return (
    <div className={styles.link}>
      <AddressField {...{ row, name, fault, onWrite, onLeave, onPaste }}>
        {isPlaced && !isLabelling && (
          <IconButton icon={<IconDrawing svg={tag} />} label={linksTexts.addLabel({ place: name })} onClick={addLabel} />
        )}
      </AddressField>
      {isPlaced && isLabelling && (
        <TextField
          ref={labelField}
          label={linksTexts.label}
          aria-label={linksTexts.addLabel({ place: name })}
          className={styles.label}
          value={label}
          maxLength={DESIGN_LIMITS.networkLabelLength}
          dir="auto"
          autoComplete="off"
          onChange={({ target }) => onChange({ label: target.value })}
        />
      )}
      {network === 'own' && (
        <SignGrid
          label={linksTexts.icon}
          cells={ICONS}
          chosen={icon}
          draw={(one) => <EmblemDrawing icon={one} />}
          onChoose={(one) => onChange({ icon: one })}
        />
      )}
    </div>
  );
}

type AddressFieldProps = Omit<LinkFieldProps, 'onChange'> & { readonly children: ReactNode };

/** `children`: a control at its end. */
function AddressField({ row, name, fault, onWrite, onLeave, onPaste, children }: AddressFieldProps): ReactNode {
  const { network, icon } = row;
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
      label={
        <>
          <NetworkMark network={network} icon={icon} className={styles.mark} />
          <span className={styles.place}>{name}</span>
        </>
      }
      className={styles.field}
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
      end={
        <>
          {children}
          {shown !== '' ? clear : cleared !== '' && putBack}
        </>
      }
    />
  );
}

const INPUT_MODES: Readonly<Partial<Record<string, 'email' | 'tel'>>> = { mail: 'email', phone: 'tel' };
