import { signUpModeText } from '../../accounts/sign-up/sign-up-mode.rules.js';
import type { SiteSettings } from '../../administration/ports/site-settings.port.js';
import { SETTING_NAMES, type SettingName } from '../../administration/site-settings.rules.js';
import type { Config } from '../../config/config.js';
import type { MailSite } from '../../mail/mail-site.js';
import { MEGABYTE, type PageLimits } from '../../pages/page-limits.js';
import type { SiteAddresses } from '../../site-addresses.js';

// What parts of the core read of the settings that operators change while the site runs. Each reads what holds at that moment.

/** What the configuration has for each setting: its variable, or what holds without it. */
export function settingsOf(config: Config): Readonly<Record<SettingName, string>> {
  return {
    SIGN_UP: signUpModeText(config.signUp),
    FIRST_PUBLICATION: config.firstPublication,
    SUPPORT_EMAIL: config.supportEmail,
    OPERATOR_NAME: config.operator?.name ?? '',
    OPERATOR_ADDRESS: config.operator?.address ?? '',
    FOLLOW_LINKS: config.followLinks.join(', '),
    ANNOUNCEMENT: '',
    LINK_PREVIEWS: config.linkPreviews,
    WEBHOOK_DELIVERIES: config.webhookDeliveries,
    MAX_PAGES_PER_ACCOUNT: String(config.maxPagesPerAccount),
    STORAGE_PER_ACCOUNT: String(config.storagePerAccount / MEGABYTE),
  };
}

/** Those of them that variables set. */
export function settingsOfVariables(config: Config): ReadonlyMap<SettingName, string> {
  const values = settingsOf(config);
  return new Map(SETTING_NAMES.flatMap((name) => (config.setVariables.has(name) ? [[name, values[name]] as const] : [])));
}

export function pageLimits(settings: SiteSettings): PageLimits {
  return {
    get maxPagesPerAccount() {
      return Number(settings.value('MAX_PAGES_PER_ACCOUNT'));
    },
    get storagePerAccount() {
      return Number(settings.value('STORAGE_PER_ACCOUNT')) * MEGABYTE;
    },
  };
}

/**
 * Whether events may be sent to webhooks now. It is asked of the database, at most every moment: a server that has just started has read no
 * setting yet, and must not send what is held. While the database does not answer, nothing is sent.
 */
export async function maySendEvents(settings: SiteSettings): Promise<boolean> {
  try {
    await settings.load();
  } catch {
    return false;
  }
  return settings.value('WEBHOOK_DELIVERIES') === 'send';
}

export function mailSite({ siteName }: Config, addresses: SiteAddresses, settings: SiteSettings): MailSite {
  return {
    siteName,
    addresses,
    get supportEmail() {
      return settings.value('SUPPORT_EMAIL');
    },
  };
}

export function policySettings(
  { legalDir, siteName }: Config,
  settings: SiteSettings,
): Pick<Config, 'legalDir' | 'siteName' | 'supportEmail'> {
  return {
    legalDir,
    siteName,
    get supportEmail() {
      return settings.value('SUPPORT_EMAIL');
    },
  };
}
