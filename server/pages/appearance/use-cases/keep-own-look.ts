import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import type { FaultsByPlace } from '../../design/faults.rules.js';
import { newId } from '../../new-id.js';
import { readDesign } from '../../design/design-parsing.rules.js';
import type { OwnLook } from '../own-look.js';
import { OWN_LOOK_LIMITS, parseLookName, type Look } from '../own-look.rules.js';
import { DEFAULT_DESIGN, newTile } from '../../design/page-design.rules.js';
import { LookInvalid, LookNameRefused } from '../../pages.errors.js';
import { OwnLooks } from '../ports/own-looks.port.js';
import { refusal } from '../../../parsed.rules.js';

/** A look as a caller has sent it. */
export interface KeepOwnLookCommand {
  readonly actor: Actor;
  readonly name: string;
  readonly look: { readonly [Part in keyof Look]: unknown } & { readonly styles: readonly unknown[] };
}

/**
 * Keeps a look for an account, to use it on its pages. It is parsed as the same parts of a page are. Scope: publish. Errors: LOOK_NAME_INVALID, DESIGN_INVALID,
 * TOO_MANY_LOOKS; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class KeepOwnLook {
  constructor(
    private readonly ownLooks: OwnLooks,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, name, look }: KeepOwnLookCommand): Promise<OwnLook> {
    const accountId = actor.accountFor('publish');
    const parsed = parseLookName(name);
    if (!parsed.ok) throw new LookNameRefused(parsed.refusal);
    const kept = { id: newId(this.clock.now()), name: parsed.value, look: parseLook(look) };
    await this.ownLooks.add(accountId, kept, OWN_LOOK_LIMITS.looks);
    return kept;
  }
}

/** A look is valid if a page with it is valid, so the parser of pages checks it. */
function parseLook({ styles, leadStyle, ...look }: KeepOwnLookCommand['look']): Look {
  const most = OWN_LOOK_LIMITS.styles;
  if (styles.length > most) {
    throw new LookInvalid({ styles: [refusal('TOO_MANY_TILES', { most, count: styles.length }, 'TOO_MANY_STYLES')] });
  }
  const hasLead = leadStyle !== undefined && leadStyle !== null;
  const all = hasLead ? [leadStyle, ...styles] : styles;
  const tiles = all.map((style) => ({ ...newTile(''), style }));
  const { design, faults } = readDesign({ ...DEFAULT_DESIGN, ...look, tiles });
  if (!design) throw new LookInvalid(inLook(faults, hasLead));
  const { titleColor, backgroundColor, appearance, ...page } = design;
  if (!appearance) throw new LookInvalid({ appearance: [refusal('NOT_OBJECT')] });
  const [first, ...others] = page.tiles.map(({ style }) => style);
  const parts = { titleColor, backgroundColor, appearance: { ...appearance, theme: '' } };
  return hasLead && first ? { ...parts, styles: others, leadStyle: first } : { ...parts, styles: first ? [first, ...others] : [] };
}

/** The faults by the places of the look. The lead is the first tile of the page, if there is one. */
function inLook(faults: FaultsByPlace, hasLead: boolean): FaultsByPlace {
  return Object.fromEntries(
    Object.entries(faults).map(([place, found]) => {
      const [tiles, at, , ...field] = place.split('.');
      if (tiles !== 'tiles') return [place, found];
      const style = hasLead && at === '0' ? ['leadStyle'] : ['styles', Number(at) - (hasLead ? 1 : 0)];
      return [[...style, ...field].join('.'), found];
    }),
  );
}
