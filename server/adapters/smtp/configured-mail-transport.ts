import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { SiteAddresses } from '../../site-addresses.js';
import type { MailTransport } from '../../mail/ports/mail-transport.port.js';
import { FolderMailTransport } from './folder-mail-transport.js';
import { SmtpMailTransport } from './smtp-mail-transport.js';

/** Sends mails to the configured server, or writes them to files if there is none. */
export function configuredMailTransport(config: Config): MailTransport {
  const { smtpUrl, dataDir, mailFrom: from } = config;
  if (smtpUrl !== undefined) return new SmtpMailTransport({ url: smtpUrl, from, host: new SiteAddresses(config).hostname });
  const log = new Logger('Mail');
  const folder = join(dataDir, 'mail');
  return new FolderMailTransport({
    folder,
    from,
    onWritten: (file) => log.warn(`SMTP_URL is not set, so the mail was not sent but written to ${join(folder, file)}.`),
  });
}
