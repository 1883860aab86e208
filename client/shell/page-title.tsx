import { site } from '../api/site.js';

/** The title of the browser's tab: the name of the screen, and the name of the site. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${site().siteName}`}</title>;
}
