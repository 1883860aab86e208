import { site } from '../api/site.js';

/** The title of the browser's tab: what the screen is, and the name of the site. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${site().siteName}`}</title>;
}
