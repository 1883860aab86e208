import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { normalizeLinkname, parseLinkname } from '../linkname.rules.js';
import { LINKNAME_TAKEN } from '../../pages.errors.js';
import type { Refusal } from '../../../parsed.rules.js';
import { PageStore } from '../../ports/page-store.port.js';

/** The result of a check. */
export interface LinknameCheck {
  /** The linkname as it would be stored. */
  readonly linkname: string;
  /** Why the linkname cannot be claimed. Null when it can be claimed; another account may still claim it first. */
  readonly refusal: Refusal | null;
}

/** Whether a linkname can be claimed now, and why not. */
@Injectable()
export class CheckLinkname {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  async execute(text: string): Promise<LinknameCheck> {
    const parsed = parseLinkname(text);
    if (!parsed.ok) return { linkname: normalizeLinkname(text), refusal: parsed.refusal };
    const taken = await this.pages.isTaken(parsed.value, this.clock.now());
    return { linkname: parsed.value, refusal: taken ? LINKNAME_TAKEN : null };
  }
}
