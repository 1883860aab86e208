import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { DomainError } from '../../domain-error.js';
import { FairQueue } from '../../fair-queue.js';
import { DESIGN_LIMITS } from '../../pages/design/design-limits.rules.js';
import { storable } from '../../pages/design/field-parsing.rules.js';
import { networkLinksOf } from '../../pages/networks/network-links.rules.js';
import { newId } from '../../pages/new-id.js';
import { isPageFile } from '../../pages/page-file/page-file.rules.js';
import { completeAddress } from '../../pages/tile-kinds/link-address.rules.js';
import { isWebAddress } from '../../pages/tile-kinds/tile-address.rules.js';
import { BEGUN, IMPORT_SILENT_MILLISECONDS, type ImportFailure, type PageImport } from '../page-import.js';
import { placePage, type PlacedPage } from '../placed-page.rules.js';
import { PageImports } from '../ports/page-imports.port.js';
import { SourceDocuments, type SourceFile } from '../ports/source-documents.port.js';
import { readDocument } from '../read-document.rules.js';
import type { SourceDocument } from '../source-document.rules.js';
import { RunningImport } from '../running-import.js';
import { CompleteImport, type KeepFoundPicture } from './complete-import.js';

/** Where the page is: at an address of the web, or in a file. */
export type ImportSource = { readonly address: string } | { readonly file: SourceFile };

export interface StartImportCommand {
  readonly actor: Actor;
  readonly source: ImportSource;
  /** Keeps a picture for the tiles of the account, like an uploaded one. */
  readonly keepPicture: KeepFoundPicture;
}

export interface StartedImport {
  readonly started: PageImport;
  /** Resolves when the import has ended, in whatever way. Rejects if a part of this server failed. */
  readonly ended: Promise<void>;
}

/** A document may be large, and every picture keeps the encoder busy. */
const QUEUE = { atOnce: 3, atOnceOfOne: 1, mostWaiting: 30 };
const FILE_NAME_LENGTH = 255;
/** How often is noted that the import goes on, in milliseconds, also while it waits for its turn. */
const HEARD_EVERY = 10_000;

/**
 * Begins to read a page from elsewhere, for a draft here. No page is changed, and nothing is public. How far it is, and what was found, is in `PageImports`. Scope: publish; pictures are taken over
 * if the actor has the scope media, too. Errors: IMPORT_RUNNING; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class StartImport {
  private readonly queue = new FairQueue(QUEUE, () => new NoPlace());

  constructor(
    private readonly imports: PageImports,
    private readonly documents: SourceDocuments,
    private readonly complete: CompleteImport,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, source, keepPicture }: StartImportCommand): Promise<StartedImport> {
    const accountId = actor.accountFor('publish');
    const startedAt = this.clock.now();
    const { id, from } = { id: newId(startedAt), from: originOf(source) };
    const started = { id, accountId, from, startedAt };
    await this.imports.start(started, new Date(startedAt.getTime() - IMPORT_SILENT_MILLISECONDS));
    const ended = this.run(new RunningImport(started, this.imports, this.clock), source, keepPicture);
    return { started: { id, from, startedAt, ...BEGUN, failure: null, found: null }, ended };
  }

  private async run(running: RunningImport, source: ImportSource, keepPicture: KeepFoundPicture): Promise<void> {
    const { started } = running;
    const heartbeat = setInterval(() => void running.note().catch(() => undefined), HEARD_EVERY);
    try {
      await this.queue.inTurn(started.accountId, () => this.read(running, source, keepPicture));
    } catch (error) {
      const isBusy = error instanceof NoPlace || (error instanceof DomainError && error.code === 'BUSY');
      await this.imports.fail(started, isBusy ? 'busy' : 'interrupted').catch(() => undefined);
      if (!isBusy) throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async read(running: RunningImport, source: ImportSource, keepPicture: KeepFoundPicture): Promise<void> {
    const fail = (failure: ImportFailure) => this.imports.fail(running.started, failure);
    const document = await this.documentOf(source);
    if (typeof document === 'string') return fail(document);
    const reading = readDocument(document);
    if (!reading) return fail(whyNotRead(document));
    const { service, found } = reading;
    const page = placePage(found);
    if (!found.whole && isEmpty(page)) return fail('nothing-found');
    await this.complete.execute({ running, service, page, keepPicture });
  }

  private async documentOf(source: ImportSource): Promise<SourceDocument | ImportFailure> {
    if ('file' in source) return this.documents.readFile(source.file);
    const address = completeAddress(storable(source.address.slice(0, DESIGN_LIMITS.linkLength + 1)));
    return address.length <= DESIGN_LIMITS.linkLength && isWebAddress(address) ? this.documents.readPage(address) : 'address';
  }
}

function whyNotRead({ html, json }: SourceDocument): ImportFailure {
  if (isPageFile(json)) return 'newer';
  return html || json !== undefined ? 'nothing-found' : 'not-a-page';
}

function isEmpty({ design, leftOut }: PlacedPage): boolean {
  return design.tiles.length === 0 && networkLinksOf(design).length === 0 && leftOut.length === 0;
}

/** Too many are read already. */
class NoPlace extends Error {}

function originOf(source: ImportSource): string {
  const written = 'file' in source ? source.file.name.slice(0, FILE_NAME_LENGTH) : source.address.slice(0, DESIGN_LIMITS.linkLength);
  return storable(written).trim();
}
