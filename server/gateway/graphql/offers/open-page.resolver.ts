import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Clock } from '../../../clock.port.js';
import { LockPasswordWrong } from '../../../locks/locks.errors.js';
import { OPEN_FOR, OpenLock } from '../../../locks/use-cases/open-lock.js';
import { parseLinkname } from '../../../pages/linknames/linkname.rules.js';
import { addPass, openedBy } from '../../../pages/locks/lock-pass.js';
import { PageNotFound } from '../../../pages/pages.errors.js';
import { LoadPublicPage } from '../../../pages/use-cases/load-public-page.js';
import { SiteAddresses } from '../../../site-addresses.js';
import type { Caller } from '../../../accounts/caller.js';
import { Public } from '../../authentication.guard.js';
import { CurrentCaller } from '../../caller.js';
import { DocumentLoader } from '../../web/public-pages/document-loader.js';
import type { MutationOpenPageArgs, OpenedPage } from '../generated.js';
import { publicPageView } from '../public-page.js';

/** Opens pages and tiles by their password, for programs. Browsers send a form. */
@Resolver()
export class OpenPageResolver {
  constructor(
    private readonly openLock: OpenLock,
    private readonly loadPublicPage: LoadPublicPage,
    private readonly documentLoader: DocumentLoader,
    private readonly addresses: SiteAddresses,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Mutation('openPage')
  async open(@Args() args: MutationOpenPageArgs, @CurrentCaller() { network }: Caller): Promise<OpenedPage> {
    const linkname = parseLinkname(args.linkname);
    if (!linkname.ok) throw new PageNotFound();
    const command = { linkname: linkname.value, tile: args.tileId ?? undefined, password: args.password, network };
    const outcome = await this.openLock.execute(command);
    if (outcome === 'nothing') throw new PageNotFound();
    if (outcome === 'wrong') throw new LockPasswordWrong();
    const passes = addPass(args.passes ?? '', outcome.pass);
    const now = this.clock.now();
    // It is another page for each visitor, so it is not in the cache.
    const found = await this.documentLoader.lookUpInTurn(network, async () => {
      const { locks = [], revision } = await this.loadPublicPage.execute(linkname.value);
      return this.loadPublicPage.execute(linkname.value, openedBy(passes, locks, revision.pageId ?? '', now));
    });
    const page = publicPageView(found, this.addresses);
    if (!page) throw new PageNotFound();
    return { page, passes, expiresAt: new Date(now.getTime() + OPEN_FOR) };
  }
}
