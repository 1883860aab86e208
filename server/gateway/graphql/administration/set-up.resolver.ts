import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../../accounts/caller.js';
import { SignUpTerms } from '../../../accounts/sign-up/use-cases/sign-up-terms.js';
import { SetUp } from '../../../administration/use-cases/set-up.js';
import { CONFIG, productVersion, versionText, type Config } from '../../../config/config.js';
import { Public } from '../../authentication.guard.js';
import { CurrentCaller } from '../../caller.js';
import type { MutationSendSetUpMailArgs, MutationSetUpArgs, QuerySiteSetUpArgs, SetUp as SetUpView, SiteToSetUp } from '../generated.js';
import { signedInView, type SignedInView } from '../seen-account.js';

const KINDS = { OPEN: 'open', INVITE: 'invite', CLOSED: 'closed' } as const;
const MODES = { open: 'OPEN', invite: 'INVITE', closed: 'CLOSED', domains: 'DOMAINS' } as const;

/** The GraphQL operations with which the first operator sets a site up. */
@Resolver()
export class SetUpResolver {
  constructor(
    private readonly setUp: SetUp,
    private readonly signUpTerms: SignUpTerms,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Query('siteSetUp')
  async show(@Args() { code }: QuerySiteSetUpArgs, @CurrentCaller() caller: Caller): Promise<SetUpView> {
    const isAwaited = await this.setUp.isAwaited();
    if (!isAwaited || code == null) return { isAwaited, site: null };
    await this.setUp.checkCode(code, caller);
    return { isAwaited, site: await this.site(caller) };
  }

  @Public()
  @Mutation('sendSetUpMail')
  async sendMail(@Args() { input }: MutationSendSetUpMailArgs, @CurrentCaller() caller: Caller): Promise<string | null> {
    const { fault } = await this.setUp.testMail(input.code, input.email, caller);
    return fault ? fault.reason : null;
  }

  @Public()
  @Mutation('setUp')
  async open(@Args() { input }: MutationSetUpArgs, @CurrentCaller() caller: Caller): Promise<SignedInView> {
    const { signUp, ...typed } = input;
    const mode = signUp == null ? null : ({ kind: KINDS[signUp], domains: [] } as const);
    return signedInView(await this.setUp.open({ ...typed, signUp: mode }, caller));
  }

  private async site(caller: Caller): Promise<SiteToSetUp> {
    const { smtpUrl, mailFrom, setVariables } = this.config;
    const { mode } = await this.signUpTerms.show(null, caller);
    return {
      version: versionText(productVersion),
      mailServer: smtpUrl === undefined ? null : new URL(smtpUrl).hostname,
      mailFrom,
      signUp: MODES[mode.kind],
      isSignUpFixed: setVariables.has('SIGN_UP'),
    };
  }
}
