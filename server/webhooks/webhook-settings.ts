/** What the configuration says about webhooks. */
export abstract class WebhookSettings {
  /** The origin that people use, without a final slash. */
  abstract readonly publicUrl: string;
  /** `allow`: receivers may be in private networks, and have http. */
  abstract readonly webhookPrivateAddresses: 'refuse' | 'allow';
}
