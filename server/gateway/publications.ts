import { Injectable } from '@nestjs/common';
import { AdmitPublication } from '../accounts/use-cases/admit-publication.js';
import type { Page } from '../pages/page.js';
import { PublishPage, type PublishPageCommand } from '../pages/use-cases/publish-page.js';

/** Publishes for signed-in accounts, for either API. Errors: those of `PublishPage`, TOO_MANY_ATTEMPTS. */
@Injectable()
export class Publications {
  constructor(
    private readonly admit: AdmitPublication,
    private readonly publishPage: PublishPage,
  ) {}

  publish(command: PublishPageCommand): Promise<Page> {
    return this.admit.execute(command.actor, () => this.publishPage.execute(command));
  }
}
