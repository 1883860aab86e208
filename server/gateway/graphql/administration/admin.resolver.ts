import { Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import { AdmitOperator } from '../../../administration/use-cases/admit-operator.js';
import { MailAdministration } from '../../../administration/use-cases/mail-administration.js';
import { ReportAdministration } from '../../../administration/use-cases/report-administration.js';
import { productVersion, versionText } from '../../../config/config.js';
import type { AccountRole, Admin } from '../generated.js';
import type { SeenAccount } from '../seen-account.js';
import { CurrentOperator } from './admitted-operator.js';

/** Who administers the site. */
@Resolver('Account')
export class AdminResolver {
  constructor(
    private readonly admission: AdmitOperator,
    private readonly reports: ReportAdministration,
    private readonly mails: MailAdministration,
  ) {}

  @Query('admin')
  async show(@CurrentOperator() actor: Actor): Promise<Admin> {
    const { name, accountId = '' } = actor.asOperator();
    const [openReports, { givenUp }] = await Promise.all([this.reports.countOpen(actor), this.mails.count(actor)]);
    return { username: name, accountId, version: versionText(productVersion), openReports, givenUpMails: givenUp };
  }

  @ResolveField('role')
  async role(@Parent() { actor }: SeenAccount): Promise<AccountRole> {
    return (await this.admission.isOperator(actor)) ? 'OPERATOR' : 'PERSON';
  }
}
