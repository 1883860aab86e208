import { Injectable } from '@nestjs/common';
import { RATE_LIMITS } from '../../accounts/limits/rate-limit.js';
import { LimitAttempts } from '../../accounts/limits/use-cases/limit-attempts.js';
import { FindDataLink } from '../../accounts/use-cases/find-data-link.js';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { Images } from '../../media/use-cases/images.js';
import { SiteAddresses } from '../../site-addresses.js';
import { EverybodysPages } from '../../pages/use-cases/everybodys-pages.js';
import { ArchiveTurns } from '../archive-turns.js';
import { archiveFiles, copiedInto } from '../archive.js';
import { pageFolder, type ArchiveFile, type CopyPage, type PersonalRecord } from '../archive-file.js';
import { PersonalData } from '../ports/personal-data.port.js';

/**
 * Gives a person all that is stored about the own account, as the files of an archive: after a fresh sign-in, or by a link that an operator has let us
 * mail. Both together count. Errors: TOO_MANY_ATTEMPTS, BUSY.
 */
@Injectable()
export class ExportPersonalData {
  constructor(
    private readonly personalData: PersonalData,
    private readonly everybodysPages: EverybodysPages,
    private readonly images: Images,
    private readonly turns: ArchiveTurns,
    private readonly findDataLink: FindDataLink,
    private readonly limitAttempts: LimitAttempts,
    private readonly clock: Clock,
    private readonly addresses: SiteAddresses,
  ) {}

  /** For a person who is signed in. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED, FRESH_SIGN_IN_NEEDED. */
  async inPerson(actor: Actor, copy: CopyPage): Promise<AsyncIterable<ArchiveFile>> {
    const accountId = actor.accountInPerson();
    actor.needFreshSignIn(this.clock.now());
    return this.count(accountId, copy);
  }

  /** Until when a mailed link works, by its token; null if it does not. It is not counted, because programs that scan mails open every link. */
  async endOfLink(token: string): Promise<Date | null> {
    return (await this.findDataLink.execute(token))?.expiresAt ?? null;
  }

  /** For whoever holds the token of a mailed link, also while the account is suspended. Null if the link does not work. */
  async byLink(token: string, copy: CopyPage): Promise<AsyncIterable<ArchiveFile> | null> {
    const link = await this.findDataLink.execute(token);
    return link && this.count(link.accountId, copy);
  }

  private async count(accountId: string, copy: CopyPage): Promise<AsyncIterable<ArchiveFile>> {
    const readMe = readMeOf(this.addresses.origin, this.clock.now());
    const files = () => archiveFiles(readMe, this.records(accountId, copy), this.images);
    return this.turns.hold(accountId, () =>
      this.limitAttempts.execute([{ limit: RATE_LIMITS.exportData, key: accountId }], async () => files()),
    );
  }

  private async *records(accountId: string, copy: CopyPage): AsyncGenerator<PersonalRecord> {
    yield* this.personalData.read(accountId);
    for await (const page of this.everybodysPages.ofAccount(accountId)) yield* copiedInto(pageFolder(page), page, copy);
  }
}

function readMeOf(origin: string, now: Date): string {
  return `Your data at ${origin}, as it was on ${now.toISOString()}.

account/      Your account: names, address, how you sign in, devices, tokens and webhooks, and what operators did with it.
pages/        A folder for each page. Its page.json, its draft.json if it has a draft, and its pictures can be brought to any site with this software, and
              its linkstack.json to LinkStack. Its folder site shows it on any web server, as everybody saw it on that day: without what is hidden, behind a
              password or still to come. The other files have its versions, and how often it was visited.
pictures/     The pictures that you have uploaded for tiles.
missing.json  Only if some pictures could not be read: their names.

The files are JSON (RFC 8259), and the visits CSV (RFC 4180). Times are in UTC. Passwords, secrets of tokens and webhooks, and codes are not in it: they are stored as hashes, or
would let somebody in. Reports that visitors have sent about your pages are not in it either, because they are about those visitors, too.
`;
}
