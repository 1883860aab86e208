import { useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { ButtonLink } from '../../controls/buttons/button-link.js';
import { IconButton } from '../../controls/buttons/icon-button.js';
import { Icon } from '../../controls/buttons/icon.js';
import { Link } from '../../controls/buttons/link-component.js';
import { leavingTexts, navigationTexts } from '../../texts/en/shell.js';
import { Logo } from './logo.js';
import { currentOf, NavigationMenu, type Navigation } from './navigation-menu.js';
import { screens } from '../screens.js';
import styles from './navigation-bar.module.css';

interface NavigationBarProps extends Navigation {
  /** Whether the bar is as wide as the window. */
  wide?: boolean;
  /** The place for controls of the screen. */
  actions?: ReactNode;
}

/**
 * Logo and links. Below 900 px, a button opens the links. The bar uses neither the router nor Apollo, because documents that are rendered
 * on the server show it, too. `LinkComponent` decides which component the links are.
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

interface GuestBarProps {
  readonly site: { readonly siteName: string; readonly blog: boolean };
  readonly currentPath: string;
}

/** The bar of guests. It needs no session, and its links lead a signed-in user to the right screens, too. */
export function GuestBar({ site, currentPath }: GuestBarProps) {
  return (
    <NavigationBar
      siteName={site.siteName}
      blog={site.blog}
      currentPath={currentPath}
      signedIn={false}
      myPagePath={screens.genpage}
      onLogOut={() => undefined}
    />
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

function AccountLinks({ administers, currentPath, myPagePath, onLogOut }: NavigationBarProps) {
  return (
    <>
      <BarLink href="/personal" label={navigationTexts.personal} currentPath={currentPath} />
      <BarLink href="/editor" label={navigationTexts.editor} currentPath={currentPath} />
      {administers && <BarLink href="/admin" label={navigationTexts.admin} currentPath={currentPath} />}
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
      {/* The current link is bolder. A bold copy (`data-label`) reserves the width, so that the other links do not move. */}
      <span className={styles.label} data-label={label}>
        {label}
      </span>
    </Link>
  );
}
