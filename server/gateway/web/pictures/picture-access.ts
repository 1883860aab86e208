import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { NotSignedIn } from '../../../accounts/accounts.errors.js';
import { Authenticate } from '../../../accounts/sessions/use-cases/authenticate.js';
import { FindSessionOwner } from '../../../accounts/sessions/use-cases/find-session-owner.js';
import type { Actor } from '../../../actor.js';
import { AdmitOperator } from '../../../administration/use-cases/admit-operator.js';
import { ReadWithheld } from '../../../administration/use-cases/read-withheld.js';
import { Clock } from '../../../clock.port.js';
import { DomainError } from '../../../domain-error.js';
import { FairQueue } from '../../../fair-queue.js';
import type { ImageName } from '../../../media/image.js';
import { OpenDraftLink } from '../../../pages/drafts/use-cases/open-draft-link.js';
import { filesShownOn } from '../../../pages/files-shown-on.js';
import type { PageAddress } from '../../../pages/page-address.js';
import { SeePicture, type PictureViewer } from '../../../pages/pictures/use-cases/see-picture.js';
import type { PublicLookUp } from '../../../pages/public-look-up.js';
import { requestToken } from '../../http/request-token.js';
import { readPictureCookies } from '../../picture-cookies.js';
import { TooLate } from '../documents.errors.js';

/** For how long an instance does not ask again about a picture that everybody sees, in milliseconds. A tile is gone everywhere within a second. */
const KNOWN_FOR = 900;
/** While the database is away, what is older is not believed, in milliseconds: a day. */
const BELIEVED_FOR = 24 * 3_600_000;
/** After the database was away, it is not asked for so long about what is known, in milliseconds. */
const PAUSE = 1_000;
const MOST_KNOWN = 20_000;

/** In seconds: a year. And a minute, for what is only believed. */
const [FOREVER, BRIEFLY] = [31_536_000, 60];

// Each question uses one of the connections to the database. Pages and both APIs need the others.
const questions = { atOnce: 3, mostWaiting: 500 };

interface Known {
  /** A page that shows it. Null if none does: nobody has published it. */
  readonly linkname: string | null;
  readonly until: Date | null;
  readonly since: number;
  /** Whether the database has said so, and not the page alone. */
  readonly isAsked: boolean;
}

/** A request for a picture. */
export interface PictureRequest {
  readonly name: ImageName;
  readonly headers: IncomingHttpHeaders;
  /** The network that it comes from, by which the queue takes turns. */
  readonly network: string;
}

/** Decides whether a request gets a picture, and who may keep it. */
@Injectable()
export class PictureAccess {
  /** The pictures that everybody sees. */
  private readonly known = new LRUCache<ImageName, Known>({ max: MOST_KNOWN });
  private readonly queue = new FairQueue(questions, () => new TooLate());
  private awayAt = -Infinity;
  /** How often pages were narrowed. An answer from before is not remembered. */
  private narrowings = 0;

  constructor(
    private readonly seePicture: SeePicture,
    private readonly authenticate: Authenticate,
    private readonly findSessionOwner: FindSessionOwner,
    private readonly admitOperator: AdmitOperator,
    private readonly readWithheld: ReadWithheld,
    private readonly openDraftLink: OpenDraftLink,
    private readonly clock: Clock,
  ) {}

  /**
   * The `Cache-Control` of a picture; null for somebody who must not see it. While the database is away, what was shown last is shown, until its tile goes. Errors: those of the
   * database about any other picture; BUSY; PAGE_FORMAT_NEWER.
   */
  async cachingOf(request: PictureRequest): Promise<string | null> {
    const known = this.known.get(request.name);
    if (known && this.isCertain(known)) return this.publicly(known.until, FOREVER);
    const believed = known && this.isBelieved(known) ? this.publicly(known.until, BRIEFLY) : null;
    if (believed !== null && performance.now() - this.awayAt < PAUSE) return believed;
    try {
      return await this.queue.inTurn(request.network, () => this.ask(request));
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.awayAt = performance.now();
      if (believed === null) throw error;
      return believed;
    }
  }

  /**
   * Begins to load a page. What is returned notes that everybody sees its pictures, so that they are shown like the page itself while the database is away; it does nothing if any page was narrowed
   * meanwhile.
   */
  beginNoting(): (found: PublicLookUp) => void {
    const { narrowings } = this;
    return ({ page, period }) => {
      if (!page?.design || narrowings !== this.narrowings) return;
      const noted = { linkname: page.linkname, until: period?.until ?? null, since: performance.now(), isAsked: false };
      for (const name of filesShownOn(page)) if (!this.known.get(name as ImageName)?.isAsked) this.known.set(name as ImageName, noted);
    };
  }

  /** The page at an address does not show somebody any more what it showed: whoever asks for its pictures is answered anew, or not at all while the database is away. */
  forget({ path }: PageAddress): void {
    this.narrowings += 1;
    // Nobody knows who has what was never published, or is published by now.
    for (const [name, { linkname }] of this.known.entries()) if (linkname === path || linkname === null) this.known.delete(name);
  }

  private async ask({ name, headers }: PictureRequest): Promise<string | null> {
    const [since, { narrowings }] = [performance.now(), this];
    const { isShown, until, linkname } = await this.seePicture.byAnybody(name);
    if (isShown) {
      if (narrowings === this.narrowings) this.known.set(name, { linkname, until, since, isAsked: true });
      return this.publicly(until, FOREVER);
    }
    this.known.delete(name);
    const actor = await this.actorOf(headers);
    const isSeen = (await this.seePicture.byViewer(name, await this.viewer(headers, actor))) || (await this.isOperators(name, actor));
    return isSeen ? 'private, no-store' : null;
  }

  private publicly(until: Date | null, most: number): string {
    if (until === null && most === FOREVER) return `public, max-age=${FOREVER}, immutable`;
    const seconds = until === null ? most : Math.floor((until.getTime() - this.clock.now().getTime()) / 1_000);
    return seconds > 0 ? `public, max-age=${Math.min(seconds, most)}` : 'no-store';
  }

  private isCertain(known: Known): boolean {
    return known.isAsked && performance.now() - known.since < KNOWN_FOR && !this.isOver(known);
  }

  private isBelieved(known: Known): boolean {
    return performance.now() - known.since < BELIEVED_FOR && !this.isOver(known);
  }

  private isOver({ until }: Known): boolean {
    return until !== null && until <= this.clock.now();
  }

  private async viewer({ cookie }: IncomingHttpHeaders, actor: Actor | null): Promise<PictureViewer> {
    const { passes, drafts } = readPictureCookies(cookie);
    const own = actor?.has('read') ? [actor.accountFor('read')] : [];
    return { passes, accounts: new Set([...own, ...(await this.openDraftLink.accountsOf(drafts))]) };
  }

  private async actorOf({ cookie, authorization }: IncomingHttpHeaders): Promise<Actor | null> {
    const token = requestToken(authorization);
    const { session } = readPictureCookies(cookie);
    if (token === undefined) return session === null || session === undefined ? null : this.findSessionOwner.execute(session);
    try {
      return await this.authenticate.execute(token);
    } catch (error) {
      if (error instanceof NotSignedIn) return null;
      throw error;
    }
  }

  /** Whether it is an operator, where the screens of the administration would open, and the picture is one that operators see. */
  private async isOperators(name: ImageName, actor: Actor | null): Promise<boolean> {
    const operator = actor && (await this.operatorOf(actor));
    if (!operator) return false;
    const { isShown, pages } = await this.seePicture.byOperator(name);
    return isShown || this.readWithheld.hasRead(operator, pages);
  }

  private async operatorOf(actor: Actor): Promise<Actor | null> {
    try {
      return await this.admitOperator.admit(actor);
    } catch (error) {
      if (error instanceof DomainError && error.kind !== 'unavailable') return null;
      throw error;
    }
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'BUSY' && !(error instanceof TooLate);
}
