import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import type { NetworkLink } from '../../../server/pages/networks/network-links.rules.js';
import type { SocialKind } from '../../../server/pages/design/social-links.rules.js';
import { Button } from '../../controls/buttons/button.js';
import { TextField } from '../../controls/fields/text-field.js';
import { networkName, readAddress } from '../../page-view/networks/network-names.js';
import { linksTexts } from '../../texts/en/page-design.js';
import { anyLinkOf, type AnyLink } from './any-link.js';
import { faultText } from './link-faults.js';
import type { LinkRow } from './rows/link-rows.js';
import { NetworkMark } from './network-mark.js';
import { exampleOf } from './profile-addresses.js';
import { hasNetwork, type NewLink } from './rows/use-link-rows.js';
import styles from './any-link-field.module.css';

interface AnyLinkFieldProps {
  readonly typed: string;
  readonly rows: readonly LinkRow[];
  readonly onType: (typed: string) => void;
  readonly onAdd: (link: NewLink) => void;
  /** Adds a tile that leads to an address; undefined if the page can have no more. */
  readonly onAddTile: ((address: string) => void) | undefined;
  /** Whether a text that cannot be added is shown as wrong. */
  readonly isRefused: boolean;
  /** Called when the user wants to add what is wrong. */
  readonly onRefused: () => void;
}

/** A field for the address of any profile: it says of which network it is, and Add or Enter adds it. */
export function AnyLinkField({ typed, rows, isRefused, onRefused, onType, onAdd, onAddTile }: AnyLinkFieldProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const found = anyLinkOf(typed);
  // The pressed button disappears.
  const focusField = () => form.current?.querySelector('input')?.focus();
  const add = (link: NewLink) => (onAdd(link), focusField());
  const addTile = onAddTile && ((address: string) => (onAddTile(address), focusField()));
  function enter(event: FormEvent) {
    event.preventDefault();
    if (found.is === 'wrong') onRefused();
    else if (found.is === 'profile') add({ network: found.network, typed: found.address });
    else form.current?.querySelector<HTMLElement>('[data-choice]')?.focus();
  }
  return (
    <form ref={form} className={styles.any} noValidate onSubmit={enter}>
      <TextField
        label={linksTexts.any}
        hint={linksTexts.anyHint}
        error={isRefused && found.is === 'wrong' ? faultText(found.fault) : undefined}
        value={typed}
        placeholder={exampleOf('bluesky')}
        inputMode="url"
        enterKeyHint="done"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus=""
        onChange={(event) => onType(event.target.value)}
      />
      <p role="status" className="visually-hidden">
        {spokenOf(found)}
      </p>
      <Found {...{ found, rows }} onAdd={add} onAddTile={addTile} />
    </form>
  );
}

/** What a screen reader says while an address is typed. It stays the same from letter to letter, so it is said once. */
function spokenOf(found: AnyLink): string {
  if (found.is === 'profile') return networkName(found.network);
  if (found.is === 'name') return linksTexts.whose({ name: '@name' });
  return found.is === 'other' ? linksTexts.other : '';
}

interface FoundProps extends Pick<AnyLinkFieldProps, 'rows' | 'onAdd' | 'onAddTile'> {
  readonly found: AnyLink;
}

function Found({ found, rows, onAdd, onAddTile }: FoundProps): ReactNode {
  if (found.is === 'profile') return <Profile network={found.network} address={found.address} />;
  if (found.is === 'name') return <Places rows={rows} {...found} onAdd={onAdd} />;
  if (found.is === 'other') return <Other rows={rows} address={found.address} {...{ onAdd, onAddTile }} />;
  return null;
}

type ProfileProps = Pick<NetworkLink, 'network' | 'address'>;

function Profile({ network, address }: ProfileProps): ReactNode {
  return (
    <div className={styles.found}>
      <NetworkMark network={network} />
      <span className={styles.words}>
        <strong>{networkName(network)}</strong>
        <span className={styles.address} dir="ltr">
          {readAddress(address)}
        </span>
      </span>
      <Button kind="ink" type="submit" icon="plus">
        {linksTexts.add}
      </Button>
    </div>
  );
}

interface PlacesProps extends Pick<FoundProps, 'rows' | 'onAdd'> {
  readonly name: string;
  readonly kinds: readonly SocialKind[];
}

/** A name may be that of any network. Those that have an address already keep it. */
function Places({ name, kinds, rows, onAdd }: PlacesProps): ReactNode {
  const id = useId();
  const free = kinds.filter((kind) => !hasNetwork(rows, kind));
  return (
    <div className={styles.choice} role="group" aria-labelledby={id}>
      <p id={id}>{linksTexts.whose({ name })}</p>
      <div className={styles.places}>
        {free.map((kind) => (
          <Button
            key={kind}
            kind="line"
            aria-label={linksTexts.addPlace({ place: networkName(kind) })}
            data-choice=""
            onClick={() => onAdd({ network: kind, typed: name })}
          >
            <NetworkMark network={kind} />
            {networkName(kind)}
          </Button>
        ))}
      </div>
    </div>
  );
}

type OtherProps = Pick<FoundProps, 'rows' | 'onAdd' | 'onAddTile'> & { readonly address: string };

function Other({ address, rows, onAdd, onAddTile }: OtherProps): ReactNode {
  return (
    <div className={styles.choice}>
      <p>{linksTexts.other}</p>
      <div className={styles.places}>
        {onAddTile && (
          <Button kind="ink" icon="plus" data-choice="" onClick={() => onAddTile(address)}>
            {linksTexts.addTile}
          </Button>
        )}
        {!hasNetwork(rows, 'home') && (
          <Button kind="line" data-choice="" onClick={() => onAdd({ network: 'home', typed: address })}>
            {linksTexts.asWebsite}
          </Button>
        )}
      </div>
    </div>
  );
}
