import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteAddresses } from '../../../site-addresses.js';
import { FairQueue } from '../../../fair-queue.js';
import { LoadCard } from '../../../pages/use-cases/load-card.js';
import { networkOf } from '../../caller.js';
import { TooLate } from '../documents.errors.js';
import { LinknameDocuments } from './linkname-documents.js';

type CardRequest = FastifyRequest<{ Params: { linkname: string; file: string } }>;

// Only some of them are drawn, one at a time. So uploads, which wait in the queue of the same process, seldom wait for more than these.
const limits = { atOnce: 2, mostWaiting: 100 };

const FILE = /^([0-9a-f]{32})\.jpg$/;

/**
 * Serves the cards of pages, which networks ask for when somebody shares an address. A card has the words of its page, so it is shown as long as
 * the page is: nobody keeps it for more than a day. The queue takes turns between networks.
 */
@Injectable()
export class PageCards implements OnModuleInit {
  private readonly queue = new FairQueue(limits, () => new TooLate());

  constructor(
    private readonly addresses: SiteAddresses,
    private readonly loadCard: LoadCard,
    private readonly documents: LinknameDocuments,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance();
    server.get('/media/cards/:linkname/:file', (request: CardRequest, reply) => this.answer(request, reply));
  }

  private async answer({ params: { linkname, file }, ip }: CardRequest, reply: FastifyReply): Promise<unknown> {
    const id = FILE.exec(file)?.[1];
    if (id === undefined) return reply.callNotFound();
    const found = await this.queue.inTurn(networkOf(ip), () => {
      return this.loadCard.execute(linkname, id, (name, page) => this.documents.card(name, page));
    });
    if (found === null) return reply.callNotFound();
    // The page has changed since somebody read the address.
    if ('present' in found) return reply.header('Cache-Control', 'no-store').redirect(this.addresses.card(found.linkname, found.present));
    return reply.headers(describing).send(found.content);
  }
}

// A browser must not execute it as a document or script. Other sites may show it.
const describing = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
