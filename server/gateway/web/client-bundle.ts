import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Guide } from '../../articles/guide.rules.js';
import type { Policy, PolicyKind } from '../../articles/policy.rules.js';
import type { AnnouncementView } from '../../administration/announcement.rules.js';
import type { Post } from '../../articles/post.rules.js';
import type { PresentSettings, ShownSettings } from '../../administration/use-cases/present-settings.js';
import type { ProviderFacts } from '../../accounts/providers/provider-facts.rules.js';
import { passkeySiteId } from '../../accounts/passkeys/passkey-site.js';
import { SiteAddresses } from '../../site-addresses.js';
import { projectFolder, type Config } from '../../config/config.js';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../languages.rules.js';
import type { CardDrawing } from '../../media/card-drawing.rules.js';
import type { PublicLookUp } from '../../pages/public-look-up.js';
import type { PageDesign } from '../../pages/design/page-design.rules.js';
import type { FormFaults, ReportForm } from '../../reports/report.js';
import type { PagePictures } from '../picture-view.js';
import type { ScreenName } from './app/app-screens.rules.js';
import { DOCUMENT_ENTRY, entryOf, filesOf, fontsOf, modulesOf, offlineFiles, stylesOf, type Manifest } from './client-manifest.js';
import type { InlineParts, PageParts } from './security-headers.js';

/** A whole HTML document, with the inline parts that its Content-Security-Policy has to allow. */
export interface RenderedDocument extends InlineParts {
  readonly html: string;
}

/** A creator's page, with everything that its Content-Security-Policy has to allow. */
export interface RenderedPage extends RenderedDocument, PageParts {}

/** The address of a page. */
export interface PageAddress {
  readonly linkname: string;
  /** The absolute address. */
  readonly address: string;
}

/** What visitors see of a page. */
export type PageView = PageAddress & PagePictures & { readonly design: PageDesign };

/** Why a password was not taken. */
export type LockObstacle = 'wrong' | 'tooMany' | 'busy';

/** What a page asks of visitors who have not given its password, or that of a tile. */
export interface LockView {
  /** The page shows nothing but its title and its picture: what visitors read instead. */
  readonly closed?: PublicLookUp['closed'];
  /** The tile whose password was not taken, by its id; null for the page. */
  readonly refused?: { readonly tile: string | null; readonly obstacle: LockObstacle } | undefined;
}

/** The form with which visitors report a page: what was typed, and what has to be corrected. `obstacle`: why it was not taken if nothing has. */
export interface ReportView {
  readonly page: PageView;
  readonly form: ReportForm;
  readonly faults: FormFaults;
  readonly obstacle?: 'tooMany' | 'otherSite';
  /** The task that the browser solves; null for none. */
  readonly challenge: string | null;
}

/** What the script of a page tells this server. Only of a file that a web server sends, this server does not see by itself that it is read. */
export type PageReports = 'presses' | 'views and presses' | 'nothing';

/** The documents of a page in a folder for any web server, and whether this is the one that leads to the language of the visitor. */
export interface PageCopy {
  readonly files: readonly { readonly language: Language; readonly file: string }[];
  readonly isEntry: boolean;
}

/** The documents that the server renders with the client's code. */
export interface ClientDocuments {
  /** The landing page. */
  landing(): RenderedDocument;
  /** A creator's page. */
  publicPage(
    view: PageView &
      LockView & {
        readonly card?: string | undefined;
        readonly feed?: string | undefined;
        readonly isUnlisted?: boolean;
        readonly reports?: PageReports;
        readonly copy?: PageCopy;
      },
  ): RenderedPage;
  /** A creator's page before it is published, for whoever has the link to its draft. */
  draft(view: PageView): RenderedPage;
  /** The link leads to a draft in which nothing is written. */
  nothingDrafted(): RenderedDocument;
  /** What networks show of a creator's page. It is the same in each language. */
  pageCard(view: PageView): CardDrawing;
  /** Nobody has this linkname. The document offers to claim it. */
  available(view: PageAddress): RenderedDocument;
  /** The linkname has a page that was never published. */
  comingSoon(view: PageAddress): RenderedDocument;
  /** The linkname has a page that is hidden from visitors, by itself or with its account. */
  hidden(): RenderedDocument;
  /** The linkname has a page that its owner has taken offline. */
  offlinePage(): RenderedDocument;
  /** There is no such page, and nobody can claim the name. */
  notFound(): RenderedDocument;
  /** The list of posts, newest first. */
  blog(posts: readonly Post[]): RenderedDocument;
  /** The posts cannot be read now. */
  blogFailed(): RenderedDocument;
  post(post: Post): RenderedDocument;
  /** A post cannot be read now. */
  postFailed(): RenderedDocument;
  /** A page of the documentation for programs; `guides` are all of them. */
  guide(guide: Guide, guides: readonly Guide[]): RenderedDocument;
  /** A policy, and who answers for it. */
  policy(kind: PolicyKind, policy: Policy, operator: ShownSettings['operator']): RenderedDocument;
  /** The form with which visitors report a page. */
  report(view: ReportView): RenderedDocument;
  /** What a visitor reads who reports a page that was reported often, with a browser that solves no task. */
  reportKnown(view: PageAddress): RenderedDocument;
  /** What a visitor reads who has reported a page. `email`: where the answer goes. */
  reportThanks(view: PageAddress & { readonly email?: string | undefined }): RenderedDocument;
  /** The page of a mailed link that saves the data of an account. `obstacle`: why it was not saved. */
  dataLink(view: { readonly endsAt: Date; readonly obstacle?: 'tooOften' | 'otherSite' }): RenderedDocument;
  /** The page cannot be rendered in time. */
  loading(): RenderedDocument;
  /** The notice that the landing page needs a connection. The service worker shows it. */
  offline(): RenderedDocument;
  /** The bar with an announcement: a part of a document. */
  announcement(view: AnnouncementView): RenderedDocument;
  /** The web app manifest, with which a browser installs the app. */
  webAppManifest(): object;
}

/** Facts about this installation that documents show. */
export interface SiteFacts
  extends Pick<Config, 'siteName' | 'publicUrl'>, Pick<ShownSettings, 'supportEmail' | 'followLinks' | 'linkPreviews'> {
  /** The providers at which people can sign in, in the order of their buttons. */
  readonly signInProviders: readonly ProviderFacts[];
  /** Whether people can sign in with a password. */
  readonly passwordSignIn: boolean;
  /** Whether people can sign in with passkeys. */
  readonly passkeys: boolean;
  /** Whether there is a blog. */
  readonly blog: boolean;
}

/** The addresses of the files that these documents load. */
interface DocumentAssets {
  readonly script: string;
  readonly reportScript: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

interface ServerEntry {
  createDocuments(site: SiteFacts, assets: DocumentAssets): ClientDocuments;
}

/** Solves the task of the form about a page that is reported often. */
const REPORT_ENTRY = 'report-entry.ts';
/** Sends the first call of the editor while the app is loading. */
const CALL_AHEAD_ENTRY = 'call-ahead-entry.ts';

interface LanguageBundle {
  readonly entry: ServerEntry;
  readonly assets: DocumentAssets;
  readonly appHtml: string;
}

/** The build of the client, with the texts of each language. No other file of the server knows the client. */
export class ClientBundle {
  private made:
    | { readonly of: ShownSettings; readonly site: SiteFacts; readonly documents: Readonly<Record<Language, ClientDocuments>> }
    | undefined;

  private constructor(
    /** The folder of the files that browsers fetch. */
    readonly folder: string,
    /** The script of the service worker. Only the list of files before it differs between languages. */
    readonly workerScript: string,
    private readonly manifest: Manifest,
    private readonly languages: Readonly<Record<Language, LanguageBundle>>,
    private readonly config: Config,
    private readonly settings: Pick<PresentSettings, 'shown'>,
  ) {}

  /** @throws when the client has not been built. */
  static async load(config: Config, settings: Pick<PresentSettings, 'shown'>): Promise<ClientBundle> {
    const folder = join(projectFolder, 'dist', 'client');
    const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
    const load = async (language: Language): Promise<LanguageBundle> => {
      const entry = (await import(pathToFileURL(join(serverFolder(language), 'server-entry.js')).href)) as ServerEntry;
      const appHtml = readFileSync(join(folder, `index.${language}.html`), 'utf8');
      return { entry, assets: documentAssets(manifest, language), appHtml };
    };
    const workerScript = readFileSync(join(projectFolder, 'dist', 'service-worker', 'service-worker.js'), 'utf8');
    return new ClientBundle(folder, workerScript, manifest, await preparedInEachLanguage(load), config, settings);
  }

  /** Differs between builds that render differently. */
  get digest(): string {
    const hash = createHash('sha256');
    for (const folder of LANGUAGES.map(serverFolder))
      for (const name of readdirSync(folder).sort()) if (name.endsWith('.js')) hash.update(readFileSync(join(folder, name)));
    return hash.digest('hex');
  }

  /** The facts about this installation that may be public. The same object as before, unless an operator has changed one of them. */
  get site(): SiteFacts {
    return this.present().site;
  }

  documents(language: Language): ClientDocuments {
    return this.present().documents[language];
  }

  private present() {
    const of = this.settings.shown();
    if (this.made?.of !== of) {
      const site = siteFacts(this.config, of);
      const documents = inEachLanguage((language) => this.languages[language].entry.createDocuments(site, this.languages[language].assets));
      this.made = { of, site, documents };
    }
    return this.made;
  }

  /** The HTML that every screen of the app starts from. */
  appHtml(language: Language): string {
    return this.languages[language].appHtml;
  }

  /**
   * The same HTML with the files of one screen. So the browser loads them at once, and not only after the app has started.
   * @throws when the client has no such screen.
   */
  screenHtml(screen: ScreenName, language: Language): string {
    const { manifest } = this;
    const appHtml = this.appHtml(language);
    const files = new Set(modulesOf(screen).flatMap((name) => filesOf(entryOf(name, manifest), manifest)));
    const missing = [...files].map((file) => addressOf(file, language)).filter((address) => !appHtml.includes(`"${address}"`));
    const ahead = screen === 'editor' ? asyncScript(addressOf(entryOf(CALL_AHEAD_ENTRY, manifest).file, language)) : '';
    return appHtml.replace('</head>', () => `${ahead}${missing.map(linkTo).join('')}</head>`);
  }

  /** The paths of all files that the app's frame, its editors and the offline notice need. */
  offlineFiles(language: Language): string[] {
    return offlineFiles(this.manifest).map((file) => addressOf(file, language));
  }
}

/** Makes the same thing for each language. */
export function inEachLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** The same as `inEachLanguage`, for asynchronous functions. */
export async function preparedInEachLanguage<T>(prepare: (language: Language) => Promise<T>): Promise<Readonly<Record<Language, T>>> {
  const prepared = await Promise.all(LANGUAGES.map(async (language) => [language, await prepare(language)] as const));
  return Object.fromEntries(prepared) as Record<Language, T>;
}

function siteFacts({ siteName, publicUrl, ...config }: Config, { supportEmail, followLinks, linkPreviews }: ShownSettings): SiteFacts {
  const signInProviders = config.identityProviders.map(({ name, label, icon }) => ({ name, label, icon }));
  const blog = config.blogDir !== undefined;
  return {
    siteName,
    supportEmail,
    followLinks,
    publicUrl,
    signInProviders,
    passwordSignIn: config.passwordSignIn === 'on',
    passkeys: passkeySiteId(new SiteAddresses({ publicUrl })) !== null,
    blog,
    linkPreviews,
  };
}

function serverFolder(language: Language): string {
  return join(projectFolder, 'dist', 'ssr', language);
}

/**
 * The path of a file of the build. Scripts load each other from the folder that they are in themselves, so all scripts and styles of another
 * language have addresses in its folder.
 */
function addressOf(file: string, language: Language): string {
  return language === DEFAULT_LANGUAGE || !/\.(?:js|css)$/.test(file) ? `/${file}` : `/${file.replace('assets/', `assets/${language}/`)}`;
}

function documentAssets(manifest: Manifest, language: Language): DocumentAssets {
  const entry = entryOf(DOCUMENT_ENTRY, manifest);
  return {
    script: addressOf(entry.file, language),
    reportScript: addressOf(entryOf(REPORT_ENTRY, manifest).file, language),
    styles: [...new Set(stylesOf(entry, manifest))].map((file) => addressOf(file, language)),
    fonts: fontsOf(manifest).map((file) => addressOf(file, language)),
  };
}

function asyncScript(address: string): string {
  return `<script type="module" async crossorigin src="${address}"></script>`;
}

function linkTo(address: string): string {
  return `<link rel="${address.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="${address}">`;
}
