import { useState } from 'react';
import { Button } from '../../../controls/buttons/button.js';
import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { usernameTexts } from '../../../texts/en/personal.js';
import type * as ChangeUsername from './change-username-dialog.js';
import styles from './username-settings.module.css';

// Few people change it.
const dialogPart = lazyPart(() => import('./change-username-dialog.js'), { preloads: false });
const ChangeUsernameDialog = lazyComponent(dialogPart, (loaded: typeof ChangeUsername) => loaded.ChangeUsernameDialog);

/** The username, and the button that changes it. */
export function UsernameSettings({ username }: { readonly username: string }) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <p className={styles.yours}>
        {usernameTexts.yours} <strong className={styles.username}>{username}</strong>
      </p>
      <Button kind="line" onClick={() => setIsOpen(true)}>
        {usernameTexts.change}
      </Button>
      {isOpen !== undefined && <ChangeUsernameDialog open={isOpen} onClose={() => setIsOpen(false)} username={username} />}
    </>
  );
}
