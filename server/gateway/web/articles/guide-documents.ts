import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import fastifyStatic from '@fastify/static';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GUIDE_ADDRESSES, GUIDE_FILES, type Guide, type GuideName } from '../../../articles/guide.rules.js';
import { Articles } from '../../../articles/use-cases/articles.js';
import { projectFolder } from '../../../config/config.js';
import { SiteAddresses } from '../../../site-addresses.js';
import type { Language } from '../../../languages.rules.js';
import { requestLanguage } from '../../http/request-language.js';
import { ClientBundle, inEachLanguage } from '../client-bundle.js';
import type { PreparedDocument } from '../prepared-document.js';
import { SiteDependent } from '../site-dependent.js';
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

/** The documentation for programs, and the files that it names. Each document is read and rendered at its first request, because most sites have none. */
@Injectable()
export class GuideDocuments implements OnModuleInit {
  private guides: Promise<readonly Guide[]> | undefined;

  constructor(
    private readonly addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
    private readonly articles: Articles,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  async onModuleInit(): Promise<void> {
    const server = this.adapterHost.httpAdapter.getInstance();
    for (const name of Object.keys(GUIDE_ADDRESSES) as GuideName[]) {
      const documents = inEachLanguage((language) => new SiteDependent(this.bundle, () => this.prepare(name, language)));
      server.get(GUIDE_ADDRESSES[name], async (request: FastifyRequest, reply: FastifyReply) => {
        const document = await documents[requestLanguage(request.headers)].present();
        reply.hijack();
        document.answer(request.raw, reply.raw);
      });
    }
    await serveFiles(server);
  }

  private async prepare(name: GuideName, language: Language): Promise<PreparedDocument> {
    const guides = await this.readGuides();
    const guide = guides.find((one) => one.name === name)!;
    return prepareProductDocument(this.bundle.documents(language).guide(guide, guides), this.addresses);
  }

  /** All guides, read once for all documents. The next request tries again if they cannot be read. */
  private async readGuides(): Promise<readonly Guide[]> {
    this.guides ??= this.articles.readGuides();
    try {
      return await this.guides;
    } catch (error) {
      this.guides = undefined;
      throw error;
    }
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
  const [schema, changelog, pageProgram] = await Promise.all([
    readFile(join(projectFolder, 'schema.graphql')),
    readFile(join(projectFolder, 'CHANGELOG.md')),
    readFile(join(projectFolder, 'docs', 'api', 'files', PAGE_PROGRAM)),
  ]);
  server.get(`${GUIDE_FILES}/schema.graphql`, (_request, reply) => reply.headers(HEADERS).send(schema));
  server.get(`${GUIDE_FILES}/CHANGELOG.md`, (_request, reply) => reply.headers(HEADERS).send(changelog));
  // A short address to fetch it from in a pipeline.
  server.get(`/api/${PAGE_PROGRAM}`, (_request, reply) => reply.headers(HEADERS).send(pageProgram));
}
