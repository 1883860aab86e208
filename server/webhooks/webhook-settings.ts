/** What the configuration says about webhooks. */
export abstract class WebhookSettings {
  /** `allow`: receivers may be in private networks, and have http. */
  abstract readonly webhookPrivateAddresses: 'refuse' | 'allow';
}
