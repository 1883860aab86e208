import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import type { SocialKind, SocialLinks } from '../../../server/pages/design/social-links.rules.js';
import { Button } from '../../controls/buttons/button.js';
import { TextField } from '../../controls/fields/text-field.js';
import { SOCIAL_PLACES } from '../../page-view/tiles/social-icons.js';
import { linksTexts } from '../../texts/en/page-design.js';
import { anyLinkOf, readAddress, type AnyLink } from './any-link.js';
import { faultText } from './fault-text.js';
import { NetworkMark } from './network-mark.js';
import styles from './any-link-field.module.css';

interface AnyLinkFieldProps {
  readonly typed: string;
  readonly links: SocialLinks;
  readonly onType: (typed: string) => void;
  readonly onAdd: (kind: SocialKind, link: string) => void;
  /** Adds a tile that leads to an address; undefined if the page can have no more. */
  readonly onAddTile: ((address: string) => void) | undefined;
  /** Whether a text that cannot be added is shown as wrong. */
  readonly isRefused: boolean;
  /** Called when the user wants to add what is wrong. */
  readonly onRefused: () => void;
}

/** A field for the address of any profile: it says which of the ten it is, and Add or Enter adds it. */
export function AnyLinkField({ typed, links, isRefused, onRefused, onType, onAdd, onAddTile }: AnyLinkFieldProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const found = anyLinkOf(typed);
  // The pressed button disappears.
  const focusField = () => form.current?.querySelector('input')?.focus();
  const add = (kind: SocialKind, link: string) => (onAdd(kind, link), focusField());
  const addTile = onAddTile && ((address: string) => (onAddTile(address), focusField()));
  function enter(event: FormEvent) {
    event.preventDefault();
    if (found.is === 'wrong') onRefused();
    else if (found.is === 'profile') add(found.kind, found.address);
    else form.current?.querySelector<HTMLElement>('[data-choice]')?.focus();
  }
  return (
    <form ref={form} className={styles.any} noValidate onSubmit={enter}>
      <TextField
        label={linksTexts.any}
        hint={linksTexts.anyHint}
        error={isRefused && found.is === 'wrong' ? faultText(found.fault) : undefined}
        value={typed}
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
      <Found {...{ found, links }} onAdd={add} onAddTile={addTile} />
    </form>
  );
}

/** What a screen reader says while an address is typed. It stays the same from letter to letter, so it is said once. */
function spokenOf(found: AnyLink): string {
  if (found.is === 'profile') return SOCIAL_PLACES[found.kind].label;
  if (found.is === 'name') return linksTexts.whose({ name: '@name' });
  return found.is === 'other' ? linksTexts.other : '';
}

interface FoundProps extends Pick<AnyLinkFieldProps, 'links' | 'onAdd' | 'onAddTile'> {
  readonly found: AnyLink;
}

function Found({ found, links, onAdd, onAddTile }: FoundProps): ReactNode {
  if (found.is === 'profile') return <Profile links={links} {...found} />;
  if (found.is === 'name') return <Places links={links} {...found} onAdd={onAdd} />;
  if (found.is === 'other') return <Other links={links} address={found.address} {...{ onAdd, onAddTile }} />;
  return null;
}

interface ProfileProps extends Pick<FoundProps, 'links'> {
  readonly kind: SocialKind;
  readonly address: string;
}

function Profile({ kind, address, links }: ProfileProps): ReactNode {
  const present = links[kind].trim();
  const isNew = present === '';
  return (
    <div className={styles.found}>
      <NetworkMark kind={kind} />
      <span className={styles.words}>
        <strong>{SOCIAL_PLACES[kind].label}</strong>
        <span className={styles.address} dir={isNew ? 'ltr' : undefined}>
          {isNew ? readAddress(address) : linksTexts.now({ address: readAddress(present) })}
        </span>
      </span>
      <Button kind="ink" type="submit" {...(isNew && { icon: 'plus' })}>
        {isNew ? linksTexts.add : linksTexts.replace}
      </Button>
    </div>
  );
}

interface PlacesProps extends Pick<FoundProps, 'links' | 'onAdd'> {
  readonly name: string;
  readonly kinds: readonly SocialKind[];
}

/** A name may be that of any network. Those that have an address already keep it. */
function Places({ name, kinds, links, onAdd }: PlacesProps): ReactNode {
  const id = useId();
  const free = kinds.filter((kind) => links[kind].trim() === '');
  return (
    <div className={styles.choice} role="group" aria-labelledby={id}>
      <p id={id}>{linksTexts.whose({ name })}</p>
      <div className={styles.places}>
        {free.map((kind) => (
          <Button
            key={kind}
            kind="line"
            aria-label={linksTexts.addPlace({ place: SOCIAL_PLACES[kind].label })}
            data-choice=""
            onClick={() => onAdd(kind, name)}
          >
            <NetworkMark kind={kind} />
            {SOCIAL_PLACES[kind].label}
          </Button>
        ))}
      </div>
    </div>
  );
}

type OtherProps = Pick<FoundProps, 'links' | 'onAdd' | 'onAddTile'> & { readonly address: string };

function Other({ address, links, onAdd, onAddTile }: OtherProps): ReactNode {
  return (
    <div className={styles.choice}>
      <p>{linksTexts.other}</p>
      <div className={styles.places}>
        {onAddTile && (
          <Button kind="ink" icon="plus" data-choice="" onClick={() => onAddTile(address)}>
            {linksTexts.addTile}
          </Button>
        )}
        {links.home.trim() === '' && (
          <Button kind="line" data-choice="" onClick={() => onAdd('home', address)}>
            {linksTexts.asWebsite}
          </Button>
        )}
      </div>
    </div>
  );
}
