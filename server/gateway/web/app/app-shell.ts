import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteAddresses } from '../../../site-addresses.js';
import type { Language } from '../../../languages.rules.js';
import { escapeMarkup, scriptJson } from '../../../markup.rules.js';
import { csrfTokenOf, newCsrfCookie } from '../../http/csrf-token.js';
import { PreRouter } from '../../http/pre-router.js';
import { requestLanguage } from '../../http/request-language.js';
import { AnnouncementBars, type AnnouncementBar } from './announcement-bars.js';
import { ADMIN_PARTS, ADMIN_PARTS_WITH_ITEMS } from './admin-parts.rules.js';
import { APP_SCREENS, EDITOR_OF_PAGE, itemOf, RESET_SCREEN, resetLinkOf, type ScreenName } from './app-screens.rules.js';
import { ClientBundle, inEachLanguage, type RenderedDocument, type SiteFacts } from '../client-bundle.js';
import type { PreparedDocument } from '../prepared-document.js';
import { SiteDependent } from '../site-dependent.js';
import { prepareProductDocument } from './product-document.js';

/** The address has the code of an invitation. */
const UNSTORED = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const;

/** The HTML document of every screen of the app, with facts about this site. */
@Injectable()
export class AppShell implements OnModuleInit {
  constructor(
    private readonly addresses: SiteAddresses,
    private readonly preRouter: PreRouter,
    private readonly bundle: ClientBundle,
    private readonly bars: AnnouncementBars,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance();
    const screens = Object.entries(APP_SCREENS) as [ScreenName, string][];
    const parts = ADMIN_PARTS.map((part) => `${APP_SCREENS.admin}/${part}`);
    const items = ADMIN_PARTS_WITH_ITEMS.map((part) => itemOf(`${APP_SCREENS.admin}/${part}`));
    const ofAdmin = [...parts, ...items].map((path) => ['admin', path] as const);
    for (const [screen, path] of [...screens, ['editor', EDITOR_OF_PAGE] as const, ...ofAdmin]) {
      // A user comes to the editor from each of these screens without a new document.
      const shells = this.shellsOf((language) => this.bundle.screenHtml(screen, language), true);
      server.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
        const shell = await shells[requestLanguage(request.headers)].present();
        reply.hijack();
        this.answer(shell, request.raw, reply.raw);
      });
    }
    server.get('/i/:code', (request: FastifyRequest<{ Params: { code: string } }>, reply: FastifyReply) => {
      const query = new URLSearchParams({ invitation: request.params.code });
      return reply.headers(UNSTORED).redirect(`${APP_SCREENS.register}?${query.toString()}`, 302);
    });
    const shells = this.shellsOf((language) => this.bundle.appHtml(language));
    // A route with a wildcard would also match paths that are not this screen. Those have to reach the document "Not found".
    this.preRouter.answerFirst(`${RESET_SCREEN.path}/:id/:token`, (request, response) => {
      if (!isResetScreen(request)) return false;
      const shell = shells[requestLanguage(request.headers)].present();
      this.preRouter.answerLater(
        shell.then((made) => this.answer(made, request, response)),
        response,
      );
      return true;
    });
  }

  private shellsOf(htmlIn: (language: Language) => string, asksOtherHosts = false): Shells {
    return inEachLanguage((language) => new SiteDependent(this.bundle, () => this.shellOf(htmlIn(language), asksOtherHosts)));
  }

  private async shellOf(html: string, asksOtherHosts: boolean): Promise<Shell> {
    const text = withSite(html, this.bundle.site);
    const prepare = (rendered: RenderedDocument): Promise<PreparedDocument> =>
      // The address of a screen may contain a token. No request may send it as Referer.
      prepareProductDocument(rendered, this.addresses, { referrerPolicy: 'no-referrer', asksOtherHosts });
    const plain = await prepare({ html: text, inlineStyles: [], inlineScripts: [] });
    return new Shell(plain, ({ html: bar, ...inline }) => prepare({ ...inline, html: text.replace('<div id="app">', (app) => bar + app) }));
  }

  private answer(shell: Shell, request: IncomingMessage, response: ServerResponse): void {
    const hasCookie = csrfTokenOf(request.headers.cookie) !== undefined;
    if (!hasCookie) response.setHeader('Set-Cookie', newCsrfCookie(this.addresses));
    const bar = this.bars.barFor(requestLanguage(request.headers), request.headers.cookie);
    shell.answer(bar, request, response);
  }
}

type Shells = Readonly<Record<Language, SiteDependent<Shell>>>;

/** The document of a screen, alone and with the bar of the present announcement. */
class Shell {
  private announced: { readonly mark: string; readonly document: Promise<PreparedDocument> } | undefined;

  constructor(
    private readonly plain: PreparedDocument,
    private readonly prepareWith: (bar: RenderedDocument) => Promise<PreparedDocument>,
  ) {}

  answer(bar: AnnouncementBar | null, request: IncomingMessage, response: ServerResponse): void {
    if (bar === null) return this.plain.answer(request, response);
    if (this.announced?.mark !== bar.mark) this.announced = { mark: bar.mark, document: this.prepareWith(bar.render()) };
    void this.announced.document.then(
      (document) => document.answer(request, response),
      () => this.plain.answer(request, response),
    );
  }
}

function isResetScreen({ method, url = '' }: IncomingMessage): boolean {
  // Every request for a page passes through here.
  if (!url.startsWith(RESET_SCREEN.path) || (method !== 'GET' && method !== 'HEAD')) return false;
  const [pathname = ''] = url.split('?', 1);
  return resetLinkOf(pathname) !== null;
}

/**
 * The HTML of the app with the name of the site, and with the facts about it as data that a browser does not execute. It has no title yet.
 */
export function withSite(html: string, site: SiteFacts): string {
  const facts = scriptJson(site);
  const title = escapeMarkup(site.siteName);
  return html
    .replace('<title></title>', () => `<title>${title}</title>`)
    .replace('</head>', () => `<script type="application/json" id="site">${facts}</script></head>`);
}
