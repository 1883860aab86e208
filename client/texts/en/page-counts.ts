// Compiled from the catalogue in `texts`: change that instead.

import { en } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const pageCountsTexts = {
  views: (d: { readonly views: number }): string => String(plural(d.views, 0, en, { one: number("en-GB", d.views, 0) + " view", other: number("en-GB", d.views, 0) + " views" }) + " in 30 days"),
  title: (d: { readonly page: string | number }): string => "Visits to " + d.page,
  chart: "Views each day, the last 30 days",
  summary: (d: { readonly views: number; readonly most: string | number }): string => String(plural(d.views, 0, en, { one: number("en-GB", d.views, 0) + " view", other: number("en-GB", d.views, 0) + " views" }) + " in 30 days, at most " + d.most + " in a day"),
  daily: "Views each day",
  day: "Day",
  count: "Views",
  referrers: "Where visitors came from",
  otherReferrers: "Other sites",
  tiles: "Tiles opened",
  unnamed: "Tiles without a name",
  links: "Links followed",
  none: "Nobody has visited this page in the last 30 days. The first visit shows here within seconds.",
  privacy: "Days are those of UTC. Programs are left out, and so are people who ask not to be tracked. Your own visits count, because nothing is kept that tells one visitor from another.",
  failed: "The visits could not be loaded.",
  opened: (d: { readonly count: number }): string => String(plural(d.count, 0, en, { one: "Opened once", other: "Opened " + number("en-GB", d.count, 0) + " times" }) + " in 30 days"),
  followed: (d: { readonly count: number }): string => String(plural(d.count, 0, en, { one: "Followed once", other: "Followed " + number("en-GB", d.count, 0) + " times" }) + " in 30 days"),
  week: (d: { readonly views: number }): string => String(plural(d.views, 0, en, { one: number("en-GB", d.views, 0) + " view", other: number("en-GB", d.views, 0) + " views" }) + " in the last seven days"),
  visits: "Visits",
};
