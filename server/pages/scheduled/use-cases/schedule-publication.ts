import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import type { Language } from '../../../languages.rules.js';
import { storedBytes } from '../../design/parse-design.js';
import type { PageDesign, Tile } from '../../design/page-design.rules.js';
import { newId } from '../../new-id.js';
import { ownedPage } from '../../page.js';
import { PreparePublication, type PrepareCommand } from '../../publishing/prepare-publication.js';
import { RequirePublisher } from '../../publishing/use-cases/require-publisher.js';
import { ScheduledPublications } from '../ports/scheduled-publications.port.js';
import { says, WHOLE } from '../../vocabulary/vocabulary.rules.js';
import { chosenMoment, type ChosenMoment, type ScheduledPublication } from '../scheduled-publication.js';
import { AccountRoom } from '../../publishing/use-cases/account-room.js';

/** A design, and the moment at which it goes public. */
export interface ScheduleCommand extends Omit<PrepareCommand, 'isDryRun' | 'tolerances'>, ChosenMoment {
  readonly basedOn: number;
  readonly language: Language;
}

/**
 * Schedules a design of a page, in the place of the one that was scheduled before. It is checked like a publication now, and again when it goes public. Scope: publish. Errors: those of
 * `PreparePublication`, EMAIL_NOT_VERIFIED, MOMENT_INVALID, STORAGE_FULL, PAGE_CHANGED_ELSEWHERE; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class SchedulePublication {
  constructor(
    private readonly scheduled: ScheduledPublications,
    private readonly preparing: PreparePublication,
    private readonly requirePublisher: RequirePublisher,
    private readonly accountRoom: AccountRoom,
    private readonly clock: Clock,
  ) {}

  async execute({ publishesAt, timeZone, replaces, basedOn, language, ...command }: ScheduleCommand): Promise<ScheduledPublication> {
    const page = ownedPage(command, 'publish');
    await this.requirePublisher.toPublish(page.accountId);
    const createdAt = this.clock.now();
    const chosen = chosenMoment({ publishesAt, timeZone, replaces }, createdAt);
    const { vocabulary = WHOLE } = command;
    const { design: completed, sent } = await this.preparing.inTurn(command, () => this.designOf({ ...command, basedOn }));
    const unsaid = [...completed.tiles.keys()].filter((at) => !says(vocabulary, 'visibility', at));
    // Which tile of the page it is was guessed. It is guessed again at its moment, when another tile may be withheld.
    const design = {
      ...completed,
      tiles: completed.tiles.map((tile, at) => (unsaid.includes(at) ? withId(tile, sent.tiles[at]?.id) : tile)),
    };
    await this.accountRoom.refuse(page.accountId, storedBytes(design));
    return this.scheduled.schedule(page, { ...chosen, id: newId(createdAt), design, unsaid, basedOn, createdAt, language });
  }

  /** What was sent, and how it would be published now. */
  private async designOf(command: PrepareCommand): Promise<{ readonly sent: PageDesign; readonly design: PageDesign }> {
    const { sent, present, readyFor } = await this.preparing.execute(command);
    return { sent, design: (await readyFor(present)).publication.design };
  }
}

function withId({ id: _guessed, ...tile }: Tile, id: string | undefined): Tile {
  return id === undefined ? tile : { ...tile, id };
}
