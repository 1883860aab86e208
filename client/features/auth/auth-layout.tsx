import { useEffect } from 'react';
import { Outlet } from 'react-router';
import art from '../../art/auth.svg';
import { site } from '../../api/site.js';
import { Logo } from '../../shell/navigation/logo.js';
import styles from './auth-layout.module.css';

/** The layout of sign-in and registration: a mosaic beside the form, or a band above it on a phone. */
export function AuthLayout() {
  useEffect(preloadBothScreens, []);
  return (
    <div className={styles.layout}>
      <img src={art} alt="" width="600" height="900" className={styles.art} />
      <div className={styles.side}>
        <Logo siteName={site().siteName} className={styles.logo} />
        <div className={styles.column}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}

/** Preloads both screens, because users often switch between them. A failed load is repeated when the screen is opened. */
function preloadBothScreens() {
  void Promise.allSettled([import('./login-page.js'), import('./register-page.js')]);
}
