import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { NetworkLink } from '../../../server/pages/networks/network-links.rules.js';
import { NetworkMark as Mark } from '../../page-view/networks/network-icons.js';
import styles from './network-mark.module.css';

/** The drawing of a network, in the colour of the text beside it. */
export function NetworkMark({
  className,
  ...link
}: Pick<NetworkLink, 'network' | 'icon'> & { readonly className?: string | undefined }): ReactNode {
  return (
    <span className={clsx(styles.mark, className)}>
      <Mark {...link} />
    </span>
  );
}
