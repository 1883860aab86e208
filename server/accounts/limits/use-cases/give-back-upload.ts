import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { RateLimits } from '../ports/rate-limits.port.js';
import { RATE_LIMITS } from '../rate-limit.js';

/** Removes an upload from the count of `AdmitAction`: the server received the picture but could not process it. */
@Injectable()
export class GiveBackUpload {
  constructor(private readonly rateLimits: RateLimits) {}

  async execute(actor: Actor): Promise<void> {
    await this.rateLimits.giveBack({ limit: RATE_LIMITS.pictureUpload, key: actor.accountFor('media') });
  }
}
