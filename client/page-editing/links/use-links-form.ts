import { useCallback, useState } from 'react';
import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import {
  completeSocialLink,
  SOCIAL_KINDS,
  socialLinkFault,
  type SocialKind,
  type SocialLinkFault,
  type SocialLinks,
} from '../../../server/pages/design/social-links.rules.js';
import { withProfileAddress } from './social-profiles.js';

/** Typed texts that are not saved, by kind. */
type Typed = Partial<SocialLinks>;

export interface LinksForm {
  /** The texts of the fields. */
  readonly shown: SocialLinks;
  /** The message beside each field. */
  readonly faultOf: (kind: SocialKind) => SocialLinkFault | null;
  readonly write: (kind: SocialKind, link: string) => void;
  /** Called when the user leaves a field: then an error may be shown. */
  readonly leave: (kind: SocialKind) => void;
  /** Sets a link, or the name of its profile, as if it was typed into its field. */
  readonly set: (kind: SocialKind, link: string) => void;
  /** Saves all valid addresses, and those of `more`. A wrong address stays in its field, and its link does not change. */
  readonly save: (more?: Typed) => void;
  /** The first wrong address about which closing has not warned yet; from now on it counts as warned. */
  readonly warnOfFault: () => SocialKind | null;
}

/** The ten fields. A wrong address is never saved: it stays in its field until it is corrected or cleared, or the popup is closed. */
export function useLinksForm(links: SocialLinks, onSave: (links: SocialLinks) => void): LinksForm {
  const [typed, setTyped] = useState<Typed>({});
  const [showingErrors, setShowingErrors] = useState<readonly SocialKind[]>([]);
  const [warned, setWarned] = useState<readonly SocialKind[]>([]);
  const shown: SocialLinks = { ...links, ...typed };

  const save = useCallback(
    (more?: Typed) => {
      const { wrong, right } = sorted({ ...typed, ...more });
      const change = SOCIAL_KINDS.filter((kind) => right[kind] !== undefined && right[kind] !== links[kind]);
      setTyped(wrong);
      if (change.length > 0) onSave({ ...links, ...right });
    },
    [typed, links, onSave],
  );

  return {
    shown,
    // The error of a stored address is shown at once, that of a typed one when the field loses the focus.
    faultOf: (kind) => (typed[kind] === undefined || showingErrors.includes(kind) ? faultIn(kind, shown[kind]) : null),
    write: (kind, link) => {
      setTyped({ ...typed, [kind]: link });
      setWarned(warned.filter((one) => one !== kind));
      if (faultIn(kind, link) === null) setShowingErrors(showingErrors.filter((one) => one !== kind));
    },
    leave: (kind) => {
      const link = typed[kind];
      if (link !== undefined) setTyped({ ...typed, [kind]: withProfileAddress(kind, link) });
      setShowingErrors([...showingErrors, kind]);
    },
    set: (kind, link) => setTyped({ ...typed, [kind]: withProfileAddress(kind, link) }),
    save,
    warnOfFault: () => {
      const wrong = SOCIAL_KINDS.filter((kind) => typed[kind] !== undefined && faultIn(kind, typed[kind]) !== null);
      const notWarned = wrong.filter((kind) => !warned.includes(kind));
      setShowingErrors(wrong);
      setWarned(wrong);
      return notWarned[0] ?? null;
    },
  };
}

function sorted(typed: Typed): { readonly wrong: Typed; readonly right: Typed } {
  const [wrong, right]: [Record<string, string>, Record<string, string>] = [{}, {}];
  for (const kind of SOCIAL_KINDS) {
    const link = typed[kind];
    if (link === undefined) continue;
    if (faultIn(kind, link) === null) right[kind] = completeSocialLink(withProfileAddress(kind, link));
    else wrong[kind] = link;
  }
  return { wrong, right };
}

function faultIn(kind: SocialKind, link: string): SocialLinkFault | null {
  return socialLinkFault(withProfileAddress(kind, link), DESIGN_LIMITS.linkLength);
}
