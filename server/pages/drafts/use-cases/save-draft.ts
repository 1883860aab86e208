import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { storable } from '../../design/field-parsing.rules.js';
import type { PageDesign } from '../../design/page-design.rules.js';
import { parseDraft, storedBytes } from '../../design/parse-design.js';
import { ownedPage, type OwnedPage, type PageOfActor } from '../../page.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { namePicturesOfFiles, placeDraftPictures } from '../../pictures/place-pictures.js';
import { TilePictures } from '../../pictures/ports/tile-pictures.port.js';
import { PageStore } from '../../ports/page-store.port.js';
import { completeDesign } from '../../vocabulary/complete-design.rules.js';
import { saysEverything, WHOLE, type Vocabulary } from '../../vocabulary/vocabulary.rules.js';
import type { NewDraft, PageDraft } from '../page-draft.js';
import { PageDrafts } from '../ports/page-drafts.port.js';
import { AccountRoom } from '../../publishing/use-cases/account-room.js';

/** The maximum length of what a client calls a state of its draft, in UTF-16 units. The rest is cut. */
const WRITER_LENGTH = 64;

export interface SaveDraftCommand extends PageOfActor, Pick<NewDraft, 'basedOn' | 'device' | 'writer' | 'revision'> {
  /** Untrusted input. */
  readonly design: unknown;
  /** What the client can express. What it cannot stays as the stored draft has it, or else the page. Without it, the client says everything. */
  readonly vocabulary?: Vocabulary;
}

/**
 * Saves what an account has written of a page, so that its other devices find it. It may have what a publication would refuse: its author is not
 * finished. Its texts are not sanitized here, where a device sends them every few seconds, but by `Drafts` whenever they are read. Scope: publish. Errors: DESIGN_INVALID,
 * DESIGN_TOO_LARGE, STORAGE_FULL, PAGE_NOT_FOUND, DRAFT_CHANGED_ELSEWHERE, PAGE_FORMAT_NEWER; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly drafts: PageDrafts,
    private readonly pages: PageStore,
    private readonly pictures: TilePictures,
    private readonly accountRoom: AccountRoom,
    private readonly clock: Clock,
    private readonly addresses: SiteAddresses,
  ) {}

  async execute({ design, vocabulary = WHOLE, basedOn, device, writer, revision, ...asked }: SaveDraftCommand): Promise<PageDraft> {
    const page = ownedPage(asked, 'publish');
    const named = await namePicturesOfFiles(parseDraft(design), page.accountId, this.pictures, this.addresses.host);
    const placed = await placeDraftPictures(named, page.accountId, this.pictures);
    const draft = {
      design: await this.completed(page, placed, vocabulary),
      basedOn,
      device,
      writer: writer === null ? null : storable(writer.slice(0, WRITER_LENGTH)),
      revision,
      savedAt: this.clock.now(),
    };
    await this.accountRoom.refuse(page.accountId, storedBytes(draft.design));
    return this.drafts.save(page, draft);
  }

  /** With what the client cannot say of the stored draft, or else of the page. */
  private async completed(page: OwnedPage, sent: PageDesign, vocabulary: Vocabulary): Promise<PageDesign> {
    if (saysEverything(vocabulary)) return sent;
    const present = (await this.pages.find(page)).design;
    const base = (await this.drafts.findDesign(page)) ?? present;
    return base ? completeDesign({ base, present: present ?? base, sent, vocabulary, now: this.clock.now() }) : sent;
  }
}
