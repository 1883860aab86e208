import { parseEmailAddress } from '../accounts/email-address.rules.js';
import { isAddress } from '../addresses.rules.js';

/** Who answers for the site, and where people find them. */
export interface SiteContact {
  /** The address that people write to for help. */
  readonly supportEmail: string;
  /** The addresses of the operators at three networks, for the footer. */
  readonly followLinks: readonly string[];
  /** Named in the policies. Undefined as long as the name or the postal address is missing. */
  readonly operator: SiteOperator | undefined;
}

/** The person or organisation that runs the site, and a postal address in one line. */
export interface SiteOperator {
  readonly name: string;
  readonly address: string;
}

/** The most characters of the name and of the postal address. */
export const OPERATOR_MOST = { name: 120, address: 300 } as const;

const FOLLOW_LINKS = 3;
const LINK_MOST = 2_000;

/** Null when it is no e-mail address. */
export function parseSupportEmail(text: string): string | null {
  const address = parseEmailAddress(text);
  return address.ok ? address.value : null;
}

/** The addresses in a text that separates them by commas. Null unless there are three, with http or https. */
export function parseFollowLinks(text: string): string[] | null {
  if (text.length > FOLLOW_LINKS * LINK_MOST) return null;
  const links = text.split(',').map((link) => link.trim());
  return links.length === FOLLOW_LINKS && links.every((link) => isAddress(link, ['http:', 'https:'])) ? links : null;
}

/** One line of at most so many characters, without blanks at its ends. Null when it is none. */
export function parseLine(text: string, most: number): string | null {
  const line = text.trim();
  return line.length <= most && !/\p{Cc}/u.test(line) ? line : null;
}
