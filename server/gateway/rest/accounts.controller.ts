import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import type { Caller } from '../../accounts/caller.js';
import { Accounts } from '../../accounts/use-cases/accounts.js';
import { LogIn } from '../../accounts/sessions/use-cases/log-in.js';
import { Sessions } from '../../accounts/sessions/use-cases/sessions.js';
import { Register } from '../../accounts/use-cases/register.js';
import { SiteAddresses } from '../../site-addresses.js';
import { OwnPages } from '../../pages/use-cases/own-pages.js';
import { Public } from '../authentication.guard.js';
import { CurrentCaller } from '../caller.js';
import { CurrentActor, CurrentToken } from '../current-actor.js';
import { plainUrl } from '../picture-view.js';
import { FieldsMissing } from './rest.errors.js';
import type { WireAnswer } from './wire-answers.js';
import { readBody, WIRE_BODIES } from './wire-bodies.js';

/** The REST paths of accounts, for older clients (specification §7). */
@Controller('api')
export class AccountsController {
  constructor(
    private readonly registerAccount: Register,
    private readonly logInByPassword: LogIn,
    private readonly sessions: Sessions,
    private readonly accounts: Accounts,
    private readonly pages: OwnPages,
    private readonly addresses: SiteAddresses,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  async logIn(@Body() body: unknown, @CurrentCaller() caller: Caller): Promise<WireAnswer<'token'>> {
    const credentials = readBody(WIRE_BODIES.login, body);
    const missing = Object.entries(credentials).flatMap(([name, value]) => (value === '' ? [name] : []));
    if (missing.length > 0) throw new FieldsMissing(missing);
    return { token: await this.logInByPassword.ofOlderClient(credentials, caller) };
  }

  @Public()
  @Post('register')
  @HttpCode(201)
  async register(@Body() body: unknown, @CurrentCaller() caller: Caller): Promise<WireAnswer<'account'>> {
    const { token, account } = await this.registerAccount.execute(readBody(WIRE_BODIES.register, body), caller);
    return { token, username: account.username, email: account.email };
  }

  @Post('logout')
  @HttpCode(200)
  async logOut(@CurrentActor() actor: Actor, @CurrentToken() token: string): Promise<WireAnswer<'detail'>> {
    await this.sessions.logOut(actor, token);
    return { detail: 'You are signed out.' };
  }

  @Post('getuserdetails')
  @HttpCode(200)
  async userDetails(@CurrentActor() actor: Actor): Promise<WireAnswer<'userDetails'>> {
    const [account, page] = await Promise.all([this.accounts.load(actor), this.pages.load({ actor })]);
    // Such clients append a query to the address of the picture, so a missing one is an empty text and never null.
    return {
      first_name: page.linkname ?? '',
      profile_image_url: plainUrl(page, 'profile', this.addresses),
      email_verified: account.emailVerified,
    };
  }
}
