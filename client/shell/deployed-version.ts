import { screens } from './screens.js';

/** The version that this document came with, another one by now, or none that can be told: the server is out of reach. */
export type DeployedVersion = 'same' | 'other' | 'unknown';

const LIMIT_MILLISECONDS = 5000;

/** Looks which version the server has: the app's document names the script that everything begins with, by its content. */
export async function deployedVersion(): Promise<DeployedVersion> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!script) return 'unknown';
  try {
    const answer = await fetch(screens.login, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MILLISECONDS) });
    const html = await answer.text();
    // What stands between browser and server may answer in its place.
    if (!answer.ok || !html.includes('id="app"')) return 'unknown';
    return html.includes(`"${script.getAttribute('src')}"`) ? 'same' : 'other';
  } catch {
    return 'unknown';
  }
}
