import { Logger } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import type { ImportedPage, PageImport } from '../../../imports/page-import.js';
import { StartImport, type ImportSource } from '../../../imports/use-cases/start-import.js';
import type { TilePicture as KeptTilePicture } from '../../../pages/tile-kinds/picture/tile-picture.rules.js';
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
  StartImportInput,
  TilePicture,
} from '../generated.js';
import { AccountLimits } from '../../../accounts/limits/use-cases/account-limits.js';
import { Imports } from '../../../imports/use-cases/imports.js';

/** Each of 100 tiles may have a few, and there are two of the page. */
const MOST_PICTURES = 400;

/** Pages from elsewhere, for drafts here. */
@Resolver()
export class PageImportsResolver {
  private readonly log = new Logger('Imports');

  constructor(
    private readonly startImport: StartImport,
    private readonly imports: Imports,
    private readonly pictures: LinkedPictures,
    private readonly accountLimits: AccountLimits,
    private readonly addresses: SiteAddresses,
  ) {}

  @Query('pageImport')
  async last(@CurrentActor() actor: Actor): Promise<PageImportView | null> {
    const found = await this.imports.find(actor);
    return found && this.toView(found);
  }

  @Mutation('startImport')
  async start(@CurrentActor() actor: Actor, @Args() { input }: MutationStartImportArgs): Promise<PageImportView> {
    const command = { actor, source: sourceOf(input), keepPicture: this.pictures.keepFound.bind(this.pictures, actor) };
    const { started, ended } = await this.accountLimits.admit('importPage', actor, () => this.startImport.execute(command));
    ended.catch((error: unknown) => this.log.error('An import failed.', error instanceof Error ? error.stack : String(error)));
    return this.toView(started);
  }

  @Mutation('stopImport')
  async stop(@CurrentActor() actor: Actor, @Args() { id }: MutationStopImportArgs): Promise<true> {
    await this.imports.stop(actor, id);
    return true;
  }

  private toView({ found, step, failure, ...progress }: PageImport): PageImportView {
    const state = failure !== null ? 'FAILED' : found ? 'FOUND' : 'READING';
    const names = { step: enumName<ImportStep>(step), failure: failure && enumName<ImportFailure>(failure) };
    return { ...progress, ...names, state, found: found && this.foundView(found) };
  }

  private foundView({
    design,
    hasLook = false,
    picture,
    wallpaper = null,
    unreachable,
    unanswered = [],
    leftOut,
  }: ImportedPage): ImportedPageView {
    const pictureView = (one: KeptTilePicture | null) => one && (tilePictureView(one, this.addresses) as TilePicture);
    return {
      design: designView(design, this.addresses),
      hasLook,
      picture: pictureView(picture),
      wallpaper: pictureView(wallpaper),
      unreachable: [...unreachable],
      unanswered: [...unanswered],
      leftOut: leftOut.map(({ name, reason }) => ({ name, reason: enumName<LeftOutReason>(reason) })),
    };
  }
}

/** The schema allows exactly one of the fields. */
function sourceOf({ address, file }: StartImportInput): ImportSource {
  if (!file) return { address: address ?? '' };
  const pictures = (file.pictures ?? []).slice(0, MOST_PICTURES).map(({ path, id }) => [path, id.toLowerCase()] as const);
  return { file: { name: file.name, text: file.text, pictures: new Map(pictures) } };
}

/** The name of a value in the schema: `no-answer` is NO_ANSWER. */
function enumName<Name extends string>(value: string): Name {
  return value.replaceAll('-', '_').toUpperCase() as Name;
}
