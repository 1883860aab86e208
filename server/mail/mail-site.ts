import type { SiteAddresses } from '../site-addresses.js';

/** Facts about the site that every mail names. The configuration provides them. */
export abstract class MailSite {
  /** The name of the site (`SITE_NAME`). */
  abstract readonly siteName: string;
  abstract readonly addresses: SiteAddresses;
  /** The address for questions. */
  abstract readonly supportEmail: string;
}
