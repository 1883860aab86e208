import type { Config } from '../../config/config.js';
import type { SiteAddresses } from '../../site-addresses.js';
import { GuardedHttp } from '../outgoing-http/guarded-http.js';
import { siteAgent } from '../outgoing-http/site-agent.js';
import { HttpWebhookSender } from './http-webhook-sender.js';

/** Sends webhooks to where the configuration allows. */
export function configuredWebhookSender({ siteName, webhookPrivateAddresses }: Config, { origin }: SiteAddresses): HttpWebhookSender {
  const userAgent = siteAgent('Webhooks', siteName, origin);
  return new HttpWebhookSender(new GuardedHttp({ isPrivateAllowed: webhookPrivateAddresses === 'allow', userAgent }));
}
