import { graphqlData } from '../../support/calls/graphql.js';
import type { ReceivedMail, TestMailServer } from '../../support/neighbours/mail-server.js';
import type { TestAccount } from './account.js';

/** The values in a link to set a new password. */
export interface ResetLink {
  readonly accountId: string;
  readonly token: string;
}

/** Requests a link to set a new password by the API, and waits for the mail. */
export async function mailedResetLink(
  application: { readonly url: string },
  mails: TestMailServer,
  { email }: TestAccount,
): Promise<ResetLink> {
  await graphqlData(application.url, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
  return resetLinkIn(await mails.next(email));
}

/** The link to set a new password in a mail. */
export function resetLinkIn(mail: ReceivedMail): ResetLink {
  const [, accountId, token] = /\/resetpw\/([\da-f-]{36})\/([\w-]{43})(?![\w-])/.exec(mail.text) ?? [];
  if (!accountId || !token) throw new Error(`There is no link for a new password in: ${mail.text}`);
  return { accountId, token };
}

/** Requests a verification mail by the API and waits for it. Returns the token of its link. */
export async function mailedVerificationToken(
  application: { readonly url: string },
  mails: TestMailServer,
  { email, token }: TestAccount,
): Promise<string> {
  await graphqlData(application.url, 'mutation { requestEmailVerification { detail } }', {}, token);
  return verificationTokenIn(await mails.next(email));
}

/** The token of the verification link in a mail. */
export function verificationTokenIn(mail: ReceivedMail): string {
  const [, token] = /\/\?token=([\w-]{43})(?![\w-])/.exec(mail.text) ?? [];
  if (!token) throw new Error(`There is no verification link in: ${mail.text}`);
  return token;
}
