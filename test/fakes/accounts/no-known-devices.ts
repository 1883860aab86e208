import type { NoticeDevice } from '../../../server/accounts/sessions/use-cases/notice-device.js';
import { KnownDeviceStore } from '../../../server/accounts/sessions/ports/known-device-store.port.js';

/** A store that knows no device and tells nobody, for unit tests. */
export class NoKnownDevices extends KnownDeviceStore {
  override learn = () => Promise.resolve(false);
  override isToTell = () => Promise.resolve(false);
  override wantsNotices = () => Promise.resolve(true);
  override wantNotices = () => Promise.resolve();
  override removeUnusedSince = () => Promise.resolve(0);
}

/** Tells nobody of a sign-in, for unit tests. */
export const noNotices = { execute: () => Promise.resolve() } as unknown as NoticeDevice;
