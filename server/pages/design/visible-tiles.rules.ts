import { DEFAULT_DESIGN, type PageDesign, type Tile } from './page-design.rules.js';
import { tileIdsOf } from './tile-ids.rules.js';
import type { TileVisibility, VisiblePeriod } from './visibility.rules.js';

/** How long something stays as it is: from the last moment at which it changed, or a second before one, to the next. A side is null if there is none. */
export interface Period {
  readonly since: Date | null;
  readonly until: Date | null;
}

/** What visitors see of a design, and during which time. */
export interface VisibleDesign {
  readonly design: PageDesign;
  readonly period: Period;
}

type TimedState = 'shown' | 'announced' | 'withheld';
type TileState = TimedState | 'locked';

/** How visitors see something at a moment, and as long as it stays like that. */
export interface PeriodState {
  readonly state: TimedState;
  readonly period: Period;
}

/** Of what changes nothing by itself. */
export const ENDLESS: Period = { since: null, until: null };

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The design as a visitor sees it at a moment who has opened these locks: without hidden tiles, without those whose time is over or has not come, and with the name and the look alone
 * of those that are announced or locked. These are empty text tiles that keep of their `visibility` what the visitor reads. Any other tile keeps its warning alone.
 */
export function visibleDesign(design: PageDesign, now: Date, opened: ReadonlySet<string> = NOTHING): VisibleDesign {
  if (design.tiles.every(isAlwaysShown)) return { design, period: ENDLESS };
  // Tiles that are left keep the ids that they have beside those that are not.
  const ids = tileIdsOf(design.tiles);
  const tiles = design.tiles.flatMap((tile, at): Tile[] => {
    const { visibility, ...shown } = { ...tile, id: ids[at] };
    const state = stateOf(tile, now, opened);
    if (state === 'shown') return [visibility?.warning === undefined ? shown : { ...shown, visibility: { warning: visibility.warning } }];
    return state === 'withheld' ? [] : [closed(shown, toRead(visibility!, state))];
  });
  return { design: { ...design, tiles }, period: periodAt(momentsOf(design), now) };
}

/** The design with all that visitors see at some time: operators read what is published, and nothing that is its creator's alone. */
export function withoutHidden(design: PageDesign): PageDesign {
  const isHidden = ({ visibility }: Tile) => visibility?.who === 'hidden';
  return design.tiles.some(isHidden) ? { ...design, tiles: design.tiles.filter((tile) => !isHidden(tile)) } : design;
}

/** When a page with this design and this time of its own changes by itself, in the order of time. Hidden tiles change nothing. */
export function momentsOf({ tiles }: PageDesign, period: VisiblePeriod | null = null): Date[] {
  return momentsIn([
    ...(period ? [period] : []),
    ...tiles.flatMap(({ visibility }) => (visibility && visibility.who !== 'hidden' ? visibility : [])),
  ]);
}

/** Whether something of a page with this design and this time of its own goes by itself after a moment. */
export function isPassing({ tiles }: PageDesign, period: VisiblePeriod | null, now: Date): boolean {
  const ofTiles = tiles.flatMap(({ visibility }) => (visibility && visibility.who !== 'hidden' ? visibility : []));
  return [...(period ? [period] : []), ...ofTiles].some(({ until }) => until !== undefined && now.getTime() < Date.parse(until));
}

function momentsIn(periods: readonly VisiblePeriod[]): Date[] {
  const moments = periods.flatMap(({ from, until }) => [from, until]);
  const times = new Set(moments.flatMap((moment) => (moment === undefined ? [] : Date.parse(moment))));
  return [...times].toSorted((one, other) => one - other).map((time) => new Date(time));
}

/** How visitors see a page with this time at a moment. Null for one that is always there. */
export function stateOfPage(period: VisiblePeriod | null, now: Date): PeriodState {
  return period ? { state: timedState(period, now), period: periodAt(momentsIn([period]), now) } : { state: 'shown', period: ENDLESS };
}

/** The time that is in both. */
export function inBoth(one: Period, other: Period): Period {
  const latest = one.since && other.since ? (one.since > other.since ? one.since : other.since) : (one.since ?? other.since);
  const earliest = one.until && other.until ? (one.until < other.until ? one.until : other.until) : (one.until ?? other.until);
  return { since: latest, until: earliest };
}

/** Whether nothing changed before, and nothing will. */
export function isEndless({ since, until }: Period): boolean {
  return since === null && until === null;
}

/** Whether a moment is in the period. */
export function isWithin({ since, until }: Period, time: number): boolean {
  return (since === null || time >= since.getTime()) && (until === null || time < until.getTime());
}

/** Whether everybody always sees the tile as it is. A warning is a part of it. */
export function isAlwaysShown({ visibility = {} }: Tile): boolean {
  return Object.keys(visibility).every((field) => field === 'warning');
}

/** Why a visitor does not get what is in a tile, or on a page: it has a password, or it comes at a moment. */
export type Closing = { readonly locked: true } | { readonly comesAt: string };

/** Of a tile in what a visitor sees. Undefined for one that is open: it keeps nothing of its visibility but a warning. */
export function closingOf({ visibility: { who, from, isAnnounced } = {} }: Tile): Closing | undefined {
  if (who === 'password') return { locked: true };
  return isAnnounced && from !== undefined ? { comesAt: from } : undefined;
}

/** The locks of a design that somebody can open at this moment. */
export function locksOf({ tiles }: PageDesign, now: Date): string[] {
  const locks = tiles.flatMap((tile) => (stateOf(tile, now, NOTHING) === 'locked' ? (tile.visibility?.lock ?? []) : []));
  return [...new Set(locks)];
}

/** The design of a page whose visitor has not given its password: its title and its look. */
export function closedDesign({ bio: _bio, ...design }: PageDesign): PageDesign {
  return announcedDesign(design);
}

/** The design of a page that says when it comes: its title, the line about its creator, and its look. */
export function announcedDesign({ networkLinks: _icons, utm: _utm, ...design }: PageDesign): PageDesign {
  return { ...design, socialLinks: DEFAULT_DESIGN.socialLinks, tiles: [] };
}

function stateOf({ kind, visibility = {} }: Tile, now: Date, opened: ReadonlySet<string>): TileState {
  if (visibility.who === 'hidden') return 'withheld';
  const state = timedState(visibility, now);
  if (state !== 'shown' || visibility.who !== 'password' || opened.has(visibility.lock ?? '')) return state;
  // A heading opens nothing, so there is no place to ask for its password. A design of an earlier release can have one with a password.
  return kind === 'heading' ? 'withheld' : 'locked';
}

/** How visitors see something that everybody sees while its time is. */
export function timedState({ from, until, isAnnounced }: VisiblePeriod, now: Date): TimedState {
  const time = now.getTime();
  if (until !== undefined && time >= Date.parse(until)) return 'withheld';
  if (from !== undefined && time < Date.parse(from)) return isAnnounced ? 'announced' : 'withheld';
  return 'shown';
}

function toRead({ from, timeZone, hint }: TileVisibility, state: 'announced' | 'locked'): TileVisibility {
  if (state === 'locked') return { who: 'password', ...(hint !== undefined && { hint }) };
  return { from: from!, ...(timeZone !== undefined && { timeZone }), isAnnounced: true };
}

function closed({ id, name, style, emblem, size, isLead }: Tile, visibility: TileVisibility): Tile {
  return {
    kind: 'text',
    ...(id !== undefined && { id }),
    name,
    html: '',
    style,
    ...(emblem && { emblem }),
    ...(size && { size }),
    ...(isLead && { isLead }),
    visibility,
  };
}

/** A page counts as another one from this time before each moment on, in milliseconds: then caches are told not to keep it. */
export const LAST_SECOND = 1_000;

function periodAt(changes: readonly Date[], now: Date): Period {
  const moments = changes
    .flatMap((change) => [new Date(change.getTime() - LAST_SECOND), change])
    .toSorted((one, other) => one.getTime() - other.getTime());
  return {
    since: moments.findLast((moment) => moment <= now) ?? null,
    until: moments.find((moment) => moment > now) ?? null,
  };
}
