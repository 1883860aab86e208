import { SCREENS, type ScreenName } from './app/app-screens.rules.js';
import { OFFLINE_MODULES, ONLINE_MODULES } from './app/offline-modules.js';

// The files of the client's build, and which others each of them loads.

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The entries by the modules that they were made of. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

const APP_ENTRY = 'index.html';
/** The script of documents. */
export const DOCUMENT_ENTRY = 'document-entry.tsx';

/** The modules of a screen. */
export function modulesOf(screen: ScreenName): string[] {
  return SCREENS[screen].modules.map((name) => `${name}.tsx`);
}

/** The font files that nearly every text needs. */
export function fontsOf(manifest: Manifest): string[] {
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.includes('-latin-wght-normal-') && file.endsWith('.woff2'));
}

/** All files that the app's frame, its editors and the offline notice need. */
export function offlineFiles(manifest: Manifest): string[] {
  // The dynamic imports of the two entries are left out: most of these screens and dialogs need the server.
  const visited = new Map([APP_ENTRY, DOCUMENT_ENTRY].map((name) => [name, entryOf(name, manifest)]));
  const visit = (name: string): void => {
    if (visited.has(name) || ONLINE_MODULES.includes(name)) return;
    const entry = entryOf(name, manifest);
    visited.set(name, entry);
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) visit(next);
  };
  for (const { imports = [] } of [...visited.values()]) imports.forEach(visit);
  for (const name of [...OFFLINE_MODULES, ...modulesOf('editor'), ...modulesOf('guestEditor')]) visit(name);
  const files = [...visited.values()].flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set([...files, ...fontsOf(manifest)])].sort();
}

/** The style sheets of an entry. Those of imported modules come first, in the order of the imports. */
export function stylesOf(entry: ManifestEntry, manifest: Manifest): string[] {
  const imported = (entry.imports ?? []).flatMap((name) => (manifest[name] ? stylesOf(manifest[name], manifest) : []));
  return [...imported, ...(entry.css ?? [])];
}

/** A module with all its static imports. */
export function filesOf({ file, css = [], imports = [] }: ManifestEntry, manifest: Manifest): string[] {
  return [...imports.flatMap((name) => filesOf(entryOf(name, manifest), manifest)), file, ...css];
}

/** @throws when the client has no such entry. */
export function entryOf(name: string, manifest: Manifest): ManifestEntry {
  const entry = manifest[name];
  if (!entry) throw new Error(`The client was built without ${name}.`);
  return entry;
}
