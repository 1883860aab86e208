import { useId, type ReactNode } from 'react';
import { isWebAddress } from '../../../../server/pages/tile-kinds/tile-address.rules.js';
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
