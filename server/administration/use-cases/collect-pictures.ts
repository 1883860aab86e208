import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { ActFault } from '../../audit/act-fault.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { ImageList } from '../../media/use-cases/image-list.js';
import { AccountPictures } from '../../pages/pictures/use-cases/account-pictures.js';

/** How many files of pictures were removed. */
export interface CollectedPictures {
  readonly removed: number;
  /** They are tried again in an hour. */
  readonly failed: number;
  readonly fault?: ActFault;
}

/**
 * Removes the pictures of tiles that nothing has used for 30 days, and the files of pictures that nothing has used for an hour. Faults:
 * BACKUP_RUNS, because a backup needs all of them. Errors: OPERATOR_NEEDED.
 */
@Injectable()
export class CollectPictures {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly imageList: ImageList,
    private readonly accountPictures: AccountPictures,
  ) {}

  async execute(actor: Actor): Promise<CollectedPictures> {
    return this.recordAct.execute(actor, { act: 'media collect', subject: null }, async () => {
      while (await this.accountPictures.removeUnused());
      while (await this.imageList.noteUse());
      let [removed, failed] = [0, 0];
      for (let mayBeMore = true; mayBeMore;) {
        const step = await this.imageList.removeUnused();
        if (step.isPostponed) return { removed, failed, fault: new ActFault('BACKUP_RUNS') };
        [removed, failed, mayBeMore] = [removed + step.removed, failed + step.failures.length, step.mayBeMore];
      }
      return { removed, failed };
    });
  }
}
