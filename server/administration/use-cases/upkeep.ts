import { Injectable } from '@nestjs/common';
import type { EmailAddress } from '../../accounts/email-address.rules.js';
import type { Actor } from '../../actor.js';
import { ActFault } from '../../audit/act-fault.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { failureReason } from '../../mail/failure-reason.js';
import { GivenUpMails } from '../../mail/for-operators/given-up-mails.js';
import { SendTestMail } from '../../mail/for-operators/send-test-mail.js';
import type { GivenUpMail } from '../../mail/mail-request.js';
import { NoteImagesInUse } from '../../media/use-cases/note-images-in-use.js';
import { RemoveUnusedImages } from '../../media/use-cases/remove-unused-images.js';
import { RemoveUnusedTilePictures } from '../../pages/pictures/use-cases/remove-unused-tile-pictures.js';

/** How many files of pictures were removed. */
export interface CollectedPictures {
  readonly removed: number;
  /** They are tried again in an hour. */
  readonly failed: number;
  readonly fault?: ActFault;
}

/** The queue of mails and the files of pictures, for operators. Errors of each: OPERATOR_NEEDED. */
@Injectable()
export class Upkeep {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly givenUpMails: GivenUpMails,
    private readonly sendTestMail: SendTestMail,
    private readonly noteImagesInUse: NoteImagesInUse,
    private readonly removeUnusedImages: RemoveUnusedImages,
    private readonly removeUnusedTilePictures: RemoveUnusedTilePictures,
  ) {}

  /** The mails that were given up and are still stored, the newest first. */
  async listGivenUpMails(actor: Actor, atMost: number): Promise<GivenUpMail[]> {
    actor.asOperator();
    return this.givenUpMails.list(atMost);
  }

  /** Sends mails again that were given up: those with the ids, or all if there are none. Returns how many. */
  async retryMails(actor: Actor, ids: readonly string[]): Promise<number> {
    const isAll = ids.length === 0;
    return this.recordAct.execute(actor, { act: 'mail retry', subject: isAll ? null : ids.join(' ') }, () =>
      this.givenUpMails.retry(isAll ? undefined : ids),
    );
  }

  /** Sends a test mail at once. Faults: MAIL_REFUSED, with the answer of the mail server. */
  async testMail(actor: Actor, to: EmailAddress): Promise<{ readonly fault?: ActFault }> {
    return this.recordAct.execute(actor, { act: 'mail test', subject: to }, async () => {
      try {
        await this.sendTestMail.execute(to);
        return {};
      } catch (error) {
        return { fault: new ActFault('MAIL_REFUSED', failureReason(error)) };
      }
    });
  }

  /**
   * Removes the pictures of tiles that nothing has used for 30 days, and the files of pictures that nothing has used for an hour. Faults:
   * BACKUP_RUNS, because a backup needs all of them.
   */
  async collectPictures(actor: Actor): Promise<CollectedPictures> {
    return this.recordAct.execute(actor, { act: 'media collect', subject: null }, async () => {
      while (await this.removeUnusedTilePictures.execute());
      while (await this.noteImagesInUse.execute());
      let [removed, failed] = [0, 0];
      for (let mayBeMore = true; mayBeMore;) {
        const step = await this.removeUnusedImages.execute();
        if (step.isPostponed) return { removed, failed, fault: new ActFault('BACKUP_RUNS') };
        [removed, failed, mayBeMore] = [removed + step.removed, failed + step.failures.length, step.mayBeMore];
      }
      return { removed, failed };
    });
  }
}
