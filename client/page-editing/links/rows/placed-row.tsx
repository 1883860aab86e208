import { clsx } from 'clsx';
import { type ClipboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import badge from '../../../art/icons/lucide/badge-check.svg?raw';
import check from '../../../art/icons/lucide/check.svg?raw';
import tag from '../../../art/icons/lucide/tag.svg?raw';
import { DESIGN_LIMITS } from '../../../../server/pages/design/page-design.rules.js';
import { inOneLine } from '../../../../server/pages/design/field-parsing.rules.js';
import { saysMe } from '../../../../server/pages/networks/network-links.rules.js';
import type { LinkBack } from '../../../../server/pages/link-previews/link-back.rules.js';
import { EMBLEM_ICONS } from '../../../../server/pages/tile-kinds/emblem-icons.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { EmblemDrawing } from '../../../page-view/appearance/emblem-drawing.js';
import { networkName, readAddress } from '../../../page-view/networks/network-names.js';
import { RowMenu } from '../../../shell/popups/row-menu.js';
import { linksTexts as texts, styleTexts } from '../../../texts/en/page-design.js';
import { SignGrid } from '../../emblems/sign-grid.js';
import { AddressField } from './address-field.js';
import type { LinkFault } from '../link-faults.js';
import { addressOf, shownIn, type LinkRow, type OpenedField } from './link-rows.js';
import { NetworkMark } from '../network-mark.js';
import type { RowChange } from './use-link-rows.js';
import styles from './placed-row.module.css';

interface PlacedRowProps {
  readonly row: LinkRow;
  /** What it is called, which tells it from all others. */
  readonly name: string;
  readonly fault: LinkFault | null;
  /** Whether its profile links back; undefined for nothing to say. */
  readonly back: LinkBack | undefined;
  readonly onWrite: (typed: string) => void;
  readonly onChange: (part: RowChange) => void;
  readonly onRemove: () => void;
  readonly onPutBack: () => void;
  readonly onLeave: () => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** A link of the page: what it is, where it leads, and whether that links back. Its fields are shown when somebody wants to edit it, or has to. */
export function PlacedRow(props: PlacedRowProps): ReactNode {
  const { row, name, fault, back, onPutBack } = props;
  const { network, icon, key } = row;
  const isGone = shownIn(row) === '' && row.opened === undefined && row.removed !== undefined;
  return (
    <div className={styles.link} data-place={key}>
      <div className={clsx(styles.line, isGone && styles.gone)}>
        <NetworkMark network={network} icon={icon} className={styles.mark} />
        <Words row={row} name={name} isGone={isGone} />
        {back && !isGone && <LinkBackMark back={back} />}
        {isGone ? (
          <Button
            kind="line"
            size="small"
            data-put-back=""
            aria-label={texts.putBack({ place: name })}
            onClick={() => (flushSync(onPutBack), focusIn(key, MENU))}
          >
            {texts.putBackShort}
          </Button>
        ) : (
          <LinkMenu {...props} />
        )}
      </div>
      {(row.opened !== undefined || fault !== null) && <Fields {...props} />}
    </div>
  );
}

function Words({ row, name, isGone }: Pick<PlacedRowProps, 'row' | 'name'> & { readonly isGone: boolean }): ReactNode {
  const label = inOneLine(row.label);
  const place = row.network === 'own' ? texts.own : networkName(row.network);
  return (
    <div className={styles.words}>
      <p className={clsx(styles.name, label !== '' && styles.labelled)}>
        <strong>{label === '' && row.network !== 'own' ? name : place}</strong>
        {label !== '' && (
          <span>
            <span className={styles.comma}>, </span>
            <bdi>{label}</bdi>
          </span>
        )}
      </p>
      <p className={styles.address}>{isGone ? texts.removedRow : <bdi dir="ltr">{readAddress(addressOf(row))}</bdi>}</p>
    </div>
  );
}

function LinkBackMark({ back }: { readonly back: LinkBack }): ReactNode {
  return (
    <p className={clsx(styles.back, back === 'linked' && styles.linked)}>
      {back === 'linked' ? <IconDrawing svg={badge} /> : <Quad tone={back === 'notLinked' ? 'gold' : 'grey'} className={styles.quad} />}
      {texts.backs[back]}
    </p>
  );
}

function LinkMenu({ row, name, onChange, onRemove }: PlacedRowProps): ReactNode {
  const { key } = row;
  const isMe = row.isMe !== false;
  function open(opened: OpenedField) {
    flushSync(() => onChange({ opened }));
    focusIn(key, opened === 'label' ? '[data-label]' : '[data-link]');
  }
  function remove() {
    flushSync(onRemove);
    // A row that had nothing is gone.
    if (!focusIn(key, '[data-put-back]')) document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus();
  }
  return (
    <RowMenu label={texts.more({ place: name })}>
      {(close) => (
        <>
          <button type="button" data-first="" onClick={() => (close(), open('address'))}>
            <Icon name="pencil" />
            {texts.edit}
          </button>
          <button type="button" onClick={() => (close(), open('label'))}>
            <IconDrawing svg={tag} />
            {texts.label}
          </button>
          {saysMe({ address: addressOf(row) }) && (
            <button type="button" aria-pressed={isMe} onClick={() => (close(), onChange({ isMe: isMe ? false : undefined }))}>
              <IconDrawing svg={badge} />
              <span className={styles.choice}>{texts.verified}</span>
              {isMe && <IconDrawing svg={check} />}
            </button>
          )}
          <button type="button" data-danger="" data-rule="" onClick={() => (close(), remove())}>
            <Icon name="trash" />
            {texts.remove}
          </button>
        </>
      )}
    </RowMenu>
  );
}

const ICONS = EMBLEM_ICONS.map((value) => ({ value, words: styleTexts.icons[value] }));

/** What is wrong is shown even when nobody has opened its field. */
function Fields({ row, name, fault, onWrite, onChange, onLeave, onPaste }: PlacedRowProps): ReactNode {
  const { key, network, icon, label, opened } = row;
  const hasAddress = opened === 'address' || fault !== null;
  function done() {
    onLeave();
    flushSync(() => onChange({ opened: undefined }));
    // What is wrong keeps its field.
    if (!focusIn(key, '[data-link]')) focusIn(key, MENU);
  }
  return (
    <div className={styles.fields}>
      {hasAddress && (
        <AddressField label={<span className="visually-hidden">{name}</span>} {...{ row, name, fault, onWrite, onLeave, onPaste }} />
      )}
      {(opened === 'label' || network === 'own') && (
        <TextField
          label={texts.label}
          aria-label={texts.addLabel({ place: name })}
          data-label=""
          value={label}
          maxLength={DESIGN_LIMITS.networkLabelLength}
          dir="auto"
          autoComplete="off"
          onChange={({ target }) => onChange({ label: target.value })}
        />
      )}
      {network === 'own' && opened === 'address' && (
        <SignGrid
          label={texts.icon}
          cells={ICONS}
          chosen={icon}
          draw={(one) => <EmblemDrawing icon={one} />}
          onChoose={(one) => onChange({ icon: one })}
        />
      )}
      {opened !== undefined && shownIn(row).trim() !== '' && (
        <Button kind="line" size="small" aria-label={texts.doneWith({ place: name })} onClick={done}>
          {texts.done}
        </Button>
      )}
    </div>
  );
}

const MENU = '[aria-haspopup]';

/** False if the row has nothing like that. */
function focusIn(key: string, selector: string): boolean {
  const found = document.querySelector<HTMLElement>(`[data-place="${key}"] ${selector}`);
  found?.focus();
  return found !== null;
}
