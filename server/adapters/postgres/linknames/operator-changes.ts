import type { DataSource } from 'typeorm';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import { leadingTo, lockLinkname } from './former-linknames.js';
import type { NotifyPageChanges, PageMove } from './notify-page-changes.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { tellOfLostLinkname } from '../webhooks/webhook-events.js';

// What operators change about pages. All of it is seen by visitors at once, on every instance.

const BLOCK = `
  INSERT INTO reserved_linkname (linkname, free_at) VALUES ($1, 'infinity')
  ON CONFLICT (linkname) DO UPDATE SET free_at = excluded.free_at WHERE reserved_linkname.free_at < excluded.free_at RETURNING 1`;
const UNBLOCK = 'DELETE FROM reserved_linkname WHERE linkname = $1 RETURNING 1';
const LEAD_NOWHERE = 'DELETE FROM former_linkname WHERE linkname = $1 RETURNING 1';
const TAKE_AWAY = 'UPDATE page SET linkname = NULL WHERE linkname = $1 RETURNING 1';

/** Everybody who wants the linkname waits meanwhile, and the operator can try again. */
const SHORT_WAIT = `SET LOCAL lock_timeout = '2s'`;

/**
 * Takes a linkname away from its page, if one has it or had it. With `isBlocked`, nobody can claim it from then on; without, everybody can. False if
 * nothing changed.
 */
export async function takeLinkname(
  dataSource: DataSource,
  changes: NotifyPageChanges,
  linkname: Linkname,
  isBlocked: boolean,
): Promise<boolean> {
  const { isChanged, move } = await retriedTransaction(dataSource, async (manager) => {
    await manager.query(SHORT_WAIT);
    // Claims that have begun end before this, and later ones wait and find the name blocked.
    await lockLinkname(manager, linkname);
    const named = await manager.query<unknown[] | [unknown[], number]>(isBlocked ? BLOCK : UNBLOCK, [linkname]);
    await tellOfLostLinkname(manager, linkname);
    const led = await leadingTo(manager, linkname);
    const former = await manager.query<[unknown[], number]>(LEAD_NOWHERE, [linkname]);
    const taken = await manager.query<[unknown[], number]>(TAKE_AWAY, [linkname]);
    const made: PageMove = { gone: linkname, changed: null, led };
    await changes.notifyWithin(manager, made);
    return { isChanged: countOf(named) + former[1] + taken[1] > 0, move: made };
  });
  await changes.announceMove(move);
  return isChanged;
}

// TypeORM returns the rows of an INSERT, and of other statements the rows with their number.
function countOf(result: unknown[] | [unknown[], number]): number {
  const [, count] = result;
  return typeof count === 'number' ? count : result.length;
}
