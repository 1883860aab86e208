import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { NotSignedIn } from '../../../accounts/accounts.errors.js';
import { Authenticate } from '../../../accounts/sessions/use-cases/authenticate.js';
import { FindSessionOwner } from '../../../accounts/sessions/use-cases/find-session-owner.js';
import type { Actor } from '../../../actor.js';
import { AdmitOperator } from '../../../administration/use-cases/admit-operator.js';
import { Clock } from '../../../clock.port.js';
import { DomainError } from '../../../domain-error.js';
import { picturesOf } from '../../../exports/exported-page.js';
import type { ImageName } from '../../../media/image.js';
import { OpenDraftLink } from '../../../pages/drafts/use-cases/open-draft-link.js';
import { SeePicture, type PictureSight } from '../../../pages/pictures/use-cases/see-picture.js';
import type { PublicLookUp } from '../../../pages/public-look-up.js';
import { requestToken } from '../../http/request-token.js';
import { readPictureCookies } from '../../picture-cookies.js';

/** For how long an instance does not ask again whether everybody sees a picture, in milliseconds. A tile is gone everywhere within a second. */
const KNOWN_FOR = 900;
const MOST_KNOWN = 20_000;

/** In seconds: a year. */
const FOREVER = 31_536_000;

interface Known {
  readonly sight: PictureSight;
  readonly since: number;
}

/** Decides whether a request gets a picture, and who may keep it. */
@Injectable()
export class PictureSights {
  private readonly known = new LRUCache<ImageName, Known>({ max: MOST_KNOWN });

  constructor(
    private readonly seePicture: SeePicture,
    private readonly authenticate: Authenticate,
    private readonly findSessionOwner: FindSessionOwner,
    private readonly admitOperator: AdmitOperator,
    private readonly openDraftLink: OpenDraftLink,
    private readonly clock: Clock,
  ) {}

  /**
   * The `Cache-Control` of a picture; null for somebody who must not see it. While the database is away, what was shown last is shown, until its tile goes. Errors: those of the
   * database about a picture that nobody has asked for before.
   */
  async cachingOf(name: ImageName, headers: IncomingHttpHeaders): Promise<string | null> {
    const { isShown, until } = await this.byAnybody(name);
    if (!isShown) return (await this.byThisViewer(name, headers)) ? 'private, no-store' : null;
    if (until === null) return `public, max-age=${FOREVER}, immutable`;
    const seconds = Math.floor((until.getTime() - this.clock.now().getTime()) / 1_000);
    return seconds > 0 ? `public, max-age=${Math.min(seconds, FOREVER)}` : 'no-store';
  }

  /** Notes that everybody sees the pictures of a page, so that they are shown like the page itself while the database is away. */
  note({ page, period }: PublicLookUp): void {
    const sight = { isShown: true, until: period?.until ?? null };
    for (const name of page ? picturesOf(page) : []) if (!this.known.has(name)) this.known.set(name, { sight, since: -Infinity });
  }

  private async byAnybody(name: ImageName): Promise<PictureSight> {
    const known = this.known.get(name);
    if (known && performance.now() - known.since < KNOWN_FOR) return known.sight;
    const since = performance.now();
    try {
      const sight = await this.seePicture.byAnybody(name);
      this.known.set(name, { sight, since });
      return sight;
    } catch (error) {
      if (!(error instanceof DomainError) || !known?.sight.isShown || this.isOver(known.sight)) throw error;
      return known.sight;
    }
  }

  private isOver({ until }: PictureSight): boolean {
    return until !== null && until <= this.clock.now();
  }

  private async byThisViewer(name: ImageName, headers: IncomingHttpHeaders): Promise<boolean> {
    const { passes, drafts, session } = readPictureCookies(headers.cookie);
    const token = requestToken(headers.authorization);
    const [actor, ofDrafts] = await Promise.all([
      token === undefined ? session && this.findSessionOwner.execute(session) : this.actorOf(token),
      Promise.all(drafts.map((draft) => this.openDraftLink.accountOf(draft))),
    ]);
    const own = actor?.has('read') ? actor.accountFor('read') : null;
    const isOperator = actor?.has('read') ? await this.admitOperator.isOperator(actor) : false;
    const mayReadAll = (accountId: string) => isOperator || own === accountId || ofDrafts.includes(accountId);
    return this.seePicture.byViewer(name, { passes, mayReadAll });
  }

  private async actorOf(token: string): Promise<Actor | null> {
    try {
      return await this.authenticate.execute(token);
    } catch (error) {
      if (error instanceof NotSignedIn) return null;
      throw error;
    }
  }
}
