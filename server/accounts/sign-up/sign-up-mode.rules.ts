import type { EmailAddress } from '../email-address.rules.js';

/**
 * Who may sign up: everybody (`open`), everybody with an address at one of the domains, those who were invited (`invite`), or nobody (`closed`).
 * An invitation is accepted in every mode.
 */
export interface SignUpMode {
  readonly kind: 'open' | 'invite' | 'domains' | 'closed';
  /** Lower case, in their ASCII form. With `invite` and `closed`, they are those that come back with `domains`, and count for nothing until then. Empty with `open`. */
  readonly domains: readonly string[];
}

/** The mode, and where it comes from: the variable `SIGN_UP`, what an operator has chosen, or neither. */
export interface PresentSignUpMode {
  readonly mode: SignUpMode;
  readonly source: 'variable' | 'stored' | 'default';
}

/** How many domains a site can name. */
export const MOST_DOMAINS = 50;

export const OPEN: SignUpMode = { kind: 'open', domains: [] };
export const CLOSED: SignUpMode = { kind: 'closed', domains: [] };

/** What such a text is, after the name of the setting. */
export const SIGN_UP_RULE =
  'must be open, invite, closed, or domains: with up to 50 domains after it, separated by commas, as in domains:example.org,example.com';

/** How far each kind opens a site. Invitations are accepted in every mode. */
const OPENNESS: Readonly<Record<SignUpMode['kind'], number>> = { closed: 0, invite: 0, domains: 1, open: 2 };

const LONGEST_TEXT = 4000;
const PREFIX = 'domains:';
const DOMAIN = /^(?=.{3,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/;

/** Parses `open`, `invite`, `closed` or `domains:example.org,example.com`, and the second and third with such domains after them; null when it is none of these. */
export function parseSignUpMode(text: string): SignUpMode | null {
  if (text.length > LONGEST_TEXT) return null;
  const mode = text.trim().toLowerCase();
  if (mode === 'open' || mode === 'invite' || mode === 'closed') return { kind: mode, domains: [] };
  const [, kind, kept] = /^(invite|closed) (domains:.*)$/s.exec(mode) ?? [];
  const domains = parseDomains(kept ?? mode);
  return domains && { kind: (kind as 'invite' | 'closed' | undefined) ?? 'domains', domains };
}

function parseDomains(mode: string): string[] | null {
  if (!mode.startsWith(PREFIX)) return null;
  const domains = mode
    .slice(PREFIX.length)
    .split(',')
    .map((domain) => domain.trim());
  if (domains.length > MOST_DOMAINS || !domains.every((domain) => DOMAIN.test(domain))) return null;
  return [...new Set(domains)];
}

/** The text that `parseSignUpMode` takes. */
export function signUpModeText({ kind, domains }: SignUpMode): string {
  const named = `${PREFIX}${domains.join(',')}`;
  if (kind === 'domains') return named;
  return domains.length > 0 && kind !== 'open' ? `${kind} ${named}` : kind;
}

/** Another kind of mode, with the domains that the present one has or has kept: where domains are named, `open` is for these. */
export function withDomainsOf({ domains }: SignUpMode, kind: 'open' | 'invite' | 'closed'): SignUpMode {
  return { kind: kind === 'open' && domains.length > 0 ? 'domains' : kind, domains };
}

/** The next mode with what belongs to it: `invite` and `closed` keep the domains of the present mode where they name none. */
export function keepingDomains(present: SignUpMode, next: SignUpMode): SignUpMode {
  const keeps = (next.kind === 'invite' || next.kind === 'closed') && next.domains.length === 0;
  return keeps ? { kind: next.kind, domains: present.domains } : next;
}

/** Whether a site is open to more people without an invitation after a change of the mode. */
export function opensMore(from: SignUpMode, to: SignUpMode): boolean {
  return OPENNESS[to.kind] > OPENNESS[from.kind];
}

/** The domain of an address, in lower case. */
export function domainOf(email: EmailAddress): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether somebody with this address may sign up without an invitation. A subdomain is another domain. */
export function isOpenTo({ kind, domains }: SignUpMode, email: EmailAddress): boolean {
  return kind === 'open' || (kind === 'domains' && domains.includes(domainOf(email)));
}
