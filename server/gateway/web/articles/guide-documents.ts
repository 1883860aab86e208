import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import fastifyStatic from '@fastify/static';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GUIDE_ADDRESSES, GUIDE_FILES, type Guide } from '../../../articles/guide.rules.js';
import { Articles } from '../../../articles/use-cases/articles.js';
import { projectFolder } from '../../../config/config.js';
import { SiteAddresses } from '../../../site-addresses.js';
import type { Language } from '../../../languages.rules.js';
import { requestLanguage } from '../../http/request-language.js';
import { ClientBundle, type SiteFacts } from '../client-bundle.js';
import type { PreparedDocument } from '../prepared-document.js';
import { prepareProductDocument } from '../app/product-document.js';

/** The programs that guides lead to. */
const PROGRAM = /^\/?(?:[a-z-]+\.(?:ts|mjs|py|sh)|page\.schema\.json)$/;

/** The program that keeps a page as files. */
const PAGE_PROGRAM = 'tessera-page.mjs';

// Browsers show a text, instead of taking the ending .ts for a film.
const HEADERS = {
  'Cache-Control': 'public, max-age=3600',
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};

/** The documentation for programs, and the files that it names. Each document is rendered at its first request, because most sites have none. */
@Injectable()
export class GuideDocuments implements OnModuleInit {
  private rendered = new Map<string, Promise<PreparedDocument>>();
  private site: SiteFacts | undefined;

  constructor(
    private readonly addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
    private readonly articles: Articles,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  async onModuleInit(): Promise<void> {
    const guides = await this.articles.readGuides();
    const server = this.adapterHost.httpAdapter.getInstance();
    for (const guide of guides) {
      server.get(GUIDE_ADDRESSES[guide.name], async (request: FastifyRequest, reply: FastifyReply) => {
        const document = await this.render(guide, guides, requestLanguage(request.headers));
        reply.hijack();
        document.answer(request.raw, reply.raw);
      });
    }
    await serveFiles(server);
  }

  private render(guide: Guide, guides: readonly Guide[], language: Language): Promise<PreparedDocument> {
    const { site } = this.bundle;
    if (site !== this.site) this.rendered = new Map();
    this.site = site;
    const name = `${guide.name} ${language}`;
    const known = this.rendered.get(name);
    if (known) return known;
    const made = prepareProductDocument(this.bundle.documents(language).guide(guide, guides), this.addresses);
    this.rendered.set(name, made);
    // The next request tries again.
    made.catch(() => this.rendered.delete(name));
    return made;
  }
}

async function serveFiles(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(projectFolder, 'docs', 'api', 'files'),
    prefix: `${GUIDE_FILES}/`,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => PROGRAM.test(path),
    setHeaders: (reply) => void reply.headers(HEADERS),
  });
  const [schema, pageProgram] = await Promise.all([
    readFile(join(projectFolder, 'schema.graphql')),
    readFile(join(projectFolder, 'docs', 'api', 'files', PAGE_PROGRAM)),
  ]);
  server.get(`${GUIDE_FILES}/schema.graphql`, (_request, reply) => reply.headers(HEADERS).send(schema));
  // A short address to fetch it from in a pipeline.
  server.get(`/api/${PAGE_PROGRAM}`, (_request, reply) => reply.headers(HEADERS).send(pageProgram));
}
