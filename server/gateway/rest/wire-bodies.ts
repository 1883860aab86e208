import { z } from 'zod';
import { EMAIL_MAX_LENGTH } from '../../accounts/email-address.rules.js';
import { PASSWORD_LENGTH } from '../../accounts/password.rules.js';
import { USERNAME_LENGTH } from '../../accounts/username.rules.js';
import { TextsExpected } from './rest.errors.js';

/**
 * A text of a body. A field that is missing or null becomes an empty text, which the use case checks. A number becomes its text. To programs, it is
 * described as what they should send: a text, with these limits.
 */
function text(description: string, limits: Readonly<Record<string, string | number>> = {}) {
  return z
    .union([z.string(), z.number(), z.null()])
    .optional()
    .transform((value) => String(value ?? ''))
    .meta({ description, type: 'string', ...limits });
}

const email = text('An e-mail address.', { format: 'email', maxLength: EMAIL_MAX_LENGTH });
const { least, most } = PASSWORD_LENGTH;
const newPassword = text(`The new password: ${least} to ${most} characters, and none that attackers try first.`, {
  format: 'password',
  minLength: least,
  maxLength: most,
});

/** The bodies of the REST paths with the texts that they read. Other fields are ignored. */
export const WIRE_BODIES = {
  login: z.object({
    username: text('The username, or the e-mail address of the account once it is verified, in any case.'),
    password: text(
      'The password. Where the account has an authenticator app: an access token, which is then the token of the answer, too.',
      {
        format: 'password',
      },
    ),
  }),
  register: z.object({
    username: text(`The username: ${USERNAME_LENGTH.least} to ${USERNAME_LENGTH.most} letters, digits, \`_\`, \`.\` and \`-\`.`, {
      minLength: USERNAME_LENGTH.least,
      maxLength: USERNAME_LENGTH.most,
    }),
    email,
    password: newPassword,
  }),
  address: z.object({ email }),
  password: z.object({ password: newPassword }),
  linkname: z.object({ first_name: text('A linkname.', { minLength: 1 }) }),
  googleCode: z.object({ code: text('The authorization code that Google sent to the client.', { minLength: 1 }) }),
} as const;

/**
 * Parses a JSON body. One that is no object counts as an empty one.
 * @throws {TextsExpected} with every field that is an object, a list, true or false.
 */
export function readBody<Body extends z.ZodObject>(schema: Body, body: unknown): z.output<Body> {
  const parsed = schema.safeParse(typeof body === 'object' && body !== null ? { ...body } : {});
  if (parsed.success) return parsed.data;
  throw new TextsExpected([...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]);
}
