import type { CDPSession, Page } from 'playwright-core';
import { noteDevice } from './kept-window.js';

/** A device of Chromium that holds passkeys in memory. Only this page has it. */
export interface VirtualAuthenticator {
  /** How many passkeys it holds. */
  readonly count: () => Promise<number>;
  /** Whether it recognises its owner from now on, or refuses. */
  readonly recognise: (doesSo: boolean) => Promise<void>;
}

/** Gives a page a device with passkeys: one that is built in, or a security key. It answers at once, as if its owner touched it. */
export async function addVirtualAuthenticator(page: Page, transport: 'internal' | 'usb' = 'internal'): Promise<VirtualAuthenticator> {
  noteDevice(page);
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    recognise: async (isUserVerified) => void (await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  };
}
