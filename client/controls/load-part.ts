/** What became of the parts whose loading failed at least once since the document was opened. */
const troubled = new WeakMap<() => Promise<object>, object | 'failed'>();

/**
 * Loads a part of the app that is only fetched when it is needed; after a failure the same call tries again. `load` is one function
 * beside its user, `() => import('./part.js')` and no more: the build takes what follows an `import()` into its own loading, whose
 * failure would then reach nobody.
 */
export async function loadPart<Part extends object>(load: () => Promise<Part>): Promise<Part> {
  const known = troubled.get(load);
  if (typeof known === 'object') return known as Part;
  try {
    if (known === undefined) return await load();
    const part = await loadAgain(load);
    troubled.set(load, part);
    return part;
  } catch (error) {
    troubled.set(load, 'failed');
    throw error;
  }
}

// Some browsers, Chromium among them, remember for as long as the document is open that a module could not be fetched, and the build's
// loader never asks twice for a style sheet. Under another address the same module is asked for anew.
async function loadAgain<Part extends object>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all(missingStyleSheets().map(fetchAgain));
  try {
    return await load();
  } catch (error) {
    const address = /\bhttps?:\S+\.js\b/.exec(String(error))?.[0];
    if (address === undefined) throw error;
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Part;
  }
}

function missingStyleSheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) => !isThere(link));
}

/** Of a sheet that could not be fetched some browsers know none, and some have one that nobody may read. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length >= 0;
  } catch {
    return false;
  }
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error(`No style sheet at ${link.href}`)));
    // The former stays: it may be on its way still, and whoever waits for it would never hear of one that was taken away.
    link.after(fresh);
  });
}
