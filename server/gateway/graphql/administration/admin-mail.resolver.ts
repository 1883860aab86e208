import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import { MailAdministration } from '../../../administration/use-cases/mail-administration.js';
import { CONFIG, type Config } from '../../../config/config.js';
import type {
  AdminMail,
  AdminTestMail,
  MutationAdminRemoveMailsArgs,
  MutationAdminRetryMailsArgs,
  MutationAdminTestMailArgs,
} from '../generated.js';
import { CurrentOperator } from './admitted-operator.js';

const MOST_GIVEN_UP = 50;
const MOST_WAITING = 20;

/** The GraphQL operations with which operators look after the mails of the site. */
@Resolver()
export class AdminMailResolver {
  constructor(
    private readonly mails: MailAdministration,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Query('adminMail')
  async show(@CurrentOperator() actor: Actor): Promise<AdminMail> {
    const { mailFrom: from, smtpUrl } = this.config;
    const [sentToday, { waiting, oldestSeconds, givenUp }, givenUpMails, waitingMails] = await Promise.all([
      this.mails.countSent(actor),
      this.mails.count(actor),
      this.mails.listGivenUp(actor, MOST_GIVEN_UP),
      this.mails.listWaiting(actor, MOST_WAITING),
    ]);
    return {
      from,
      server: smtpUrl === undefined ? null : new URL(smtpUrl).hostname,
      sentToday,
      waiting,
      oldestSeconds: Math.floor(oldestSeconds),
      givenUp,
      givenUpMails: givenUpMails.map(({ id, mail, to, reason, givenUpAt }) => ({
        id,
        kind: mail.kind,
        to,
        answer: reason,
        triedAt: givenUpAt,
      })),
      waitingMails: waitingMails.map(({ mail, ...facts }) => ({ ...facts, kind: mail.kind })),
    };
  }

  @Mutation('adminTestMail')
  async test(@CurrentOperator() actor: Actor, @Args() { to }: MutationAdminTestMailArgs): Promise<AdminTestMail> {
    const { milliseconds, fault } = await this.mails.test(actor, to);
    return { milliseconds, refusal: fault?.reason ?? null };
  }

  @Mutation('adminRetryMails')
  async retry(@CurrentOperator() actor: Actor, @Args() { ids }: MutationAdminRetryMailsArgs): Promise<number> {
    return this.mails.retry(actor, ids ?? null);
  }

  @Mutation('adminRemoveMails')
  async remove(@CurrentOperator() actor: Actor, @Args() { ids }: MutationAdminRemoveMailsArgs): Promise<number> {
    return this.mails.remove(actor, ids);
  }
}
