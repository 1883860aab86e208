import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.js';
import { DomainError } from '../../domain-error.js';
import { parseLinkname } from '../../pages/linkname.rules.js';
import { FindMissedChanges } from '../../pages/use-cases/find-missed-changes.js';
import { WatchPageChanges } from '../../pages/use-cases/watch-page-changes.js';
import { WaitingLine } from '../../waiting-line.js';
import { FrontDoor } from '../front-door.js';
import { decoded } from './decoded.js';
import { KeptDocuments, TooLate } from './kept-documents.js';
import { LinknameDocuments } from './linkname-documents.js';
import type { PreparedDocument } from './prepared-document.js';
import { RevisionCheck } from './revision-check.js';
import { securityHeaders, type HeaderList } from './security-headers.js';

const keptBytes = { pages: 64 * 1024 * 1024, unknown: 4 * 1024 * 1024 };
// Longer than any look-up takes that succeeds, and shorter than a visitor's patience with a blank screen.
const patience = 2_000;

// Each that is made takes one of the pool's ten connections, then one of the four threads that compress: whoever asks for thousands
// of names leaves most of the connections and a thread to everybody else. As many may wait as are made within the patience.
const madeAtOnce = 3;
const mostWaiting = 500;
// What was changed a moment ago stands in a line of its own: who publishes and looks waits behind no stranger.
const changedMadeAtOnce = 1;

// In milliseconds. Who runs the server learns that visitors are turned away, and not once for each of them.
const warnedEvery = 60_000;

/** One segment, with or without a final slash; a query changes nothing. */
const SEGMENT = /^\/([^/?#]+)\/?(?:\?|$)/;

/**
 * Answers every address that may be a linkname, in front of the framework: from memory when nothing has changed since the last
 * time, else from the database, made once for everybody who waits.
 */
@Injectable()
export class PublicPages implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger(PublicPages.name);
  private readonly tooLate = (): TooLate => this.warnOfDelay();
  private readonly kept = new KeptDocuments(keptBytes, patience, this.tooLate);
  private readonly line = new WaitingLine(madeAtOnce, mostWaiting, this.tooLate);
  private readonly changedLine = new WaitingLine(changedMadeAtOnce, mostWaiting, this.tooLate);
  private readonly check: RevisionCheck;
  private readonly headers: HeaderList;
  private loading: PreparedDocument | undefined;
  private warnedAt = -Infinity;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly frontDoor: FrontDoor,
    private readonly documents: LinknameDocuments,
    private readonly watchPageChanges: WatchPageChanges,
    findMissedChanges: FindMissedChanges,
  ) {
    this.headers = securityHeaders(config.publicUrl);
    this.check = new RevisionCheck(this.kept, findMissedChanges);
  }

  async onModuleInit(): Promise<void> {
    this.loading = await this.documents.makeLoading();
    this.watchPageChanges.execute({
      changed: (linkname) => this.kept.outdate(linkname),
      gone: (linkname) => this.kept.remove(linkname),
      missed: () => this.kept.outdateAll(),
    });
    this.check.start();
    this.frontDoor.answerFirst((request, response) => this.tryAnswer(request, response));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.check.stop();
  }

  private tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    // Only linknames are kept, so that what is found needs no reading.
    const found = isRead ? this.kept.find(url.slice(1)) : undefined;
    if (found) {
      found.answer(request, response);
      return true;
    }
    const linkname = linknameOfPath(url);
    if (linkname === undefined) return false;
    if (isRead) void this.answerLinkname(linkname, request, response);
    else refuseMethod(response, this.headers);
    return true;
  }

  private async answerLinkname(linkname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const document = this.kept.find(linkname) ?? (await this.make(linkname));
    document?.answer(request, response);
  }

  private make(linkname: string): Promise<PreparedDocument | undefined> {
    const line = this.kept.isOutdated(linkname) ? this.changedLine : this.line;
    return this.kept
      .make(linkname, () => line.inTurn(() => this.documents.make(linkname)))
      .catch((error: unknown) => {
        // That the database is away is in the log already, and not once for each visitor.
        if (!(error instanceof DomainError)) this.log.error(error);
        return this.loading;
      });
  }

  private warnOfDelay(): TooLate {
    const now = performance.now();
    if (now - this.warnedAt >= warnedEvery) {
      this.warnedAt = now;
      this.log.warn('More pages are asked for than can be made in time: some visitors see a former page, or are asked to wait.');
    }
    return new TooLate();
  }
}

/** The linkname that a path is the address of; undefined for what can be none, which is for others to answer. */
export function linknameOfPath(url: string): string | undefined {
  const segment = SEGMENT.exec(url)?.[1];
  if (segment === undefined) return undefined;
  const text = decoded(segment);
  // A blank is forgiven in a form; in an address it is another path.
  if (text === undefined || text !== text.trim()) return undefined;
  const parsed = parseLinkname(text);
  return parsed.ok ? parsed.value : undefined;
}

function refuseMethod(response: ServerResponse, headers: HeaderList): void {
  const body = JSON.stringify({ detail: 'A page can only be read: use GET.', code: 'METHOD_NOT_ALLOWED' });
  const own = ['Allow', 'GET, HEAD', 'Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)];
  response.writeHead(405, [...own, ...headers]).end(body);
}
