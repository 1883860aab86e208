import fc from 'fast-check';
import { withoutUsual, type TileVisibility } from '../../../server/pages/design/visibility.rules.js';

const anyMoment = fc.integer({ min: Date.UTC(2026, 10, 1) / 60_000, max: Date.UTC(2026, 11, 31) / 60_000 });
const written = (minutes: number) => new Date(minutes * 60_000).toISOString();

/** When and for whom a tile is on its page, in November and December 2026. */
export const anyVisibility: fc.Arbitrary<TileVisibility | undefined> = fc
  .record({
    isHidden: fc.boolean(),
    from: fc.option(anyMoment, { nil: undefined }),
    minutes: fc.option(fc.integer({ min: 1, max: 40_000 }), { nil: undefined }),
    timeZone: fc.option(fc.constantFrom('Europe/Paris', 'Asia/Kolkata', 'America/St_Johns', 'UTC'), { nil: undefined }),
    isAnnounced: fc.boolean(),
    warning: fc.option(fc.constantFrom('Loud.', 'Not for people under 18.'), { nil: undefined }),
  })
  .map(({ isHidden, from, minutes, timeZone, isAnnounced, warning }) => {
    const until = minutes === undefined ? undefined : (from ?? Date.UTC(2026, 10, 15) / 60_000) + minutes;
    return withoutUsual({
      who: isHidden ? 'hidden' : undefined,
      from: from === undefined ? undefined : written(from),
      until: until === undefined ? undefined : written(until),
      timeZone: (from ?? until) === undefined ? undefined : timeZone,
      isAnnounced: from !== undefined && isAnnounced ? true : undefined,
      warning,
    });
  });
