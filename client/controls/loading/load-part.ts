/** The state of the parts that failed to load at least once since the document was opened. */
const troubled = new WeakMap<() => Promise<object>, object | 'failed'>();

/**
 * Loads a part of the app lazily. After a failure, the same call tries again. `load` is one function beside the code that uses it, exactly
 * `() => import('./part.js')`: the build wraps anything that follows an `import()`, and its failure would not be reported.
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

// Some browsers, such as Chromium, cache the failure of a module as long as the document is open, and the loader of the build never loads a
// style sheet twice. With another address the same module is requested again.
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

/** For a sheet that could not be loaded, some browsers have no object, and some have one whose rules cannot be read. */
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
    // The former element stays: it may still be loading, and code that waits for its events would never get one.
    link.after(fresh);
  });
}
