import { Injectable } from '@nestjs/common';
import { RATE_LIMITS } from '../../accounts/limits/rate-limit.js';
import { LimitAttempts } from '../../accounts/limits/use-cases/limit-attempts.js';
import { Clock } from '../../clock.port.js';
import { Images } from '../../media/use-cases/images.js';
import type { Page } from '../../pages/page.js';
import { EverybodysPages } from '../../pages/use-cases/everybodys-pages.js';
import { PageFormatNewer } from '../../pages/pages.errors.js';
import { SiteAddresses } from '../../site-addresses.js';
import { ArchiveTurns } from '../archive-turns.js';
import { archiveFiles, copiedInto } from '../archive.js';
import type { ArchiveFile, CopyPage, PersonalRecord } from '../archive-file.js';
import { PersonalData } from '../ports/personal-data.port.js';

/** Gives the owner of a page all of it as the files of an archive, which another site of this product can show again. Errors: PAGE_FORMAT_NEWER, TOO_MANY_ATTEMPTS, BUSY. */
@Injectable()
export class ExportPage {
  constructor(
    private readonly personalData: PersonalData,
    private readonly everybodysPages: EverybodysPages,
    private readonly images: Images,
    private readonly turns: ArchiveTurns,
    private readonly limitAttempts: LimitAttempts,
    private readonly clock: Clock,
    private readonly addresses: SiteAddresses,
  ) {}

  /** `page`: as its owner has loaded it. `hasVersions`: whether its former versions are in the archive, too. */
  async execute(page: Page, copy: CopyPage, hasVersions: boolean): Promise<AsyncIterable<ArchiveFile>> {
    const { accountId, linkname, isOfNewerFormat } = page;
    if (isOfNewerFormat) throw new PageFormatNewer('reading');
    const readMe = readMeOf(this.addresses.page(linkname) ?? this.addresses.origin, this.clock.now());
    const files = () => archiveFiles(readMe, this.records(page, copy, hasVersions), this.images);
    return this.turns.hold(accountId, () =>
      this.limitAttempts.execute([{ limit: RATE_LIMITS.exportPage, key: accountId }], async () => files()),
    );
  }

  private async *records(page: Page, copy: CopyPage, hasVersions: boolean): AsyncGenerator<PersonalRecord> {
    yield* this.personalData.readPage(page.id, hasVersions);
    const seen = this.everybodysPages.of(page);
    if (seen) yield* copiedInto('', seen, copy);
  }
}

function readMeOf(address: string, now: Date): string {
  return `A page of ${address}, as it was on ${now.toISOString()}.

page.json        The page as it is published: its words, links, look, and when and for whom its tiles are.
draft.json       Only if there is one: the page as it is in the editor.
version-….json   Only if you have asked for them: its former versions.
pictures/        The pictures of all of these.
site/            The page for any web server, as everybody saw it on that day: put this folder there, and open its index.html. It shows nothing that is hidden, behind a
                 password or still to come. Only if everybody saw the page.
linkstack.json   What LinkStack can read of the page.
missing.json     Only if some pictures could not be read: their names.

To show it on another site with this software, choose "I already have a page elsewhere" in its editor, and bring this whole archive. Passwords are not in it:
what is behind one is hidden there.
`;
}
