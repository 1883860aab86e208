import { Logger } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdmitAction } from '../../../accounts/limits/use-cases/admit-action.js';
import type { Actor } from '../../../actor.js';
import type { ImportedPage, PageImport } from '../../../imports/page-import.js';
import { LastImport } from '../../../imports/use-cases/last-import.js';
import { StartImport, type ImportSource } from '../../../imports/use-cases/start-import.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { CurrentActor } from '../../current-actor.js';
import { LinkedPictures } from '../../uploads/linked-pictures.js';
import { designView, tilePictureView } from '../design-view.js';
import type {
  ImportedPage as ImportedPageView,
  ImportFailure,
  ImportStep,
  LeftOutReason,
  MutationStartImportArgs,
  MutationStopImportArgs,
  PageImport as PageImportView,
  TilePicture,
} from '../generated.js';

/** Pages from elsewhere, for drafts here. */
@Resolver()
export class PageImportsResolver {
  private readonly log = new Logger('Imports');

  constructor(
    private readonly startImport: StartImport,
    private readonly lastImport: LastImport,
    private readonly pictures: LinkedPictures,
    private readonly admit: AdmitAction,
    private readonly addresses: SiteAddresses,
  ) {}

  @Query('pageImport')
  async last(@CurrentActor() actor: Actor): Promise<PageImportView | null> {
    const found = await this.lastImport.find(actor);
    return found && this.toView(found);
  }

  @Mutation('startImport')
  async start(@CurrentActor() actor: Actor, @Args() { input }: MutationStartImportArgs): Promise<PageImportView> {
    // The schema allows exactly one of its fields.
    const command = { actor, source: input as ImportSource, keepPicture: this.pictures.keepFound.bind(this.pictures, actor) };
    const { started, ended } = await this.admit.execute('importPage', actor, () => this.startImport.execute(command));
    ended.catch((error: unknown) => this.log.error('An import failed.', error instanceof Error ? error.stack : String(error)));
    return this.toView(started);
  }

  @Mutation('stopImport')
  async stop(@CurrentActor() actor: Actor, @Args() { id }: MutationStopImportArgs): Promise<true> {
    await this.lastImport.stop(actor, id);
    return true;
  }

  private toView({ found, step, failure, ...progress }: PageImport): PageImportView {
    const state = failure !== null ? 'FAILED' : found ? 'FOUND' : 'READING';
    const names = { step: enumName<ImportStep>(step), failure: failure && enumName<ImportFailure>(failure) };
    return { ...progress, ...names, state, found: found && this.foundView(found) };
  }

  private foundView({ design, picture, unreachable, leftOut }: ImportedPage): ImportedPageView {
    return {
      design: designView(design, this.addresses),
      picture: picture && (tilePictureView(picture, this.addresses) as TilePicture),
      unreachable: [...unreachable],
      leftOut: leftOut.map(({ name, reason }) => ({ name, reason: enumName<LeftOutReason>(reason) })),
    };
  }
}

/** The name of a value in the schema: `no-answer` is NO_ANSWER. */
function enumName<Name extends string>(value: string): Name {
  return value.replaceAll('-', '_').toUpperCase() as Name;
}
