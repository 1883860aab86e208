import { Injectable } from '@nestjs/common';
import type { Account } from '../../accounts/account.js';
import type { Actor } from '../../actor.js';
import { ActFault } from '../../audit/act-fault.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { DomainError } from '../../domain-error.js';
import type { FoundPicture, LeftOut } from '../../imports/found-page.rules.js';
import type { ImportedPage, ImportFailure } from '../../imports/page-import.js';
import type { KeptPicture } from '../../imports/use-cases/complete-import.js';
import { StartImport } from '../../imports/use-cases/start-import.js';
import type { PictureKind } from '../../media/picture.js';
import { Drafts } from '../../pages/drafts/use-cases/drafts.js';
import { SaveDraft } from '../../pages/drafts/use-cases/save-draft.js';
import type { PageOfActor, PageOutline } from '../../pages/page.js';
import type { TilePicture } from '../../pages/tile-kinds/picture/tile-picture.rules.js';
import { CreatePage } from '../../pages/use-cases/create-page.js';
import { OwnPages } from '../../pages/use-cases/own-pages.js';
import { Imports } from '../../imports/use-cases/imports.js';

/** What takes pictures over, for the owner of a page. */
export interface TakePictures {
  /** Keeps a picture for the tiles of the account, like an uploaded one; or says why not. */
  readonly keep: (owner: Actor, picture: FoundPicture) => Promise<KeptPicture>;
  /** Gives a page one of the kept pictures, for above its title or behind it. Errors: those of an upload. */
  readonly place: (page: PageOfActor, kind: PictureKind, picture: TilePicture) => Promise<void>;
}

/** The draft that came of a page from elsewhere. */
export interface BroughtPage {
  readonly pageId: string;
  readonly title: string;
  readonly tileCount: number;
  /** The names of the tiles that lead where nothing is any more. They are not in the draft. */
  readonly unreachable: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** What became of an import. */
export type Bringing = { readonly brought: BroughtPage } | { readonly failure: ImportFailure; readonly fault: ActFault };

/** An empty place for a draft: the page, and the revision of the draft that it had. */
interface EmptyPage extends Pick<PageOutline, 'id' | 'linkname' | 'version' | 'profilePicture' | 'wallpaper'> {
  readonly revision: number;
}

/** Pages from elsewhere for the accounts of others, for operators who bring many here. */
@Injectable()
export class ImportAdministration {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly startImport: StartImport,
    private readonly imports: Imports,
    private readonly pages: OwnPages,
    private readonly drafts: Drafts,
    private readonly createPage: CreatePage,
    private readonly saveDraft: SaveDraft,
  ) {}

  /**
   * Reads the page at an address into a draft of an account: that of its first page that has neither a version nor a draft, or of a new one. Nothing is public before its owner publishes it: a page with an address gets none of the
   * pictures above its title and behind it. What the account has imported itself and not taken yet is forgotten. Faults: IMPORT_FAILED, without a draft. Errors: OPERATOR_NEEDED, IMPORT_RUNNING, TOO_MANY_PAGES, STORAGE_FULL.
   */
  async execute(actor: Actor, { id }: Account, address: string, pictures: TakePictures): Promise<Bringing> {
    return this.recordAct.execute(actor, { act: 'page import', subject: id }, async () => {
      const owner = actor.inPlaceOf(id);
      const keepPicture = (picture: FoundPicture) => pictures.keep(owner, picture);
      const { started, ended } = await this.startImport.execute({ actor: owner, source: { address }, keepPicture });
      try {
        await ended.catch(() => undefined);
        const last = await this.imports.find(owner);
        // Its owner may have stopped it, and begun another one.
        const { found, failure } = last?.id === started.id ? last : { found: null, failure: null };
        return found ? { brought: await this.draftOf(owner, found, pictures) } : failed(failure ?? 'interrupted');
      } finally {
        await this.imports.stop(owner, started.id);
      }
    });
  }

  private async draftOf(owner: Actor, found: ImportedPage, { place }: TakePictures): Promise<BroughtPage> {
    const gone = new Set(found.unreachable);
    const design = { ...found.design, tiles: found.design.tiles.filter((_, at) => !gone.has(at)) };
    const page = await this.emptyPage(owner);
    const { id: pageId, version, revision } = page;
    await this.saveDraft.execute({ actor: owner, pageId, design, basedOn: version, device: null, writer: null, revision });
    const missing: LeftOut[] = [];
    const kinds = [
      ['profile', found.picture, page.profilePicture],
      ['wallpaper', found.wallpaper ?? null, page.wallpaper],
    ] as const;
    for (const [kind, picture, present] of kinds) {
      if (!picture) continue;
      // Pictures of a page with an address are public at once, and what its owner has chosen stays.
      const isPlaced = page.linkname === null && !present && (await isDone(place({ actor: owner, pageId }, kind, picture)));
      if (!isPlaced) missing.push({ name: design.title, reason: 'picture' });
    }
    return {
      pageId,
      title: design.title,
      tileCount: design.tiles.length,
      unreachable: found.unreachable.flatMap((at) => found.design.tiles[at]?.name ?? []),
      leftOut: [...found.leftOut, ...missing],
    };
  }

  private async emptyPage(owner: Actor): Promise<EmptyPage> {
    for (const page of await this.pages.list(owner)) {
      if (page.version > 0) continue;
      const draft = await this.drafts.load({ actor: owner, pageId: page.id });
      if (!draft || draft.isDiscarded) return { ...page, revision: draft?.revision ?? 0 };
    }
    return { ...(await this.createPage.execute({ actor: owner })), revision: 0 };
  }
}

function failed(failure: ImportFailure): Bringing {
  return { failure, fault: new ActFault('IMPORT_FAILED', failure) };
}

/** Whether it was done. A refusal is no reason to stop. */
async function isDone(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
