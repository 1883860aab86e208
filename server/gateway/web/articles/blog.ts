import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import fastifyStatic from '@fastify/static';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BLOG, FEED, isPostPicture, POST_PICTURES, postAddress, type Post } from '../../../articles/post.rules.js';
import { Articles } from '../../../articles/use-cases/articles.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { SiteAddresses } from '../../../site-addresses.js';
import type { Language } from '../../../languages.rules.js';
import { requestLanguage } from '../../http/request-language.js';
import { BlogDocuments } from './blog-documents.js';
import { ClientBundle } from '../client-bundle.js';
import type { PreparedDocument } from '../prepared-document.js';

type PostRequest = FastifyRequest<{ Params: { number: string } }>;

/** The number of a post in an address. */
const NUMBER = ':number(^[1-9]\\d{0,5}$)';

/** The routes of the blog (specification §2): the list, the posts, their pictures, and a feed. With `BLOG_DIR=off` there are none. */
@Injectable()
export class Blog implements OnModuleInit {
  private readonly documents: BlogDocuments;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
    private readonly articles: Articles,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {
    this.documents = new BlogDocuments(config.siteName, addresses, bundle);
  }

  async onModuleInit(): Promise<void> {
    if (this.config.blogDir === undefined) return;
    // If a post is not valid, the start fails, and not the first request.
    await this.articles.listPosts();
    const server = this.adapterHost.httpAdapter.getInstance();
    server.get(BLOG, (request, reply) =>
      this.answer(request, reply, 'blogFailed', (posts, language) => this.documents.list(posts, language)),
    );
    server.get(FEED, (request, reply) => this.answer(request, reply, 'blogFailed', (posts) => this.documents.feed(posts)));
    server.get(`${BLOG}/${NUMBER}`, (request: PostRequest, reply) =>
      this.answer(request, reply, 'postFailed', (posts, language) => this.documents.post(posts, Number(request.params.number), language)),
    );
    server.get(`/blogpost/${NUMBER}`, (request: PostRequest, reply) => reply.redirect(postAddress(Number(request.params.number)), 301));
    await servePictures(server, this.config.blogDir);
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    failed: 'blogFailed' | 'postFailed',
    make: (posts: readonly Post[], language: Language) => Promise<PreparedDocument>,
  ): Promise<void> {
    const language = requestLanguage(request.headers);
    // The store has already logged why the posts cannot be read.
    const posts = await this.articles.listPosts().catch(() => undefined);
    const document = await (posts ? make(posts, language) : this.documents.failed(this.bundle.documents(language)[failed]()));
    reply.hijack();
    document.answer(request.raw, reply.raw);
  }
}

/** Serves the pictures in the folder of the posts, and no other file of it. */
async function servePictures(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    prefix: POST_PICTURES,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => isPostPicture(path.replace(/^\//, '')),
    setHeaders: (reply) => {
      reply.header('Cache-Control', 'public, max-age=3600');
      reply.header('X-Content-Type-Options', 'nosniff');
      // An SVG picture could contain scripts: opened as a document, it runs none.
      reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    },
  });
}
