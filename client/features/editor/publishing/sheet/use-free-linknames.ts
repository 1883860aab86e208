import { useEffect, useState } from 'react';
import { parseLinkname } from '../../../../../server/pages/linknames/linkname.rules.js';
import { callServer } from '../../../../api/connection/call-server.js';
import { LinknameAvailabilityDocument } from '../../../../api/generated/linkname-availability.js';
import { proposedAddress } from './use-page-fields.js';

/** How many are offered. */
const OFFERED = 3;

interface Wanted {
  /** A linkname that cannot be had. */
  readonly typed: string;
  /** The title of the page. */
  readonly title: string;
}

/** Some linknames like one that cannot be had, which are free. None while it is null, and while nothing is known. */
export function useFreeLinknames(wanted: Wanted | null): readonly string[] {
  const [found, setFound] = useState<{ readonly for: string; readonly free: readonly string[] }>({ for: '', free: [] });
  const { typed, title } = wanted ?? { typed: '', title: '' };
  useEffect(() => {
    if (typed === '') return;
    let stale = false;
    freeOf(similarLinknames(typed, title), () => stale).then(
      (free) => void (stale || setFound({ for: typed, free })),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [typed, title]);
  return found.for === typed ? found.free : [];
}

/** One after the other, until enough are found. */
async function freeOf(candidates: readonly string[], isStale: () => boolean): Promise<readonly string[]> {
  const free: string[] = [];
  for (const linkname of candidates) {
    if (free.length === OFFERED || isStale()) break;
    const { linknameAvailability } = await callServer(LinknameAvailabilityDocument, { linkname });
    if (linknameAvailability.available) free.push(linkname);
  }
  return free;
}

/** Linknames like this one, the most similar first. */
export function similarLinknames(typed: string, title: string): readonly string[] {
  const parsed = parseLinkname(typed);
  if (!parsed.ok) return [];
  const own = parsed.value;
  const all = [
    own.replaceAll('-', ''),
    proposedAddress(title),
    `the-${own}`,
    `${own}-page`,
    `my-${own}`,
    `${own}-2`,
    `${own}-3`,
    `${own}-4`,
  ];
  const fitting = all.flatMap((one) => {
    const like = parseLinkname(one);
    return like.ok && like.value !== own ? [like.value] : [];
  });
  return [...new Set(fitting)];
}
