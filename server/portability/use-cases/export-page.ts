import { Injectable } from '@nestjs/common';
import { RATE_LIMITS } from '../../accounts/limits/rate-limit.js';
import { LimitAttempts } from '../../accounts/limits/use-cases/limit-attempts.js';
import { Clock } from '../../clock.port.js';
import { Images } from '../../media/use-cases/images.js';
import type { Page } from '../../pages/page.js';
import { PageFormatNewer } from '../../pages/pages.errors.js';
import { SiteAddresses } from '../../site-addresses.js';
import { archiveFiles } from '../archive.js';
import type { ArchiveFile } from '../archive-file.js';
import { PersonalData } from '../ports/personal-data.port.js';

/** Gives the owner of a page all of it as the files of an archive, which another site of this product can show again. Errors: PAGE_FORMAT_NEWER, TOO_MANY_ATTEMPTS. */
@Injectable()
export class ExportPage {
  constructor(
    private readonly personalData: PersonalData,
    private readonly images: Images,
    private readonly limitAttempts: LimitAttempts,
    private readonly clock: Clock,
    private readonly addresses: SiteAddresses,
  ) {}

  /** `page`: as its owner has loaded it. */
  async execute(page: Page): Promise<AsyncIterable<ArchiveFile>> {
    const { id, accountId, linkname, isOfNewerFormat } = page;
    if (isOfNewerFormat) throw new PageFormatNewer('reading');
    const readMe = readMeOf(this.addresses.page(linkname) ?? this.addresses.origin, this.clock.now());
    return this.limitAttempts.execute([{ limit: RATE_LIMITS.exportPage, key: accountId }], async () =>
      archiveFiles(readMe, this.personalData.readPage(id), this.images),
    );
  }
}

function readMeOf(address: string, now: Date): string {
  return `A page of ${address}, as it was on ${now.toISOString()}.

page.json       The page as it is published: its words, links, look, and when and for whom its tiles are.
draft.json      Only if there is one: the page as it is in the editor.
pictures/       The pictures of both.
linkstack.json  What LinkStack can read of the page.

To show it on another site with this software, choose "I already have a page elsewhere" in its editor, and bring this whole archive. Passwords are not in it:
what is behind one is hidden there.
`;
}
