import { Module } from '@nestjs/common';
import { AdmitAction } from './limits/use-cases/admit-action.js';
import { Authenticate } from './sessions/use-cases/authenticate.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { CheckPassword } from './use-cases/check-password.js';
import { CheckPasswordIsSet } from './use-cases/check-password-is-set.js';
import { ConfirmEmail } from './use-cases/confirm-email.js';
import { CreateAccessToken } from './access-tokens/use-cases/create-access-token.js';
import { CreateAccount } from './use-cases/create-account.js';
import { FindAccount } from './use-cases/find-account.js';
import { IssueLink } from './use-cases/issue-link.js';
import { RemoveAccount } from './use-cases/remove-account.js';
import { DeleteAccount } from './use-cases/delete-account.js';
import { EndSession } from './sessions/use-cases/end-session.js';
import { FindGoogleAccount } from './providers/use-cases/find-google-account.js';
import { GiveBackUpload } from './limits/use-cases/give-back-upload.js';
import { LimitAttempts } from './limits/use-cases/limit-attempts.js';
import { ListAccessTokens } from './access-tokens/use-cases/list-access-tokens.js';
import { ListSessions } from './sessions/use-cases/list-sessions.js';
import { LoadAccount } from './use-cases/load-account.js';
import { LogIn } from './sessions/use-cases/log-in.js';
import { LogOut } from './sessions/use-cases/log-out.js';
import { LogOutEverywhere } from './sessions/use-cases/log-out-everywhere.js';
import { RemoveExpired } from './use-cases/remove-expired.js';
import { Register } from './use-cases/register.js';
import { RequestEmailVerification } from './use-cases/request-email-verification.js';
import { ResetPassword } from './use-cases/reset-password.js';
import { RevokeAccessToken } from './access-tokens/use-cases/revoke-access-token.js';
import { SendRecoveryLetter } from './use-cases/send-recovery-letter.js';
import { SignInWithGoogle } from './providers/use-cases/sign-in-with-google.js';
import { StartGoogleSignIn } from './providers/use-cases/start-google-sign-in.js';
import { StartSession } from './sessions/use-cases/start-session.js';
import { VerifyEmail } from './use-cases/verify-email.js';
import { WriteLetter } from './use-cases/write-letter.js';

const useCases = [
  AdmitAction,
  Authenticate,
  CheckPasswordIsSet,
  ConfirmEmail,
  CreateAccessToken,
  CreateAccount,
  FindAccount,
  IssueLink,
  RemoveAccount,
  DeleteAccount,
  EndSession,
  GiveBackUpload,
  ListAccessTokens,
  ListSessions,
  LoadAccount,
  LogIn,
  LogOut,
  LogOutEverywhere,
  Register,
  RemoveExpired,
  RequestEmailVerification,
  ResetPassword,
  RevokeAccessToken,
  SendRecoveryLetter,
  SignInWithGoogle,
  StartGoogleSignIn,
  VerifyEmail,
  WriteLetter,
];

/** Accounts: registration, sign-in, sessions and recovery. */
@Module({
  imports: [MailModule, MediaModule],
  providers: [...useCases, CheckPassword, FindGoogleAccount, StartSession, LimitAttempts],
  exports: [...useCases, LimitAttempts],
})
export class AccountsModule {}
