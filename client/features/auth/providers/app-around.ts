/** What other apps write into the name of their browser, and what people call them. */
const APPS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\bMessengerForiOS\b|\bOrca-Android\b/, 'Messenger'],
  [/\bFB(?:AN|AV|_IAB)\b/, 'Facebook'],
  [/\bmusical_ly|\bBytedanceWebview\b|\bTikTok/, 'TikTok'],
  [/\bSnapchat\b/, 'Snapchat'],
  [/\bLinkedInApp\b/, 'LinkedIn'],
];

/** The app that shows the page in a browser of its own; null in the browser of the device. */
export function appAround(userAgent: string): string | null {
  return APPS.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}
