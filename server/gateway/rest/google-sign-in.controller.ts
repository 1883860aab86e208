import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import { FinishSignIn } from '../../accounts/providers/use-cases/finish-sign-in.js';
import { Public } from '../authentication.guard.js';
import { CurrentCaller } from '../caller.js';
import { logRefusalOfGoogle } from '../provider-sign-in-log.js';
import { WithoutCsrfToken } from './csrf.guard.js';
import { readBody, WIRE_BODIES } from './wire-bodies.js';

/** Signing in with Google, for older clients (specification §7). They send a code that they requested themselves. */
@Controller('api')
export class GoogleSignInController {
  constructor(private readonly signIn: FinishSignIn) {}

  @Public()
  @WithoutCsrfToken()
  @Post('googleauth')
  @HttpCode(200)
  @Header('Content-Type', 'application/json; charset=utf-8')
  async googleAuth(@Body() body: unknown, @CurrentCaller() caller: Caller): Promise<string> {
    const { code } = readBody(WIRE_BODIES.googleCode, body);
    const { token } = await logRefusalOfGoogle(this.signIn.execute({ code, state: null, isOfGoogle: true }, caller));
    // The framework would send a string as plain text; these clients expect a JSON string.
    return JSON.stringify(token);
  }
}
