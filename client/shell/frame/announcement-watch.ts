import { screens } from '../screens.js';

/** In milliseconds. Whoever has a screen open hears of a new announcement within a minute. */
const ASK_EVERY = 50_000;
const LONGEST_TIMER = 2_147_483_647;
const YEAR_IN_SECONDS = 31_536_000;

const barIn = (page: Document) => page.getElementById('announcement');

/**
 * Closes the announcement that came with the document, ends it at its time, and looks for another one in the documents of the app, which the server
 * answers without content as long as nothing has changed. Returns a function that ends this.
 */
export function watchAnnouncement(): () => void {
  let ending = endAtItsTime();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void replace().then(() => (clearTimeout(ending), (ending = endAtItsTime())));
  }, ASK_EVERY);
  document.addEventListener('click', closePressed);
  return () => {
    clearTimeout(ending);
    clearInterval(timer);
    document.removeEventListener('click', closePressed);
  };
}

async function replace(): Promise<void> {
  const html = await load();
  if (html === null) return;
  const shown = barIn(document);
  const next = barIn(new DOMParser().parseFromString(withoutStyles(html), 'text/html'));
  if (next?.dataset.mark === shown?.dataset.mark) return;
  shown?.remove();
  if (!next) return;
  applyStyle(next);
  document.body.prepend(document.adoptNode(next));
}

/** The policy of this document may not allow a style as an element, not even in a document that is only parsed. As data, it is allowed. */
function withoutStyles(html: string): string {
  return html.replaceAll('<style>', '<script type="text/css">').replaceAll('</style>', '</script>');
}

/** Null without a connection, or if something else has answered. */
async function load(): Promise<string | null> {
  try {
    const answer = await fetch(screens.login, { cache: 'no-cache' });
    const html = await answer.text();
    return answer.ok && html.includes('id="app"') ? html : null;
  } catch {
    return null;
  }
}

/** The style of bars that were not there when the document was loaded. */
let sheet: CSSStyleSheet | undefined;

function applyStyle(bar: HTMLElement): void {
  const style = bar.querySelector('script');
  if (!style) return;
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(style.textContent);
  // Others have styles there, too.
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  style.remove();
}

function endAtItsTime(): ReturnType<typeof setTimeout> | undefined {
  const until = barIn(document)?.dataset.until;
  if (until === undefined) return undefined;
  return setTimeout(() => barIn(document)?.remove(), Math.min(Math.max(Date.parse(until) - Date.now(), 0), LONGEST_TIMER));
}

function closePressed({ target }: MouseEvent): void {
  const bar = barIn(document);
  if (!bar || !(target instanceof Element) || !target.closest('#announcement button')) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The server leaves these words out from now on.
  document.cookie = `announcement=${bar.dataset.mark}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
  bar.remove();
  document.getElementById('main')?.focus({ preventScroll: true });
}
