import type { Site } from '../api/site.js';
import { screens, SHARED } from '../shell/screens.js';
import { installTexts } from '../texts/en/resilience.js';
import { languageTexts, navigationTexts } from '../texts/en/shell.js';

const png = (file: string, sizes: string, purpose?: 'maskable') => ({
  src: `/icons/${file}`,
  sizes,
  type: 'image/png',
  ...(purpose && { purpose }),
});

const screenshot = (formFactor: 'narrow' | 'wide', sizes: string, label: string) => ({
  src: `/screenshots/${formFactor}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: formFactor,
  label,
});

/** The web app manifest, which browsers need to install the app. `node scripts/assets/app-icons.mjs` draws the icons. */
export function webAppManifest({ siteName }: Site): object {
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: installTexts.description,
    lang: languageTexts.tag,
    dir: languageTexts.direction,
    // Guests are redirected to the sign-in screen.
    start_url: screens.personal,
    scope: '/',
    display: 'standalone',
    // What the device's share sheet sends becomes a tile. It goes to a screen, because every other path may be somebody's linkname.
    share_target: { action: screens.editor, method: 'GET', params: Object.fromEntries(SHARED.map((name) => [name, name])) },
    background_color: '#e9e6dd',
    theme_color: '#e9e6dd',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon-192.png', '192x192'),
      png('icon-512.png', '512x512'),
      png('maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      { name: navigationTexts.editor, url: screens.editor, icons: [png('icon-192.png', '192x192')] },
      { name: navigationTexts.guestEditor, url: screens.guestEditor, icons: [png('icon-192.png', '192x192')] },
    ],
    screenshots: [screenshot('narrow', '780x1688', installTexts.screenshot), screenshot('wide', '1440x900', installTexts.screenshot)],
  };
}
