import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../actor.js';
import { SiteAddresses } from '../../site-addresses.js';
import { sentenceOf } from '../../domain-error.js';
import type { Page, Published } from '../../pages/page.js';
import { reservedLinknames } from '../../pages/linknames/reserved-linknames.rules.js';
import { TEXTS } from '../../pages/vocabulary/vocabulary.rules.js';
import { OwnPages } from '../../pages/use-cases/own-pages.js';
import type { Caller } from '../../accounts/caller.js';
import { Public } from '../authentication.guard.js';
import { CurrentCaller } from '../caller.js';
import { CurrentActor } from '../current-actor.js';
import { Publications } from '../publications.js';
import { DocumentLoader } from '../web/public-pages/document-loader.js';
import { designOf, designView, vocabularyOfInput } from './design-view.js';
import type {
  LinknameAvailability,
  MutationClaimLinknameArgs,
  MutationPublishArgs,
  MutationPublishPageArgs,
  MyPage,
  PageVersion,
  PageVersionSummary,
  PublicPage,
  QueryLinknameAvailabilityArgs,
  QueryPageVersionArgs,
  QueryPageVersionsArgs,
  QueryPublicPageArgs,
} from './generated.js';
import { pageOf, toMyPage } from './my-page.js';
import { publicPageView } from './public-page.js';
import { Linknames } from '../../pages/linknames/use-cases/linknames.js';
import { PageVersions } from '../../pages/publishing/use-cases/page-versions.js';
import { AccountLimits } from '../../accounts/limits/use-cases/account-limits.js';

/** The GraphQL operations of pages, for owners and for visitors. */
@Resolver()
export class PagesResolver {
  constructor(
    private readonly pages: OwnPages,
    private readonly versions: PageVersions,
    private readonly documentLoader: DocumentLoader,
    private readonly linknames: Linknames,
    private readonly accountLimits: AccountLimits,
    private readonly publications: Publications,
    private readonly addresses: SiteAddresses,
  ) {}

  @Query('myPage')
  async myPage(@CurrentActor() actor: Actor): Promise<MyPage> {
    return this.toMyPage(await this.pages.load({ actor }));
  }

  @Query('pageVersions')
  async pageVersions(@CurrentActor() actor: Actor, @Args() { pageId }: QueryPageVersionsArgs): Promise<PageVersionSummary[]> {
    // The generated type differs only in that its lists are mutable.
    return (await this.versions.list(pageOf(actor, pageId))) as unknown as PageVersionSummary[];
  }

  @Query('pageVersion')
  async pageVersion(@CurrentActor() actor: Actor, @Args() { version, pageId }: QueryPageVersionArgs): Promise<PageVersion> {
    const { design, ...found } = await this.versions.load({ ...pageOf(actor, pageId), version });
    return { ...found, design: designView(design, this.addresses) };
  }

  @Public()
  @Query('publicPage')
  async publicPage(@Args() { linkname }: QueryPublicPageArgs, @CurrentCaller() { network }: Caller): Promise<PublicPage | null> {
    return publicPageView(await this.documentLoader.lookUp(linkname, network), this.addresses);
  }

  @Public()
  @Query('linknameAvailability')
  async linknameAvailability(
    @Args() args: QueryLinknameAvailabilityArgs,
    @CurrentCaller() { network }: Caller,
  ): Promise<LinknameAvailability> {
    const { linkname, refusal } = await this.documentLoader.lookUpInTurn(network, () => this.linknames.check(args.linkname));
    return { linkname, available: refusal === null, code: refusal?.code ?? null, reason: refusal && sentenceOf(refusal) };
  }

  @Public()
  @Query('reservedLinknames')
  reservedLinknames(): string[] {
    return reservedLinknames();
  }

  @Mutation('claimLinkname')
  async claim(@CurrentActor() actor: Actor, @Args() { linkname, pageId }: MutationClaimLinknameArgs): Promise<MyPage> {
    const claim = () => this.linknames.claim({ ...pageOf(actor, pageId), linkname });
    return this.toMyPage(await this.accountLimits.admit('claimLinkname', actor, claim));
  }

  @Mutation('publishPage')
  async publish(@CurrentActor() actor: Actor, @Args() { input }: MutationPublishPageArgs): Promise<MyPage> {
    const { design, basedOnVersion, pageId } = input;
    const publication = { ...pageOf(actor, pageId), design, basedOn: basedOnVersion, vocabulary: TEXTS };
    return this.toPublished(await this.publications.publish(actor, () => publication));
  }

  @Mutation('publish')
  async publishAnyTiles(@CurrentActor() actor: Actor, @Args() { input }: MutationPublishArgs): Promise<MyPage> {
    const { design, basedOnVersion, pageId, dryRun } = input;
    const [clientMutationId, theme] = [input.clientMutationId ?? undefined, input.theme ?? undefined];
    const publication = {
      ...pageOf(actor, pageId),
      vocabulary: vocabularyOfInput(design),
      basedOn: basedOnVersion,
      isDryRun: dryRun,
      clientMutationId,
      theme,
    };
    return this.toPublished(await this.publications.publish(actor, () => ({ ...publication, design: designOf(design) }), dryRun));
  }

  private toPublished({ page, isChanged }: Published): MyPage {
    return toMyPage(page, this.addresses, isChanged);
  }

  private toMyPage(page: Page): MyPage {
    return toMyPage(page, this.addresses);
  }
}
