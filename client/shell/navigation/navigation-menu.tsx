import { useRef, type MouseEvent } from 'react';
import { IconButton } from '../../controls/buttons/icon-button.js';
import { Icon, type IconName } from '../../controls/buttons/icon.js';
import { Link, type LinkProps } from '../../controls/buttons/link-component.js';
import { useModal } from '../../controls/dialogs/use-modal.js';
import { leavingTexts, navigationTexts } from '../../texts/en/shell.js';
import { Logo } from './logo.js';
import styles from './navigation-menu.module.css';

export interface Navigation {
  siteName: string;
  signedIn: boolean;
  /** Whether the account administers the site. */
  administers?: boolean;
  /** Whether the site has a blog. */
  blog: boolean;
  /** The current path. Its link is marked. */
  currentPath: string;
  /** The target of `My page`: the account's public page, or /genpage while its linkname is unknown in this browser. */
  myPagePath: string;
  onLogOut: () => void;
}

/** The value of `aria-current`: `page` for the link to the current page, `true` for the link to the list that contains it. */
export function currentOf(href: string, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page';
  return currentPath.startsWith(`${href}/`) ? 'true' : undefined;
}

/** The links on a small screen: a list that covers the screen. Escape, a press beside the links, or following a link closes it. */
export function NavigationMenu({ onClose, ...bar }: Navigation & { onClose: () => void }) {
  const menu = useRef<HTMLDialogElement>(null);
  useModal(menu);

  function closeUnlessButton(event: MouseEvent) {
    const target = event.target as Element;
    if (target.closest('a') || !target.closest('button')) onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Keys have Escape, which the browser handles, and the button that closes.
    <dialog
      ref={menu}
      className={styles.menu}
      aria-label={navigationTexts.main}
      // The close event comes late. By then, the dialog may be open again.
      onClose={() => {
        if (!menu.current?.open) onClose();
      }}
      onClick={closeUnlessButton}
    >
      <div className={styles.top}>
        <Logo siteName={bar.siteName} />
        <IconButton icon="x" label={navigationTexts.closeMenu} data-autofocus onClick={onClose} />
      </div>
      <nav aria-label={navigationTexts.main} className={styles.rows}>
        {bar.signedIn ? <AccountRows {...bar} onClose={onClose} /> : <GuestRows blog={bar.blog} currentPath={bar.currentPath} />}
      </nav>
    </dialog>
  );
}

function GuestRows({ blog, currentPath }: Pick<Navigation, 'blog' | 'currentPath'>) {
  return (
    <>
      <Row href="/guesteditor" label={navigationTexts.guestEditor} currentPath={currentPath} />
      <Row href="/register" label={navigationTexts.register} currentPath={currentPath} />
      <Row href="/login" label={navigationTexts.login} currentPath={currentPath} />
      {blog && <Row href="/blog" label={navigationTexts.blog} currentPath={currentPath} />}
    </>
  );
}

function AccountRows({ administers, blog, currentPath, myPagePath, onLogOut, onClose }: Navigation & { onClose: () => void }) {
  function logOut() {
    onClose();
    onLogOut();
  }
  return (
    <>
      <Row
        href={myPagePath}
        label={navigationTexts.myPage}
        currentPath={currentPath}
        icon="arrow-up-right"
        leavingQuestion={leavingTexts.myPageQuestion}
      />
      <Row href="/editor" label={navigationTexts.editor} currentPath={currentPath} />
      <Row href="/personal" label={navigationTexts.personal} currentPath={currentPath} />
      {administers && <Row href="/admin" label={navigationTexts.admin} currentPath={currentPath} />}
      {blog && <Row href="/blog" label={navigationTexts.blog} currentPath={currentPath} />}
      <button type="button" className={styles.row} onClick={logOut}>
        <span className={styles.label}>{navigationTexts.logOut}</span>
        <Icon name="log-out" className={styles.icon} />
      </button>
    </>
  );
}

interface RowProps extends LinkProps {
  label: string;
  currentPath: string;
  icon?: IconName;
}

function Row({ label, currentPath, icon = 'chevron-right', ...link }: RowProps) {
  return (
    <Link {...link} className={styles.row} aria-current={currentOf(link.href, currentPath)}>
      <span className={styles.label}>{label}</span>
      <Icon name={icon} className={styles.icon} />
    </Link>
  );
}
