import { Query, Resolver } from '@nestjs/graphql';
import { MOST_ACCESS_TOKENS } from '../../../accounts/access-tokens/access-token.js';
import { RATES_OF_ACCOUNTS } from '../../../accounts/limits/rate-limit.js';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '../../../media/upload.rules.js';
import { DESIGN_LIMITS } from '../../../pages/design/page-design.rules.js';
import { KEPT_VERSIONS, PageLimits } from '../../../pages/page-limits.js';
import { MOST_WEBHOOKS } from '../../../webhooks/webhook.js';
import { Public } from '../../authentication.guard.js';
import type { Limits } from '../generated.js';

/** How much and how often, for programs that would rather not find out by refusals. */
@Resolver()
export class LimitsResolver {
  constructor(private readonly pageLimits: PageLimits) {}

  @Public()
  @Query('limits')
  limits(): Limits {
    const { maxPagesPerAccount, storagePerAccount } = this.pageLimits;
    const { tiles, designBytes, tileHtmlBytes: tileBytes, titleLength, tileNameLength, bioLength, networkLinks } = DESIGN_LIMITS;
    return {
      ...{ pages: maxPagesPerAccount, storage: storagePerAccount },
      ...{ tiles, designBytes, tileBytes, titleLength, tileNameLength, bioLength, networkLinks },
      addressLength: DESIGN_LIMITS.linkLength,
      ...{ pictureBytes: MAX_IMAGE_BYTES, picturePixels: MAX_IMAGE_PIXELS },
      ...{ versions: KEPT_VERSIONS, accessTokens: MOST_ACCESS_TOKENS, webhooks: MOST_WEBHOOKS },
      rates: RATES_OF_ACCOUNTS.map(({ name, attempts, seconds }) => ({ name, attempts, seconds })),
    };
  }
}
