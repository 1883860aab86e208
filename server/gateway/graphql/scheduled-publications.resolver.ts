import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../accounts/caller.js';
import type { Actor } from '../../actor.js';
import type { ScheduledPublication } from '../../pages/scheduled/scheduled-publication.js';
import { PublishScheduled } from '../../pages/scheduled/use-cases/publish-scheduled.js';
import { SchedulePublication } from '../../pages/scheduled/use-cases/schedule-publication.js';
import { ScheduledPublicationOfPage } from '../../pages/scheduled/use-cases/scheduled-publication-of-page.js';
import { SiteAddresses } from '../../site-addresses.js';
import { CurrentCaller } from '../caller.js';
import { CurrentActor } from '../current-actor.js';
import { designOf, vocabularyOfInput } from './design-view.js';
import type {
  MutationCancelScheduledPublicationArgs,
  MutationChangeScheduledPublicationArgs,
  MutationPublishScheduledArgs,
  MutationSchedulePublicationArgs,
  MyPage,
  ScheduledPublication as ScheduledPublicationView,
} from './generated.js';
import { pageOf, toMyPage } from './my-page.js';
import { AccountLimits } from '../../accounts/limits/use-cases/account-limits.js';

/** What goes public at a moment. */
@Resolver('MyPage')
export class ScheduledPublicationsResolver {
  constructor(
    private readonly schedulePublication: SchedulePublication,
    private readonly scheduled: ScheduledPublicationOfPage,
    private readonly publishScheduled: PublishScheduled,
    private readonly accountLimits: AccountLimits,
    private readonly addresses: SiteAddresses,
  ) {}

  @ResolveField('scheduledPublication')
  async ofPage(@Parent() { id }: MyPage, @CurrentActor() actor: Actor): Promise<ScheduledPublicationView | null> {
    const found = await this.scheduled.load(pageOf(actor, id));
    return found && toView(found);
  }

  @Mutation('schedulePublication')
  async schedule(
    @CurrentActor() actor: Actor,
    @CurrentCaller() { language }: Caller,
    @Args() { input }: MutationSchedulePublicationArgs,
  ): Promise<ScheduledPublicationView> {
    const { design, basedOnVersion: basedOn, pageId, publishesAt, timeZone = null, replaces = false } = input;
    const command = { ...pageOf(actor, pageId), vocabulary: vocabularyOfInput(design), basedOn, publishesAt, timeZone, replaces, language };
    const schedule = () => this.schedulePublication.execute({ ...command, design: designOf(design) });
    return toView(await this.accountLimits.admit('publish', actor, schedule));
  }

  @Mutation('changeScheduledPublication')
  async change(@CurrentActor() actor: Actor, @Args() args: MutationChangeScheduledPublicationArgs): Promise<ScheduledPublicationView> {
    const { pageId, publishesAt, timeZone = null, replaces } = args;
    const change = () => this.scheduled.change({ ...pageOf(actor, pageId), publishesAt, timeZone, replaces });
    return toView(await this.accountLimits.admit('arrangePages', actor, change));
  }

  @Mutation('cancelScheduledPublication')
  async cancel(@CurrentActor() actor: Actor, @Args() { pageId }: MutationCancelScheduledPublicationArgs): Promise<true> {
    await this.accountLimits.admit('arrangePages', actor, () => this.scheduled.cancel(pageOf(actor, pageId)));
    return true;
  }

  @Mutation('publishScheduled')
  async publish(@CurrentActor() actor: Actor, @Args() { pageId }: MutationPublishScheduledArgs): Promise<MyPage> {
    const publish = () => this.publishScheduled.publishNow(pageOf(actor, pageId));
    const { page, isChanged } = await this.accountLimits.admit('publish', actor, publish);
    return toMyPage(page, this.addresses, isChanged);
  }
}

function toView({ basedOn, ...scheduled }: ScheduledPublication): ScheduledPublicationView {
  return { ...scheduled, basedOnVersion: basedOn };
}
