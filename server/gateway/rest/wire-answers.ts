import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '../../error-codes.rules.js';

const token = z
  .string()
  .meta({ description: 'Send it as `Authorization: Token …`. It is valid until it is not used for some weeks, or signed out.' });
const address = z
  .union([z.literal(''), z.url()])
  .meta({ description: 'The address of the picture, or an empty text. Clients may append a query.' });
const linkname = z.string().regex(/^[a-z0-9](?:[a-z0-9_-]{0,28}[a-z0-9])?$/);
const detail = z.string().min(1).meta({ description: 'An English sentence for people.' });

const pageFields = {
  data: z.string().nullable().meta({
    contentMediaType: 'application/json',
    description:
      'The design as JSON, without two backslashes in a row. Null for its owner when the page was never published, and for a free linkname.',
  }),
  profile_image_url: address,
  wallpaper_image_url: address,
};

/** The bodies of successful answers of the REST paths. */
export const WIRE_ANSWERS = {
  token: z.object({ token }),
  account: z.object({ token, username: z.string(), email: z.string().meta({ format: 'email' }) }),
  detail: z.object({ detail }),
  published: z.object({
    detail,
    pictures_over_https: z
      .array(z.url())
      .optional()
      .meta({ description: 'Pictures in texts that had an `http:` address: pages ask for them over https. Missing if there are none.' }),
    hidden_tiles: z.array(z.number().int().min(0)).optional().meta({
      description:
        'The places of tiles that nobody sees, or only with a password, because the program that sent them did not send a tile which is hidden or has a password, and they may be that one. The owner of the page shows them in the editor. Missing if there are none.',
    }),
  }),
  userDetails: z.object({
    first_name: z.union([z.literal(''), linkname]).meta({ description: 'The linkname of the main page. Empty while it has none.' }),
    profile_image_url: address,
    email_verified: z.boolean(),
  }),
  linkname: z.object({ first_name: linkname.meta({ description: 'The linkname as it is kept: in lower case.' }) }),
  page: z.object(pageFields),
  publicPage: z.object({ linkname_available: z.boolean().meta({ description: 'Whether nobody has the linkname.' }), ...pageFields }),
  profilePicture: z.object({ detail, profile_image_url: address }),
  wallpaper: z.object({ detail, wallpaper_image_url: address }),
  bareToken: token,
} as const;

/** The body of a successful answer. */
export type WireAnswer<Name extends keyof typeof WIRE_ANSWERS> = Readonly<z.output<(typeof WIRE_ANSWERS)[Name]>>;

/** The body of a refusal. Beside the two texts, it has a list of sentences for each field that is refused. */
export const WIRE_REFUSAL = z
  .object({
    detail,
    code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]).meta({ description: 'Stable. New codes may be added.' }),
  })
  .catchall(z.array(z.string()));
