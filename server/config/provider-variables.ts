import { isIssuer } from '../addresses.rules.js';
import {
  GOOGLE,
  GOOGLE_VARIABLES,
  PROVIDER_ICONS,
  providerVariable,
  type ProviderFacts,
  type ProviderIcon,
} from '../accounts/providers/provider-facts.rules.js';

/** An OpenID Connect provider, as the configuration names it. */
export interface IdentityProviderSettings extends ProviderFacts {
  readonly clientId: string;
  readonly clientSecret: string;
  /** https, or http on this machine. It must be exactly the issuer that the provider uses, including a final slash. */
  readonly issuer: string;
  /** Whether an address that it has verified may join an account that exists here. */
  readonly trustsEmail: boolean;
}

type Given = Readonly<Record<string, string | undefined>>;
type Rule = (text: string) => boolean;

/** The rules of the variables of a provider. In a sentence, each follows the name of the variable. */
const rules: Readonly<Record<string, readonly [Rule, string]>> = {
  ISSUER: [isIssuer, 'must be an address that begins with https:// (or http:// on this machine itself) and has no query'],
  CLIENT_ID: [isSet, 'must be set, because OIDC_PROVIDERS has its name'],
  CLIENT_SECRET: [isSet, 'must be set, because OIDC_PROVIDERS has its name'],
  LABEL: [
    (text) => text === '' || /^[^\p{Cc}<>"]{1,40}$/u.test(text),
    'must have at most 40 characters, none of them < > " or a control character',
  ],
  ICON: [(text) => ['', 'none', ...PROVIDER_ICONS].includes(text), `must be one of ${PROVIDER_ICONS.join(', ')}, or none`],
  TRUST_EMAIL: [(text) => ['', 'on', 'off'].includes(text), 'must be on or off'],
};

const GOOGLE_DEFAULTS: Given = { ISSUER: 'https://accounts.google.com', TRUST_EMAIL: 'on' };
const OWN_LABELS: Given = { github: 'GitHub', gitlab: 'GitLab' };

/** Whether a text is a list of names for `OIDC_PROVIDERS`. */
export function areProviderNames(names: readonly string[]): boolean {
  return names.length <= 12 && new Set(names).size === names.length && names.every((name) => /^[a-z][a-z0-9]{0,19}$/.test(name));
}

/** The names of the variables of all providers. */
export function providerVariables(given: Given): string[] {
  return namesOf(given).flatMap((name) => Object.keys(rules).map((part) => providerVariable(name, part)));
}

/** The providers in their order, and a sentence for each variable that is wrong. The sentences do not have the values, which may be secret. */
export function readProviders(given: Given): { providers: readonly IdentityProviderSettings[]; faults: readonly string[] } {
  const providers = namesOf(given).map((name) => readProvider(name, given));
  return {
    providers: Object.freeze(providers),
    faults: namesOf(given)
      .flatMap((name) => faultsOf(name, given))
      .concat(doubleIssuers(providers), lockedOut(providers, given)),
  };
}

// Google stands first, as it did when it was the only one, unless the list says where it stands.
function namesOf(given: Given): string[] {
  const names = (given['OIDC_PROVIDERS'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => areProviderNames([name]));
  const hasGoogle = given['GOOGLE_CLIENT_ID'] !== undefined && given['GOOGLE_CLIENT_SECRET'] !== undefined;
  return hasGoogle && !names.includes(GOOGLE) ? [GOOGLE, ...names] : names;
}

function valueOf(name: string, part: string, given: Given): string {
  return given[providerVariable(name, part)] ?? (name === GOOGLE ? GOOGLE_DEFAULTS[part] : undefined) ?? '';
}

function readProvider(name: string, given: Given): IdentityProviderSettings {
  const [issuer = '', clientId = '', clientSecret = '', label, icon, trust] = Object.keys(rules).map((part) => valueOf(name, part, given));
  return Object.freeze({
    name,
    label: label || (OWN_LABELS[name] ?? name.charAt(0).toUpperCase() + name.slice(1)),
    icon: PROVIDER_ICONS.find((known): known is ProviderIcon => known === (icon || name)) ?? null,
    issuer,
    clientId,
    clientSecret,
    trustsEmail: trust === 'on',
  });
}

function faultsOf(name: string, given: Given): string[] {
  const wrong = Object.entries(rules).filter(([part, [isRight]]) => !isRight(valueOf(name, part, given)));
  // The rules of Google's variables say the same about them, unless only the list names Google.
  const own = wrong.filter(([part]) => name !== GOOGLE || GOOGLE_VARIABLES[part] === undefined || valueOf(name, part, given) === '');
  return own.map(([part, [, sentence]]) => `${providerVariable(name, part)} ${sentence}`);
}

// A person is known by the issuer and the subject, so two providers with one issuer would be the same one.
function doubleIssuers(providers: readonly IdentityProviderSettings[]): string[] {
  const hrefs = providers.map(({ issuer }) => (URL.canParse(issuer) ? new URL(issuer).href : ''));
  const double = providers.filter((_, at) => hrefs[at] !== '' && hrefs.indexOf(hrefs[at]!) < at);
  return double.map(({ name }) => `${providerVariable(name, 'ISSUER')} must differ from that of every other provider`);
}

// Nobody could sign in any more.
function lockedOut(providers: readonly IdentityProviderSettings[], given: Given): string[] {
  const isLocked = given['PASSWORD_SIGN_IN'] === 'off' && providers.length === 0;
  return isLocked ? ['PASSWORD_SIGN_IN must be on while OIDC_PROVIDERS and GOOGLE_CLIENT_ID name no provider'] : [];
}

function isSet(text: string): boolean {
  return text !== '';
}
