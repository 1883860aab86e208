import { Logger } from '@nestjs/common';
import { IdentityProviders } from '../../accounts/providers/identity-providers.js';
import type { Config } from '../../config/config.js';
import type { SiteAddresses } from '../../site-addresses.js';
import { OpenidIdentityProvider } from './openid-identity-provider.js';

/** The providers of the configuration. None is asked for anything before somebody signs in there, so that none can prevent the start. */
export function identityProviders({ identityProviders: all }: Config, addresses: SiteAddresses): IdentityProviders {
  const log = new Logger('ProviderSignIn');
  const redirectUri = addresses.at('/login');
  const onFailure = (reason: string): void => log.warn(reason);
  return new IdentityProviders(all.map((settings) => new OpenidIdentityProvider({ settings, redirectUri, onFailure })));
}
