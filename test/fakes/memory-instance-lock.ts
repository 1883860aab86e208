import { InstanceLock } from '../../server/instance-lock.port.js';

/** Where the instances of a test meet. */
export interface MeetingPlace {
  holder?: InstanceLock | undefined;
}

/** The lock in memory, for unit tests. */
export class MemoryInstanceLock extends InstanceLock {
  constructor(private readonly place: MeetingPlace = {}) {
    super();
  }

  override async hold(): Promise<boolean> {
    this.place.holder ??= this;
    return this.place.holder === this;
  }

  override async release(): Promise<void> {
    if (this.place.holder === this) this.place.holder = undefined;
  }
}
