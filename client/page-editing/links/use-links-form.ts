import { useCallback, useState } from 'react';
import { DESIGN_LIMITS } from '../../../server/pages/page-design.rules.js';
import {
  completeSocialLink,
  SOCIAL_KINDS,
  socialLinkFault,
  type SocialKind,
  type SocialLinkFault,
  type SocialLinks,
} from '../../../server/pages/social-links.rules.js';

/** What was typed and is not saved, by kind. */
type Typed = Partial<SocialLinks>;

export interface LinksForm {
  /** What stands in the fields. */
  readonly shown: SocialLinks;
  /** What is to be said beside a field. */
  readonly faultOf: (kind: SocialKind) => SocialLinkFault | null;
  readonly write: (kind: SocialKind, link: string) => void;
  /** The user is done with a field for now: whether it is wrong may be said. */
  readonly leave: (kind: SocialKind) => void;
  /** Saves what can be saved; a wrong address stays typed, and its link stays as it was. */
  readonly save: () => void;
  /** The first wrong address that the user was not told of at closing; from now on it counts as told. */
  readonly tellOfFault: () => SocialKind | null;
}

/** The ten fields. A wrong address is never saved: it stands in its field until it is mended or cleared, or the popup is gone. */
export function useLinksForm(links: SocialLinks, onSave: (links: SocialLinks) => void): LinksForm {
  const [typed, setTyped] = useState<Typed>({});
  const [said, setSaid] = useState<readonly SocialKind[]>([]);
  const [told, setTold] = useState<readonly SocialKind[]>([]);
  const shown: SocialLinks = { ...links, ...typed };

  const save = useCallback(() => {
    const { wrong, right } = sorted(typed);
    const change = SOCIAL_KINDS.filter((kind) => right[kind] !== undefined && right[kind] !== links[kind]);
    setTyped(wrong);
    if (change.length > 0) onSave({ ...links, ...right });
  }, [typed, links, onSave]);

  return {
    shown,
    // What was saved wrong by other means is said at once, what is being typed only when the field is left.
    faultOf: (kind) => (typed[kind] === undefined || said.includes(kind) ? faultIn(shown[kind]) : null),
    write: (kind, link) => {
      setTyped({ ...typed, [kind]: link });
      setTold(told.filter((one) => one !== kind));
      if (faultIn(link) === null) setSaid(said.filter((one) => one !== kind));
    },
    leave: (kind) => setSaid([...said, kind]),
    save,
    tellOfFault: () => {
      const wrong = SOCIAL_KINDS.filter((kind) => typed[kind] !== undefined && faultIn(typed[kind]) !== null);
      const news = wrong.filter((kind) => !told.includes(kind));
      setSaid(wrong);
      setTold(wrong);
      return news[0] ?? null;
    },
  };
}

function sorted(typed: Typed): { readonly wrong: Typed; readonly right: Typed } {
  const [wrong, right]: [Record<string, string>, Record<string, string>] = [{}, {}];
  for (const [kind, link] of Object.entries(typed)) {
    if (faultIn(link) === null) right[kind] = completeSocialLink(link);
    else wrong[kind] = link;
  }
  return { wrong, right };
}

function faultIn(link: string): SocialLinkFault | null {
  return socialLinkFault(link, DESIGN_LIMITS.linkLength);
}
