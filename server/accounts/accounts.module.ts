import { Module } from '@nestjs/common';
import { FindSessionOwner } from './sessions/use-cases/find-session-owner.js';
import { Authenticate } from './sessions/use-cases/authenticate.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { CheckPassword } from './use-cases/check-password.js';
import { Accounts } from './use-cases/accounts.js';
import { CreateAccessToken } from './access-tokens/use-cases/create-access-token.js';
import { AllAccounts } from './for-operators/all-accounts.js';
import { MailReceivers } from './for-operators/mail-receivers.js';
import { OperatorRoles } from './for-operators/operator-roles.js';
import { Suspensions } from './for-operators/suspensions.js';
import { SignUpSettings } from './for-operators/sign-up-settings.js';
import { CreateAccount } from './for-operators/create-account.js';
import { ChangeUsername } from './use-cases/change-username.js';
import { EmailChanges } from './email-change/use-cases/email-changes.js';
import { UseEmailLink } from './email-change/use-cases/use-email-link.js';
import { WriteEmailChangeMail } from './email-change/use-cases/write-email-change-mail.js';
import { FindDataLink } from './use-cases/find-data-link.js';
import { IssueLink } from './use-cases/issue-link.js';
import { RemoveAccount } from './use-cases/remove-account.js';
import { DeleteAccount } from './use-cases/delete-account.js';
import { Sessions } from './sessions/use-cases/sessions.js';
import { FindLogOutAddress } from './providers/use-cases/find-log-out-address.js';
import { FindProviderAccount } from './providers/use-cases/find-provider-account.js';
import { HashPassword } from './use-cases/hash-password.js';
import { LimitGuesses } from './limits/use-cases/limit-guesses.js';
import { LimitAttempts } from './limits/use-cases/limit-attempts.js';
import { AccessTokens } from './access-tokens/use-cases/access-tokens.js';
import { LogIn } from './sessions/use-cases/log-in.js';
import { RemoveExpired } from './use-cases/remove-expired.js';
import { FirstAccount } from './use-cases/first-account.js';
import { Register } from './use-cases/register.js';
import { RequestEmailVerification } from './use-cases/request-email-verification.js';
import { ResetPassword } from './use-cases/reset-password.js';
import { SendRecoveryMail } from './use-cases/send-recovery-mail.js';
import { FinishSignIn } from './providers/use-cases/finish-sign-in.js';
import { LinkedAccounts } from './providers/use-cases/linked-accounts.js';
import { Passkeys } from './passkeys/use-cases/passkeys.js';
import { SignInWithPasskey } from './passkeys/use-cases/sign-in-with-passkey.js';
import { WaysIn } from './providers/ways-in.js';
import { StartSignIn } from './providers/use-cases/start-sign-in.js';
import { SignUpTerms } from './sign-up/use-cases/sign-up-terms.js';
import { AnswerChallenge } from './second-factor/use-cases/answer-challenge.js';
import { BeginLogIn } from './second-factor/use-cases/begin-log-in.js';
import { FinishLogIn } from './second-factor/use-cases/finish-log-in.js';
import { SecondFactorSettings } from './second-factor/use-cases/second-factor-settings.js';
import { NoticeDevice } from './sessions/use-cases/notice-device.js';
import { SignInNotices } from './sessions/use-cases/sign-in-notices.js';
import { StartSession } from './sessions/use-cases/start-session.js';
import { VerifyEmail } from './use-cases/verify-email.js';
import { WriteMail } from './use-cases/write-mail.js';
import { AccountLimits } from './limits/use-cases/account-limits.js';
import { LostWaysIn } from './for-operators/lost-ways-in.js';

const useCases = [
  AccountLimits,
  HashPassword,
  FindSessionOwner,
  Authenticate,
  Accounts,
  AllAccounts,
  MailReceivers,
  OperatorRoles,
  SignUpSettings,
  Suspensions,
  SignUpTerms,
  CreateAccessToken,
  CreateAccount,
  FindDataLink,
  IssueLink,
  RemoveAccount,
  DeleteAccount,
  Sessions,
  SignInNotices,
  AccessTokens,
  LogIn,
  BeginLogIn,
  AnswerChallenge,
  SecondFactorSettings,
  LostWaysIn,
  FirstAccount,
  Register,
  RemoveExpired,
  RequestEmailVerification,
  ResetPassword,
  SendRecoveryMail,
  ChangeUsername,
  EmailChanges,
  UseEmailLink,
  FindLogOutAddress,
  FinishSignIn,
  StartSignIn,
  LinkedAccounts,
  Passkeys,
  SignInWithPasskey,
  VerifyEmail,
  WriteMail,
];

/** Accounts: registration, sign-in, sessions and recovery. */
@Module({
  imports: [MailModule, MediaModule],
  providers: [
    ...useCases,
    WaysIn,
    CheckPassword,
    FindProviderAccount,
    StartSession,
    NoticeDevice,
    FinishLogIn,
    LimitAttempts,
    LimitGuesses,
    WriteEmailChangeMail,
  ],
  exports: [...useCases, LimitAttempts, LimitGuesses],
})
export class AccountsModule {}
