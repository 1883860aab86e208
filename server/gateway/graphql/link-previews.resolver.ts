import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { AdmitAction } from '../../accounts/limits/use-cases/admit-action.js';
import type { Actor } from '../../actor.js';
import type { LinkPreview } from '../../pages/link-previews/link-preview.js';
import { PreviewLink } from '../../pages/link-previews/use-cases/preview-link.js';
import { CurrentActor } from '../current-actor.js';
import type { MutationPreviewLinkArgs } from './generated.js';

/** What other pages of the web say about themselves. */
@Resolver()
export class LinkPreviewsResolver {
  constructor(
    private readonly admit: AdmitAction,
    private readonly previewLink: PreviewLink,
  ) {}

  @Mutation('previewLink')
  preview(@CurrentActor() actor: Actor, @Args() { address }: MutationPreviewLinkArgs): Promise<LinkPreview | null> {
    return this.admit.execute('previewLink', actor, () => this.previewLink.execute(actor, address));
  }
}
