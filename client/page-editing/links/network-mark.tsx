import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { SocialKind } from '../../../server/pages/design/social-links.rules.js';
import { SocialMark } from '../../page-view/tiles/social-icons.js';
import styles from './network-mark.module.css';

/** The drawing of a network, in the colour of the text beside it. */
export function NetworkMark({ kind, className }: { readonly kind: SocialKind; readonly className?: string | undefined }): ReactNode {
  return (
    <span className={clsx(styles.mark, className)}>
      <SocialMark kind={kind} />
    </span>
  );
}
