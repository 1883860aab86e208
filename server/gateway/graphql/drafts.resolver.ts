import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../accounts/caller.js';
import type { Actor } from '../../actor.js';
import type { PageDraft } from '../../pages/drafts/page-draft.js';
import type { DraftLink } from '../../pages/drafts/draft-link.js';
import { DraftLinkOfPage } from '../../pages/drafts/use-cases/draft-link-of-page.js';
import { Drafts } from '../../pages/drafts/use-cases/drafts.js';
import { SaveDraft } from '../../pages/drafts/use-cases/save-draft.js';
import type { PageOfActor } from '../../pages/page.js';
import { SiteAddresses } from '../../site-addresses.js';
import { CurrentCaller } from '../caller.js';
import { CurrentActor } from '../current-actor.js';
import { designOf, designView, vocabularyOfInput } from './design-view.js';
import type {
  DraftLink as DraftLinkView,
  MutationCreateDraftLinkArgs,
  MutationDiscardDraftArgs,
  MutationRevokeDraftLinkArgs,
  MutationSaveDraftArgs,
  MyPage,
  PageDraft as PageDraftView,
  QueryPageDraftArgs,
} from './generated.js';
import { pageOf } from './my-page.js';
import { AccountLimits } from '../../accounts/limits/use-cases/account-limits.js';

const NEVER_SAVED = { revision: 0, basedOn: 0, savedAt: null, device: null, writer: null, isDiscarded: true };

/** The drafts of an account's pages, and the links to them. */
@Resolver('MyPage')
export class DraftsResolver {
  constructor(
    private readonly drafts: Drafts,
    private readonly saveDraft: SaveDraft,
    private readonly draftLink: DraftLinkOfPage,
    private readonly accountLimits: AccountLimits,
    private readonly addresses: SiteAddresses,
  ) {}

  @ResolveField('draft')
  async ofPage(@Parent() { id }: MyPage, @CurrentActor() actor: Actor): Promise<PageDraftView | null> {
    const page = pageOf(actor, id);
    const draft = await this.drafts.load(page);
    return draft && this.toView(draft, page);
  }

  @Query('pageDraft')
  async load(@CurrentActor() actor: Actor, @Args() { pageId }: QueryPageDraftArgs): Promise<PageDraftView> {
    const page = pageOf(actor, pageId);
    return this.toView((await this.drafts.load(page)) ?? NEVER_SAVED, page);
  }

  @Mutation('saveDraft')
  async save(
    @CurrentActor() actor: Actor,
    @CurrentCaller() { device }: Caller,
    @Args() { input }: MutationSaveDraftArgs,
  ): Promise<PageDraftView> {
    const { design, basedOnVersion, revision, pageId, writer = null } = input;
    const page = pageOf(actor, pageId);
    const draft = { vocabulary: vocabularyOfInput(design), design: designOf(design), basedOn: basedOnVersion, revision, device, writer };
    const save = () => this.saveDraft.execute({ ...page, ...draft });
    return this.toView(await this.accountLimits.admit('saveDraft', actor, save), page);
  }

  @Mutation('discardDraft')
  async discard(@CurrentActor() actor: Actor, @Args() { pageId, revision }: MutationDiscardDraftArgs): Promise<PageDraftView> {
    const page = pageOf(actor, pageId);
    return this.toView(await this.accountLimits.admit('saveDraft', actor, () => this.drafts.discard({ ...page, revision })), page);
  }

  @ResolveField('draftLink')
  async linkOfPage(@Parent() { id }: MyPage, @CurrentActor() actor: Actor): Promise<DraftLinkView | null> {
    const link = await this.draftLink.load(pageOf(actor, id));
    return link && this.toLinkView(link);
  }

  @Mutation('createDraftLink')
  async link(@CurrentActor() actor: Actor, @Args() { pageId }: MutationCreateDraftLinkArgs): Promise<DraftLinkView> {
    return this.toLinkView(await this.accountLimits.admit('arrangePages', actor, () => this.draftLink.make({ actor, pageId })));
  }

  @Mutation('revokeDraftLink')
  async revokeLink(@CurrentActor() actor: Actor, @Args() { pageId }: MutationRevokeDraftLinkArgs): Promise<true> {
    await this.accountLimits.admit('arrangePages', actor, () => this.draftLink.revoke({ actor, pageId }));
    return true;
  }

  private toLinkView({ token, ...link }: DraftLink): DraftLinkView {
    return { ...link, url: this.addresses.draft(token) };
  }

  private toView({ basedOn, ...draft }: PageDraft | typeof NEVER_SAVED, page: PageOfActor): PageDraftView {
    const design = async () => {
      const found = draft.isDiscarded ? null : await this.accountLimits.admit('readDraft', page.actor, () => this.drafts.loadDesign(page));
      return found && designView(found, this.addresses);
    };
    // It is only read when the query requests it: GraphQL calls a function. A caller who may save need not be allowed to read.
    return { ...draft, basedOnVersion: basedOn, design } as unknown as PageDraftView;
  }
}
