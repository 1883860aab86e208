import { screens } from '../screens.js';

/** Whether the server still has the version of this document, has another one, or cannot be reached. */
export type DeployedVersion = 'same' | 'other' | 'unknown';

const LIMIT_MILLISECONDS = 5000;

/** Looks up the version of the server: the app's document names the first script by the hash of its content. */
export async function deployedVersion(): Promise<DeployedVersion> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!script) return 'unknown';
  try {
    const answer = await fetch(screens.login, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MILLISECONDS) });
    const html = await answer.text();
    // A proxy between browser and server may answer instead.
    if (!answer.ok || !html.includes('id="app"')) return 'unknown';
    // Another tab may have chosen another language. Then the scripts cannot be compared.
    if (!html.includes(`<html lang="${document.documentElement.lang}"`)) return 'unknown';
    return html.includes(`"${script.getAttribute('src')}"`) ? 'same' : 'other';
  } catch {
    return 'unknown';
  }
}
