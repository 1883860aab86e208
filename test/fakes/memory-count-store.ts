import type { OwnedPage } from '../../server/pages/page.js';
import { PageNotFound } from '../../server/pages/pages.errors.js';
import {
  MOST_SUBJECTS,
  readTileSubject,
  type CountBatch,
  type CountKind,
  type CountsPart,
  type DayRange,
  type PageCount,
} from '../../server/visits/page-count.js';
import { CountStore } from '../../server/visits/ports/count-store.port.js';

/** A store of counts in memory. Its pages are added by `addPage`. */
export class MemoryCountStore extends CountStore {
  private readonly pages = new Map<string, { readonly accountId: string; readonly isMain: boolean }>();
  private readonly counts = new Map<string, PageCount>();
  private readonly lastBatches = new Map<string, number>();

  addPage(pageId: string, accountId: string, isMain = true): void {
    this.pages.set(pageId, { accountId, isMain });
  }

  override async add({ writer, number, counts }: CountBatch): Promise<void> {
    if (number <= (this.lastBatches.get(writer) ?? 0)) return;
    this.lastBatches.set(writer, number);
    for (const count of counts.filter(({ pageId }) => this.pages.has(pageId))) this.addOne(count);
  }

  override async sums(page: OwnedPage, range: DayRange): Promise<PageCount[]> {
    const summed = new Map<string, PageCount & { readonly lastDay: string }>();
    for (const count of this.ofPage(page, range)) {
      const day = count.kind === 'view' ? count.day : '';
      const subject = count.kind === 'tile' ? (readTileSubject(count.subject).id ?? count.subject) : count.subject;
      const key = `${day} ${count.kind} ${subject}`;
      const former = summed.get(key);
      const isLast = !former || former.lastDay <= count.day;
      const latest = isLast ? { subject: count.subject, lastDay: count.day } : { subject: former.subject, lastDay: former.lastDay };
      summed.set(key, { ...count, ...latest, day, count: count.count + (former?.count ?? 0) });
    }
    const found = [...summed.values()]
      .map(({ lastDay: _, ...count }) => count)
      .toSorted((one, other) => other.count - one.count || (one.subject < other.subject ? -1 : 1));
    const ofKind = (wanted: CountKind) => found.filter(({ kind }) => kind === wanted);
    const others = (['link', 'referrer', 'tile'] as const).flatMap((kind) => ofKind(kind).slice(0, MOST_SUBJECTS));
    return [...others, ...ofKind('view')];
  }

  override async daily(page: OwnedPage, range: DayRange, { after, atMost }: CountsPart): Promise<PageCount[]> {
    const sorted = this.ofPage(page, range).toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
    return sorted.filter((count) => !after || placeOf(count) > placeOf(after)).slice(0, atMost);
  }

  override async viewsOfAccount(accountId: string, range: DayRange): Promise<PageCount[]> {
    return this.inRange(range).filter(({ kind, pageId }) => kind === 'view' && this.pages.get(pageId)?.accountId === accountId);
  }

  override async forgetHosts(before: string, atMost: number): Promise<number> {
    const old = [...this.counts.values()].filter(({ kind, subject, day }) => kind === 'referrer' && subject !== '' && day < before);
    const days = [...new Set(old.map(({ day, pageId }) => `${day} ${pageId}`))].toSorted().slice(0, atMost);
    for (const count of old.filter(({ day, pageId }) => days.includes(`${day} ${pageId}`))) {
      this.counts.delete(keyOf(count));
      this.addOne({ ...count, subject: '' });
    }
    return days.length;
  }

  private addOne({ count, ...counted }: PageCount): void {
    const { pageId, day } = counted;
    const known = [...this.counts.values()].filter((one) => one.kind === 'referrer' && one.pageId === pageId && one.day === day);
    const isCrowded = counted.kind === 'referrer' && known.length >= 100 && !this.counts.has(keyOf(counted));
    const named = isCrowded ? { ...counted, subject: '' } : counted;
    this.counts.set(keyOf(named), { ...named, count: count + (this.counts.get(keyOf(named))?.count ?? 0) });
  }

  /** It keeps no sums: its lists are not sorted by them. */
  override async sumWeek(_firstDay: string, after: string | null, atMost: number): Promise<string | null> {
    const ids = [...this.pages.keys()].toSorted().filter((id) => after === null || id > after);
    return ids.slice(0, atMost).at(-1) ?? null;
  }

  private ofPage(page: OwnedPage, range: DayRange): PageCount[] {
    const [pageId] = [...this.pages].find(([id, own]) => own.accountId === page.accountId && (page.pageId ?? mainOf(id, own)) === id) ?? [];
    if (pageId === undefined && page.pageId !== undefined) throw new PageNotFound();
    return this.inRange(range).filter((found) => found.pageId === pageId);
  }

  private inRange({ first, last }: DayRange): PageCount[] {
    return [...this.counts.values()].filter(({ day }) => first <= day && day <= last);
  }
}

function mainOf(id: string, { isMain }: { readonly isMain: boolean }): string | undefined {
  return isMain ? id : undefined;
}

function keyOf({ pageId, day, kind, subject }: Omit<PageCount, 'count'>): string {
  return [pageId, day, kind, subject].join(' ');
}

function placeOf({ day, kind, subject }: Pick<PageCount, 'day' | 'kind' | 'subject'>): string {
  return [day, kind, subject].join(' ');
}
