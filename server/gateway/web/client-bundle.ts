import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder, type Config } from '../../config.js';
import type { PageDesign } from '../../pages/page-design.rules.js';
import type { PagePictures } from '../picture-view.js';
import type { APP_SCREENS } from './app-screens.rules.js';
import { SCREEN_MODULES } from './screen-modules.js';
import type { InlineParts } from './security-headers.js';

/** A whole HTML document, with the inline parts that its Content-Security-Policy has to allow. */
export interface RenderedDocument extends InlineParts {
  readonly html: string;
}

/** The address of a page. */
export interface PageAddress {
  readonly linkname: string;
  /** The absolute address. */
  readonly address: string;
}

/** The documents that the server renders with the client's code. */
export interface ClientDocuments {
  /** The landing page. */
  landing(): RenderedDocument;
  /** A creator's page. */
  publicPage(view: PageAddress & PagePictures & { readonly design: PageDesign }): RenderedDocument;
  /** Nobody has this linkname. The document offers to claim it. */
  available(view: PageAddress): RenderedDocument;
  /** There is no such page, and nobody can claim the name. */
  notFound(): RenderedDocument;
  /** The page cannot be rendered in time. */
  loading(): RenderedDocument;
}

/** Facts about this installation that documents show. */
export interface SiteFacts extends Pick<Config, 'siteName' | 'supportEmail' | 'followLinks' | 'publicUrl'> {
  /** Whether people can sign in with Google. */
  readonly googleSignIn: boolean;
}

/** The addresses of the files that these documents load. */
interface DocumentAssets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

interface ServerEntry {
  createDocuments(site: SiteFacts, assets: DocumentAssets): ClientDocuments;
}

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** What was built from the client: the only place that knows that there is one. */
export class ClientBundle {
  private constructor(
    readonly documents: ClientDocuments,
    /** The HTML that every screen of the app starts from. */
    readonly appHtml: string,
    /** The folder of the files that browsers fetch. */
    readonly folder: string,
    private readonly manifest: Manifest,
  ) {}

  /** @throws when the client has not been built. */
  static async load(config: Config): Promise<ClientBundle> {
    const folder = join(projectFolder, 'dist', 'client');
    const serverEntry = join(projectFolder, 'dist', 'ssr', 'server-entry.js');
    const entry = (await import(pathToFileURL(serverEntry).href)) as ServerEntry;
    const appHtml = readFileSync(join(folder, 'index.html'), 'utf8');
    const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
    return new ClientBundle(entry.createDocuments(siteFacts(config), documentAssets(manifest)), appHtml, folder, manifest);
  }

  /**
   * The same HTML with the files of one screen. So the browser loads them at once, and not only after the app has started.
   * @throws when the client has no such screen.
   */
  screenHtml(screen: keyof typeof APP_SCREENS): string {
    const files = new Set(SCREEN_MODULES[screen].flatMap((name) => filesOf(entryOf(name, this.manifest), this.manifest)));
    const missing = [...files].filter((file) => !this.appHtml.includes(`"/${file}"`));
    return this.appHtml.replace('</head>', () => `${missing.map(linkTo).join('')}</head>`);
  }
}

/** What people may know about this installation. */
export function siteFacts({ siteName, supportEmail, followLinks, publicUrl, identityProvider }: Config): SiteFacts {
  return { siteName, supportEmail, followLinks, publicUrl, googleSignIn: identityProvider !== undefined };
}

function documentAssets(manifest: Manifest): DocumentAssets {
  const entry = entryOf('document-entry.tsx', manifest);
  const fonts = Object.values(manifest).filter(({ file }) => /-latin-wght-normal-[^/]*\.woff2$/.test(file));
  return {
    script: `/${entry.file}`,
    styles: [...new Set(stylesOf(entry, manifest))].map((file) => `/${file}`),
    fonts: fonts.map(({ file }) => `/${file}`),
  };
}

/** The style sheets of an entry. Those of imported modules come first, in the order of the imports. */
function stylesOf(entry: ManifestEntry, manifest: Manifest): string[] {
  const imported = (entry.imports ?? []).flatMap((name) => (manifest[name] ? stylesOf(manifest[name], manifest) : []));
  return [...imported, ...(entry.css ?? [])];
}

/** A module with all its static imports. */
function filesOf({ file, css = [], imports = [] }: ManifestEntry, manifest: Manifest): string[] {
  return [...imports.flatMap((name) => filesOf(entryOf(name, manifest), manifest)), file, ...css];
}

function entryOf(name: string, manifest: Manifest): ManifestEntry {
  const entry = manifest[name];
  if (!entry) throw new Error(`The client was built without ${name}.`);
  return entry;
}

function linkTo(file: string): string {
  return `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`;
}
