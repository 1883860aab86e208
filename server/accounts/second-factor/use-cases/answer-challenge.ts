import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { CodeWrong, RecoveryCodeWrong } from '../second-factor.errors.js';
import type { Caller } from '../../caller.js';
import { PasswordHasher } from '../../ports/password-hasher.port.js';
import { hashToken, newToken } from '../../sessions/session.js';
import type { SignedIn } from '../../sessions/use-cases/start-session.js';
import { SecondFactorStore } from '../ports/second-factor-store.port.js';
import { bareAppCode, bareRecoveryCode, DEVICE_REMEMBERED_FOR } from '../second-factor.js';
import { acceptedStep } from '../time-code.js';
import { FinishLogIn } from './finish-log-in.js';

/** The second step of a sign-in. */
export interface TypedCode {
  /** The token of the sign-in that waits. */
  readonly challenge: string;
  /** Six digits of the app, or a recovery code. */
  readonly code: string;
  /** Whether this device is not asked for a code for 30 days. */
  readonly rememberDevice: boolean;
}

/** Signs in by the code of an app, or by a recovery code. Errors: CODE_WRONG, and those of `FinishLogIn`. */
@Injectable()
export class AnswerChallenge {
  constructor(
    private readonly finishLogIn: FinishLogIn,
    private readonly store: SecondFactorStore,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /** `deviceToken` lets the device sign in by the password alone; null when it is to be asked again. */
  async execute(
    { challenge: token, code, rememberDevice }: TypedCode,
    caller: Caller,
  ): Promise<{ readonly signedIn: SignedIn; readonly deviceToken: string | null }> {
    const digits = bareAppCode(code);
    const step = {
      strength: 'password-and-code' as const,
      isRight: (accountId: string) =>
        digits === null ? this.useRecoveryCode(accountId, code, caller) : this.useAppCode(accountId, digits),
      refusal: () => (digits === null ? new RecoveryCodeWrong() : new CodeWrong()),
    };
    const { signedIn, challenge } = await this.finishLogIn.execute(token, step, caller);
    if (!rememberDevice) return { signedIn, deviceToken: null };
    const deviceToken = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + DEVICE_REMEMBERED_FOR);
    await this.store.remember({ ...challenge, tokenHash: hashToken(deviceToken), expiresAt });
    return { signedIn, deviceToken };
  }

  private async useAppCode(accountId: string, digits: string): Promise<boolean> {
    const app = await this.store.find(accountId);
    const step = app && acceptedStep(app.secret, digits, this.clock.now(), app.lastStep);
    return app !== null && step !== null && this.store.acceptStep(accountId, app.secret, step);
  }

  private async useRecoveryCode(accountId: string, text: string, { network, language }: Caller): Promise<boolean> {
    const code = bareRecoveryCode(text);
    if (code === null) return false;
    for (const codeHash of await this.store.codeHashes(accountId)) {
      if (await this.hasher.verify(codeHash, code, network)) return this.store.useCode(accountId, codeHash, language);
    }
    return false;
  }
}
