import { useId, type MouseEvent, type ReactNode } from 'react';
import type { SocialKind } from '../../../../server/pages/design/social-links.rules.js';
import { kindsOfName, withProfileAddress } from '../../../../server/pages/networks/profile-names.rules.js';
import { isWebAddress } from '../../../../server/pages/tile-kinds/tile-address.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { networkName } from '../../../page-view/networks/network-names.js';
import { linksTexts } from '../../../texts/en/page-design.js';
import { tileDialogTexts } from '../../../texts/en/tile-dialogs.js';
import styles from './profile-choice.module.css';

interface ProfileChoiceProps {
  /** As it would be saved; nobody is at an address that is none of the web. */
  readonly address: string;
  readonly isMe: boolean;
  readonly onChange: (isMe: true | undefined) => void;
}

/** Whether the page says that its creator is where a tile leads. */
export function ProfileChoice({ address, isMe, onChange }: ProfileChoiceProps): ReactNode {
  const id = useId();
  if (!isWebAddress(address)) return null;
  return (
    <div>
      <label className={styles.choice}>
        <input type="checkbox" checked={isMe} aria-describedby={id} onChange={({ target }) => onChange(target.checked || undefined)} />
        {tileDialogTexts.profile}
      </label>
      <p id={id} className={styles.hint}>
        {tileDialogTexts.profileHint}
      </p>
    </div>
  );
}

interface PlacesOfNameProps {
  readonly name: string;
  readonly onChoose: (address: string) => void;
}

/** A name alone leads nowhere. Somebody who types one means a profile. */
export function PlacesOfName({ name, onChoose }: PlacesOfNameProps): ReactNode {
  const id = useId();
  const kinds = kindsOfName(name);
  if (kinds.length === 0) return null;
  function choose(kind: SocialKind, { currentTarget }: MouseEvent) {
    onChoose(withProfileAddress(kind, name));
    // The pressed button disappears.
    currentTarget.closest('form')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }
  return (
    <div className={styles.places} role="group" aria-labelledby={id}>
      <p id={id}>{linksTexts.whose({ name })}</p>
      {kinds.map((kind) => (
        <Button key={kind} kind="line" size="small" onClick={(event) => choose(kind, event)}>
          {networkName(kind)}
        </Button>
      ))}
    </div>
  );
}
