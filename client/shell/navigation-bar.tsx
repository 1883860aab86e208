import { useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { ButtonLink } from '../controls/button-link.js';
import { IconButton } from '../controls/icon-button.js';
import { Icon } from '../controls/icon.js';
import { Link } from '../controls/link-component.js';
import { leavingTexts, navigationTexts } from '../texts/en/shell.js';
import { Logo } from './logo.js';
import { currentOf, NavigationMenu, type Navigation } from './navigation-menu.js';
import styles from './navigation-bar.module.css';

interface NavigationBarProps extends Navigation {
  /** As wide as the window, for a screen that is. */
  wide?: boolean;
  /** What a screen adds to the bar. */
  actions?: ReactNode;
}

/**
 * Logo and links; below 900 px the links are behind a button. It knows neither the router nor Apollo, so that documents rendered on the
 * server can show it as well: what a link is made of comes from `LinkComponent`.
 */
export function NavigationBar(props: NavigationBarProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <div className={clsx(styles.inner, props.wide && styles.wide)}>
        <Logo siteName={props.siteName} />
        <nav aria-label={navigationTexts.main} className={styles.links}>
          {props.blog && <BarLink href="/blog" label={navigationTexts.blog} currentPath={props.currentPath} />}
          {props.signedIn ? <AccountLinks {...props} /> : <GuestLinks currentPath={props.currentPath} />}
        </nav>
        {props.actions}
        <IconButton
          icon="menu"
          label={navigationTexts.openMenu}
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          className={styles.menuButton}
          onClick={() => setMenuOpen(true)}
        />
      </div>
      {menuOpen && <NavigationMenu {...props} onClose={() => setMenuOpen(false)} />}
    </header>
  );
}

function GuestLinks({ currentPath }: { currentPath: string }) {
  return (
    <>
      <BarLink href="/guesteditor" label={navigationTexts.guestEditor} currentPath={currentPath} />
      <BarLink href="/login" label={navigationTexts.login} currentPath={currentPath} />
      <ButtonLink kind="line" href="/register" className={styles.door} aria-current={currentOf('/register', currentPath)}>
        {navigationTexts.register}
      </ButtonLink>
    </>
  );
}

function AccountLinks({ currentPath, myPagePath, onLogOut }: NavigationBarProps) {
  return (
    <>
      <BarLink href="/personal" label={navigationTexts.personal} currentPath={currentPath} />
      <BarLink href="/editor" label={navigationTexts.editor} currentPath={currentPath} />
      <button type="button" className={styles.link} onClick={onLogOut}>
        {navigationTexts.logOut}
      </button>
      <ButtonLink kind="line" href={myPagePath} leavingQuestion={leavingTexts.myPageQuestion} className={styles.door}>
        {navigationTexts.myPage}
        <Icon name="arrow-up-right" className={styles.arrow} />
      </ButtonLink>
    </>
  );
}

function BarLink({ href, label, currentPath }: { href: string; label: string; currentPath: string }) {
  return (
    <Link href={href} className={styles.link} aria-current={currentOf(href, currentPath)}>
      {/* The heavier copy keeps the width, so that the neighbours don't move when a link becomes the current one. */}
      <span className={styles.label} data-label={label}>
        {label}
      </span>
    </Link>
  );
}
