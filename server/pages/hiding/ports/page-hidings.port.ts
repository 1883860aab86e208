import type { OwnedPage } from '../../page.js';
import type { HiddenPage, HidingChange, PageHiding, PageToHide, WhyHidden } from '../page-hiding.js';

/** Which pages operators hide from visitors, and why. What waits for the first look of an operator is hidden, too, until `FirstLooks` approves it or `hide` gives another reason. `PageChanges` is notified of what visitors do not see any more, or see again. */
export abstract class PageHidings {
  /**
   * Hides a page, and queues the mail that tells its owner ten minutes later, in one transaction: visitors find nothing there, and the linkname is not free. The page stays hidden if it
   * moves. Its owner can still read and publish it. If it is hidden already, a look that was asked for ends, and the owner is told the new reason. Nothing is changed when there
   * is no page, or it is hidden for this reason with these words already and no look was asked for.
   */
  abstract hide(page: PageToHide, since: Date, why: WhyHidden): Promise<HidingChange>;

  /** Shows a hidden page again, and queues the mail that tells its owner; none if the owner was not told yet that it was hidden. Nothing is changed when there is no page, it is not hidden or waits for a first look, or its account is suspended. */
  abstract show(page: PageToHide): Promise<HidingChange>;

  /**
   * Why the page is hidden; null when it is not, also if it is hidden with its account.
   * @throws {PageNotFound}
   */
  abstract find(page: OwnedPage): Promise<PageHiding | null>;

  /**
   * Notes that the owner asks for another look, and queues a mail to every operator, or to the support address if there is none. Does nothing when a look is asked for already: of several
   * calls at once, one queues mails. False when no operator hides the page.
   * @throws {PageNotFound}
   */
  abstract askForLook(page: OwnedPage, at: Date): Promise<boolean>;

  /** The pages that operators have hidden: first those whose owners have asked for another look, each with the oldest first. At most `atMost`. */
  abstract list(atMost: number): Promise<HiddenPage[]>;
}
