import { Logger, type Provider } from '@nestjs/common';
import { SiteAddresses } from '../site-addresses.js';
import { DataSource } from 'typeorm';
import { AccessTokenStore } from '../accounts/access-tokens/ports/access-token-store.port.js';
import { CallCredential } from '../accounts/sessions/call-credential.js';
import { AccountStore } from '../accounts/ports/account-store.port.js';
import { SecondFactorStore } from '../accounts/second-factor/ports/second-factor-store.port.js';
import { IdentityStore } from '../accounts/providers/ports/identity-store.port.js';
import { IdentityProviders } from '../accounts/providers/identity-providers.js';
import { OperatorStore } from '../accounts/ports/operator-store.port.js';
import { OneTimeTokenStore } from '../accounts/ports/one-time-token-store.port.js';
import { PasswordHasher } from '../accounts/ports/password-hasher.port.js';
import { RateLimits } from '../accounts/limits/ports/rate-limits.port.js';
import { SessionStore } from '../accounts/sessions/ports/session-store.port.js';
import { KnownDeviceStore } from '../accounts/sessions/ports/known-device-store.port.js';
import { SignInRequestStore } from '../accounts/providers/ports/sign-in-request-store.port.js';
import { InvitationStore } from '../accounts/sign-up/ports/invitation-store.port.js';
import { SiteSettings } from '../administration/ports/site-settings.port.js';
import { SignUpModes } from '../accounts/sign-up/ports/sign-up-modes.port.js';
import { EmailChangeStore } from '../accounts/email-change/ports/email-change-store.port.js';
import { AccountDirectory } from '../accounts/directory/ports/account-directory.port.js';
import { SuspensionStore } from '../accounts/suspension/ports/suspension-store.port.js';
import { CONFIG, type Config } from '../config/config.js';
import { identityProviders } from './openid/configured-identity-providers.js';
import { Argon2PasswordHasher } from './passwords/argon2-password-hasher.js';
import { PostgresRateLimits } from './postgres/accounts/postgres-rate-limits.js';
import { settingsOf, settingsOfVariables } from './settings/settings-in-use.js';
import { TypeormAccessTokenStore } from './postgres/accounts/typeorm-access-token-store.js';
import { TypeormAccountStore } from './postgres/accounts/typeorm-account-store.js';
import { TypeormOperatorStore } from './postgres/accounts/typeorm-operator-store.js';
import { TypeormSecondFactorStore } from './postgres/accounts/ways-in/typeorm-second-factor-store.js';
import { TypeormIdentityStore } from './postgres/accounts/typeorm-identity-store.js';
import { TypeormOneTimeTokenStore } from './postgres/accounts/typeorm-one-time-token-store.js';
import { TypeormSessionStore } from './postgres/accounts/typeorm-session-store.js';
import { TypeormSignInRequestStore } from './postgres/accounts/typeorm-sign-in-request-store.js';
import { TypeormEmailChangeStore } from './postgres/email-change/typeorm-email-change-store.js';
import { TypeormAccountDirectory } from './postgres/directory/typeorm-account-directory.js';
import { TypeormSuspensionStore } from './postgres/suspension/typeorm-suspension-store.js';
import { TypeormSiteSettings } from './postgres/settings/typeorm-site-settings.js';
import { TypeormInvitationStore } from './postgres/sign-up/typeorm-invitation-store.js';
import { TypeormSignUpModes } from './postgres/sign-up/typeorm-sign-up-modes.js';
import { TypeormKnownDeviceStore } from './postgres/accounts/ways-in/typeorm-known-device-store.js';
import { TypeormPasskeyStore } from './postgres/accounts/ways-in/typeorm-passkey-store.js';
import { SimplewebauthnVerifier } from './webauthn/simplewebauthn-verifier.js';
import { PasskeyStore } from '../accounts/passkeys/ports/passkey-store.port.js';
import { PasskeyVerifier } from '../accounts/passkeys/ports/passkey-verifier.port.js';
import { NoRateLimits } from './rate-limits/no-rate-limits.js';

/** The ports of accounts, sessions and ways to sign in. */
export const accountPorts = [
  AccountStore,
  OperatorStore,
  SuspensionStore,
  AccountDirectory,
  SessionStore,
  KnownDeviceStore,
  AccessTokenStore,
  OneTimeTokenStore,
  EmailChangeStore,
  SignInRequestStore,
  IdentityProviders,
  IdentityStore,
  SecondFactorStore,
  SiteSettings,
  SignUpModes,
  InvitationStore,
  PasskeyStore,
  PasskeyVerifier,
  PasswordHasher,
  RateLimits,
];

/** Connects each of them with its adapter; part of the module of all adapters. */
export const accountAdapters: Provider[] = [
  { provide: AccountStore, useClass: TypeormAccountStore },
  {
    provide: TypeormOperatorStore,
    inject: [CONFIG, DataSource, CallCredential],
    useFactory: ({ adminEmail }: Config, source: DataSource, credential: CallCredential) =>
      new TypeormOperatorStore(source, credential, adminEmail),
  },
  { provide: OperatorStore, useExisting: TypeormOperatorStore },
  { provide: SuspensionStore, useClass: TypeormSuspensionStore },
  { provide: AccountDirectory, useClass: TypeormAccountDirectory },
  { provide: SessionStore, useClass: TypeormSessionStore },
  { provide: KnownDeviceStore, useClass: TypeormKnownDeviceStore },
  { provide: AccessTokenStore, useClass: TypeormAccessTokenStore },
  { provide: OneTimeTokenStore, useClass: TypeormOneTimeTokenStore },
  { provide: EmailChangeStore, useClass: TypeormEmailChangeStore },
  { provide: SignInRequestStore, useClass: TypeormSignInRequestStore },
  { provide: IdentityStore, useClass: TypeormIdentityStore },
  { provide: SecondFactorStore, useClass: TypeormSecondFactorStore },
  { provide: IdentityProviders, inject: [CONFIG, SiteAddresses], useFactory: identityProviders },
  { provide: SiteSettings, inject: [CONFIG, DataSource], useFactory: siteSettings },
  {
    provide: SignUpModes,
    inject: [SiteSettings],
    useFactory: (settings: SiteSettings) => new TypeormSignUpModes(settings),
  },
  { provide: InvitationStore, useClass: TypeormInvitationStore },
  { provide: PasskeyStore, useClass: TypeormPasskeyStore },
  { provide: PasskeyVerifier, inject: [SiteAddresses], useFactory: (addresses: SiteAddresses) => new SimplewebauthnVerifier(addresses) },
  { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  { provide: RateLimits, inject: [CONFIG, DataSource], useFactory: rateLimits },
];

function siteSettings(config: Config, dataSource: DataSource): TypeormSiteSettings {
  return new TypeormSiteSettings(dataSource, settingsOf(config), settingsOfVariables(config));
}

function rateLimits({ rateLimits }: Config, dataSource: DataSource): RateLimits {
  if (rateLimits === 'on') return new PostgresRateLimits(dataSource);
  new Logger('RateLimits').warn('RATE_LIMITS=off: anybody can guess passwords without a limit. This is for load tests only.');
  return new NoRateLimits();
}
