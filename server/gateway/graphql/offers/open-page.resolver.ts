import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Clock } from '../../../clock.port.js';
import { DEFAULT_LANGUAGE } from '../../../languages.rules.js';
import { LockPasswordWrong } from '../../../locks/locks.errors.js';
import { OpenLock } from '../../../locks/use-cases/open-lock.js';
import { parseLinkname } from '../../../pages/linknames/linkname.rules.js';
import { addPass, openedBy } from '../../../pages/locks/lock-pass.js';
import { PageNotFound } from '../../../pages/pages.errors.js';
import { SiteAddresses } from '../../../site-addresses.js';
import type { Caller } from '../../../accounts/caller.js';
import { Public } from '../../authentication.guard.js';
import { CurrentCaller } from '../../caller.js';
import type { GraphqlContext } from '../../graphql-context.js';
import { isFromHere } from '../../web/form-requests.js';
import type { PreparedDocument } from '../../web/prepared-document.js';
import { DocumentLoader, type DocumentRequest } from '../../web/public-pages/document-loader.js';
import type { MutationOpenPageArgs, OpenedPage, PublicPage } from '../generated.js';
import { publicPageView } from '../public-page.js';

/** Opens pages and tiles by their password, for programs. Browsers send a form. */
@Resolver()
export class OpenPageResolver {
  constructor(
    private readonly openLock: OpenLock,
    private readonly documentLoader: DocumentLoader,
    private readonly addresses: SiteAddresses,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Mutation('openPage')
  async open(
    @Args() args: MutationOpenPageArgs,
    @CurrentCaller() { network }: Caller,
    @Context() { request }: GraphqlContext,
  ): Promise<OpenedPage> {
    const asked = parseLinkname(args.linkname);
    // Another site could only let its visitors guess, as with the form.
    if (!asked.ok || !isFromHere(request)) throw new PageNotFound();
    const { document, movedTo } = await this.documentLoader.loadPresent(asked.value, network);
    const linkname = movedTo ?? asked.value;
    const outcome = await this.openLock.execute({ linkname, tile: args.tileId ?? undefined, password: args.password, network });
    if (outcome === 'nothing') throw new PageNotFound();
    if (outcome === 'wrong') throw new LockPasswordWrong();
    const passes = addPass(args.passes ?? '', outcome.pass);
    const page = await this.see(document, passes, { linkname, language: DEFAULT_LANGUAGE, network });
    return { page, passes, expiresAt: outcome.until };
  }

  /** The page with what the passes open. It is kept once for each set of locks, as for visitors with a browser. */
  private async see(document: PreparedDocument, passes: string, request: DocumentRequest): Promise<PublicPage> {
    const { locks = [], revision } = document.source ?? {};
    const opened = openedBy(passes, locks, revision?.pageId ?? '', this.clock.now());
    const { source } = await this.documentLoader.loadOpened(document, opened, request);
    const page = source && publicPageView(source, this.addresses);
    if (!page) throw new PageNotFound();
    return page;
  }
}
