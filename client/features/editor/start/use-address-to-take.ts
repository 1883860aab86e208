import { useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { claimedLinkname, forgetClaimedLinkname } from '../../../api/linknames/claimed-linkname.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { ClaimLinknameDocument } from '../../../api/generated/claim-linkname.js';
import type { EditorOfPageQuery } from '../../../api/generated/types.js';
import { storeLinkname } from '../../../api/session/session-token.js';

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
  const [refusal, setRefusal] = useState<string>();
  const [isTaking, setTaking] = useState(false);

  async function claim(): Promise<boolean> {
    try {
      const { claimLinkname } = await callServer(ClaimLinknameDocument, { linkname: typed, pageId: page.id });
      if (claimLinkname.isMain) storeLinkname(claimLinkname.linkname);
      forgetClaimedLinkname();
      onTaken();
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldAlready(failure)) setRefusal(reasonOf(failure, 'linkname'));
      return false;
    }
  }

  return {
    typed,
    refusal,
    isTaking,
    type(text) {
      setTyped(text);
      setRefusal(undefined);
    },
    async take() {
      if (isTaking) return false;
      if (page.linkname !== null || typed.trim() === '') return true;
      setTaking(true);
      const isTaken = await claim();
      setTaking(false);
      return isTaken;
    },
  };
}
