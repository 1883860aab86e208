import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { KnownDeviceStore } from '../ports/known-device-store.port.js';

/** Whether the owner of an account gets a mail when a device signs in that it does not know. */
@Injectable()
export class SignInNotices {
  constructor(
    private readonly devices: KnownDeviceStore,
    private readonly clock: Clock,
  ) {}

  /** Scope: read. */
  async areOn(actor: Actor): Promise<boolean> {
    return this.devices.wantsNotices(actor.accountFor('read'));
  }

  /** Only the owner in person. Errors: SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED to switch them off: whoever has a stolen session would do that first. */
  async set(actor: Actor, isOn: boolean): Promise<void> {
    const accountId = actor.accountInPerson();
    if (!isOn) actor.needFreshSignIn(this.clock.now());
    await this.devices.wantNotices(accountId, isOn);
  }
}
