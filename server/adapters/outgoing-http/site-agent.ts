/** The user agent of a request to a stranger: it says who asks, and for what. */
export function siteAgent(purpose: string, siteName: string, origin: string): string {
  return `${siteName.replace(/[^\w.-]+/g, '-')}-${purpose} (+${origin})`;
}
