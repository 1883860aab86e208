import { Injectable } from '@nestjs/common';
import { RateLimits } from '../ports/rate-limits.port.js';
import { RATE_LIMITS } from '../rate-limit.js';

/** Takes an upload back that `AdmitUpload` let in: the picture came, and there was nobody to work on it. */
@Injectable()
export class GiveBackUpload {
  constructor(private readonly rateLimits: RateLimits) {}

  async execute(accountId: string): Promise<void> {
    await this.rateLimits.giveBack({ limit: RATE_LIMITS.pictureUpload, key: accountId });
  }
}
