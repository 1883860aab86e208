import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain-error.js';
import { OPEN_FOR, OpenLock, type OpenLockCommand } from '../../../locks/use-cases/open-lock.js';
import { Clock } from '../../../clock.port.js';
import { tileIdsOf } from '../../../pages/design/tile-ids.rules.js';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { networkOf } from '../../caller.js';
import { requestLanguage } from '../../http/request-language.js';
import type { LockObstacle } from '../client-bundle.js';
import { isFromHere, readForms } from '../form-requests.js';
import { DocumentLoader } from './document-loader.js';
import { cookiesWith, openedLocks } from './opened-locks.js';
import { addressOfRefusal, linknameOfPath, PublicPages } from './public-pages.js';

type LockRequest = FastifyRequest<{ Body: URLSearchParams }>;

/** In bytes: each character of a password may take nine. */
const LARGEST_FORM = 8_192;

/**
 * Takes the passwords of pages and tiles, from forms that need no script. Whoever gives the right one gets a signed cookie for this page alone, and comes back to it. After a wrong one, the page
 * says so, and nothing more.
 */
@Injectable()
export class LockForms implements OnModuleInit {
  constructor(
    private readonly addresses: SiteAddresses,
    private readonly openLock: OpenLock,
    private readonly live: DocumentLoader,
    private readonly publicPages: PublicPages,
    private readonly clock: Clock,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    this.adapterHost.httpAdapter.getInstance().register((server: FastifyInstance, _options, done) => {
      readForms(server, LARGEST_FORM);
      server.post('/:linkname', (request: LockRequest, reply) => this.take(request, reply));
      done();
    });
  }

  private async take(request: LockRequest, reply: FastifyReply): Promise<unknown> {
    const linkname = linknameOfPath(request.url);
    if (linkname === undefined) return reply.callNotFound();
    // Another site could only let its visitors guess.
    if (!isFromHere(request)) return this.lead(reply, linkname);
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const [tile, password] = [fields.get('tile') ?? undefined, fields.get('password') ?? ''];
    const command = { linkname, tile, password, network: networkOf(request.ip) };
    try {
      return await this.open(request, reply, command);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.retryAfterSeconds !== undefined) reply.raw.setHeader('Retry-After', String(error.retryAfterSeconds));
      return this.refuse(request, reply, command, error.kind === 'too-many' ? 'tooMany' : 'busy');
    }
  }

  private async open(request: LockRequest, reply: FastifyReply, command: OpenLockCommand): Promise<unknown> {
    const { linkname } = command;
    const outcome = await this.openLock.execute(command);
    if (outcome === 'wrong') return this.leadTo(reply, addressOfRefusal(linkname, command.tile));
    if (outcome === 'nothing') return this.lead(reply, linkname);
    void reply.header('Set-Cookie', cookiesWith(outcome.pass, request.headers, linkname, OPEN_FOR / 1_000, this.addresses));
    return this.lead(reply, linkname, await this.placeOf(command));
  }

  private lead(reply: FastifyReply, linkname: Linkname, hash = ''): FastifyReply {
    return this.leadTo(reply, `/${linkname}${hash}`);
  }

  private leadTo(reply: FastifyReply, address: string): FastifyReply {
    return reply.header('Cache-Control', 'no-store').redirect(address, 303);
  }

  /** Where the opened tile is on its page. */
  private async placeOf({ linkname, tile, network }: OpenLockCommand): Promise<string> {
    if (tile === undefined) return '';
    const { page } = await this.live.lookUp(linkname, network);
    const place = page?.design ? tileIdsOf(page.design.tiles).indexOf(tile) : -1;
    return place < 0 ? '' : `#tile-${place + 1}`;
  }

  /** Rendered for this visitor, whose browser may have opened something else. */
  private async refuse(request: LockRequest, reply: FastifyReply, command: OpenLockCommand, obstacle: LockObstacle): Promise<void> {
    const { linkname, tile = null, network } = command;
    const opened = openedLocks(await this.live.lookUp(linkname, network), request.headers, this.clock.now());
    const asked = { linkname, language: requestLanguage(request.headers), network };
    const document = await this.publicPages.refusal(asked, opened, { tile, obstacle });
    reply.hijack();
    document.answer(request.raw, reply.raw);
  }
}
