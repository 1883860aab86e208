import { DomainError, type FieldRefusals } from '../../domain-error.js';
import { refusal, type Refusal } from '../../parsed.rules.js';
import { BLOCKED_LINKS_MOST } from './blocked-link.rules.js';
import type { BlockedDesignLink } from './find-blocked.rules.js';

const SHOWN = 100;

/** The design leads to a place that this site does not link to. `fields` names each place, such as `tiles.3.address`. Nothing was written. */
export class LinkBlocked extends DomainError {
  constructor(links: readonly [BlockedDesignLink, ...BlockedDesignLink[]]) {
    const { values, reason } = refusalOf(links[0]);
    super('invalid', 'LINK_BLOCKED', { values, reason, fields: byPlace(links) });
  }
}

/** The text is no host, and no host with the beginning of a path. */
export class BlockedLinkInvalid extends DomainError {
  constructor({ code, values, reason }: Refusal) {
    super('invalid', code, { values, reason, fields: 'pattern' });
  }
}

/** The list would have too many entries. Nothing was added. */
export class TooManyBlockedLinks extends DomainError {
  constructor() {
    super('conflict', 'TOO_MANY_BLOCKED_LINKS', { values: { most: BLOCKED_LINKS_MOST } });
  }
}

function byPlace(links: readonly BlockedDesignLink[]): FieldRefusals {
  return Object.fromEntries(links.map((link) => [link.place, [refusalOf(link)]]));
}

function refusalOf({ tile, address }: BlockedDesignLink): Refusal {
  const shown = address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address;
  return tile === null
    ? refusal('LINK_BLOCKED', { address: shown }, 'LINK_BLOCKED_SOCIAL')
    : refusal('LINK_BLOCKED', { tile, address: shown });
}
