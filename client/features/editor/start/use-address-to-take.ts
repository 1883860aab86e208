import { useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { claimedLinkname, forgetClaimedLinkname } from '../../../api/linknames/claimed-linkname.js';
import { reasonOf } from '../../../api/connection/failure.js';
import { ClaimLinknameDocument } from '../../../api/generated/claim-linkname.js';
import type { EditorOfPageQuery } from '../../../api/generated/types.js';
import { storeLinkname } from '../../../api/session/session-token.js';
import { useAct } from '../../../shell/use-act.js';

/** The address that is typed for a page without one. */
export interface AddressToTake {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** Why the server has refused what is typed. */
  readonly refusal: string | undefined;
  readonly isTaking: boolean;
  /** Takes what is typed. False if it is refused; true if there is nothing to take. */
  readonly take: () => Promise<boolean>;
}

/**
 * A name that a guest chose, and that could not be claimed when the account was opened, is filled in, or else the `proposed` one: it is known
 * only to this browser, until it is taken.
 */
export function useAddressToTake(page: EditorOfPageQuery['page'], onTaken: () => void, proposed = ''): AddressToTake {
  const [typed, setTyped] = useState(() => (page.isMain ? claimedLinkname() : null) ?? proposed);
  const { run, busy, reason, clear } = useAct();

  async function claim() {
    const { claimLinkname } = await callServer(ClaimLinknameDocument, { linkname: typed, pageId: page.id });
    if (claimLinkname.isMain) storeLinkname(claimLinkname.linkname);
    forgetClaimedLinkname();
    onTaken();
  }

  return {
    typed,
    refusal: reason,
    isTaking: busy !== null,
    type(text) {
      setTyped(text);
      clear();
    },
    async take() {
      if (busy !== null) return false;
      if (page.linkname !== null || typed.trim() === '') return true;
      return run('take', claim, (failure) => reasonOf(failure, 'linkname'));
    },
  };
}
