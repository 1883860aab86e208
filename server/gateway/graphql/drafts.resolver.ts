import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../accounts/caller.js';
import { AdmitAction } from '../../accounts/limits/use-cases/admit-action.js';
import type { Actor } from '../../actor.js';
import type { PageDraft } from '../../pages/drafts/page-draft.js';
import { Drafts } from '../../pages/drafts/use-cases/drafts.js';
import { SaveDraft } from '../../pages/drafts/use-cases/save-draft.js';
import type { PageOfActor } from '../../pages/page.js';
import { SiteAddresses } from '../../site-addresses.js';
import { CurrentCaller } from '../caller.js';
import { CurrentActor } from '../current-actor.js';
import { designOf, designView, unsaidPlaces } from './design-view.js';
import type {
  MutationDiscardDraftArgs,
  MutationSaveDraftArgs,
  MyPage,
  PageDraft as PageDraftView,
  QueryPageDraftArgs,
} from './generated.js';
import { pageOf } from './my-page.js';

const NEVER_SAVED = { revision: 0, basedOn: 0, savedAt: null, device: null, writer: null, isDiscarded: true };

/** The drafts of an account's pages. */
@Resolver('MyPage')
export class DraftsResolver {
  constructor(
    private readonly drafts: Drafts,
    private readonly saveDraft: SaveDraft,
    private readonly admit: AdmitAction,
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
    const draft = { design: designOf(design), unsaid: unsaidPlaces(design), basedOn: basedOnVersion, revision, device, writer };
    const save = () => this.saveDraft.execute({ ...page, ...draft });
    return this.toView(await this.admit.execute('saveDraft', actor, save), page);
  }

  @Mutation('discardDraft')
  async discard(@CurrentActor() actor: Actor, @Args() { pageId, revision }: MutationDiscardDraftArgs): Promise<PageDraftView> {
    const page = pageOf(actor, pageId);
    return this.toView(await this.admit.execute('saveDraft', actor, () => this.drafts.discard({ ...page, revision })), page);
  }

  private toView({ basedOn, ...draft }: PageDraft | typeof NEVER_SAVED, page: PageOfActor): PageDraftView {
    const design = async () => {
      const found = draft.isDiscarded ? null : await this.admit.execute('readDraft', page.actor, () => this.drafts.loadDesign(page));
      return found && designView(found, this.addresses);
    };
    // It is only read when the query requests it: GraphQL calls a function. A caller who may save need not be allowed to read.
    return { ...draft, basedOnVersion: basedOn, design } as unknown as PageDraftView;
  }
}
