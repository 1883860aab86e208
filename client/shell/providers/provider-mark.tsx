import type { SignInProvider } from '../../api/site.js';
import apple from '../../art/icons/simple-icons/apple.svg?raw';
import authentik from '../../art/icons/simple-icons/authentik.svg?raw';
import github from '../../art/icons/simple-icons/github.svg?raw';
import gitlab from '../../art/icons/simple-icons/gitlab.svg?raw';
import google from '../../art/icons/simple-icons/google.svg?raw';
import keycloak from '../../art/icons/simple-icons/keycloak.svg?raw';
import type { ProviderIcon } from '../../../server/accounts/providers/provider-facts.rules.js';
import styles from './provider-mark.module.css';

const drawings: Readonly<Record<ProviderIcon, string>> = { apple, authentik, github, gitlab, google, keycloak };

/** The icon of a provider, or its initial on a quad. Screen readers skip it, because the name stands beside it. */
export function ProviderMark({ provider: { icon, label } }: { provider: SignInProvider }) {
  if (icon === null) {
    return <span data-initial={[...label][0]?.toUpperCase()} className={styles.initial} />;
  }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.mark}>
      <path d={/ d="([^"]+)"/.exec(drawings[icon])?.[1]} />
    </svg>
  );
}
