import { isIP } from 'node:net';
import { z } from 'zod';
import { OPEN, parseSignUpMode } from '../accounts/sign-up/sign-up-mode.rules.js';
import { SITE_SETTINGS, type SettingName } from '../administration/site-settings.rules.js';
import { parseFollowLinks } from '../administration/site-contact.rules.js';
import { FREE, parseFirstPublication } from '../pages/hiding/first-publication.rules.js';
import { areProviderNames } from './provider-variables.js';
import { isAddress, isDatabaseAddress, isIssuer, isLoopback, isMailServer, isOrigin } from '../addresses.rules.js';

// The variables of the environment, the rule of each, and how a fault is worded. What they mean is in config.ts.

/** The levels of the log, the lowest first. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const defaultFollowLinks = 'https://www.instagram.com/,https://www.youtube.com/,https://x.com/';
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const shape = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: matching(/^[\w.:-]+$/).default('localhost'),
  PUBLIC_URL: z
    .string()
    .refine((text) => isOrigin(text))
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: databaseAddress().optional(),
  DATABASE_READ_URL: databaseAddress().optional(),
  DATABASE_DIRECT_URL: databaseAddress().optional(),
  DATABASE_POOL_SIZE: wholeNumber(5, 200).default(10),
  EXTRA_CA_CERTS: z.string().optional(),
  BLOCKED_LINKS_FILE: z.string().optional(),
  PAGES_EXPORT_DIR: z.string().optional(),
  PAGES_EXPORT_COUNTS: z.enum(['on', 'off']).default('on'),
  MEDIA_STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: webAddress().optional(),
  S3_REGION: matching(/^[\w-]+$/).default('us-east-1'),
  S3_BUCKET: matching(/^[\w.-]{3,63}$/).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SITE_NAME: z
    .string()
    .max(60)
    .regex(/^[^\p{Cc}<>"]+$/u)
    .default('Tessera'),
  SUPPORT_EMAIL: setting('SUPPORT_EMAIL').optional(),
  ADMIN_EMAIL: z.email().max(254).optional(),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  FOLLOW_LINKS: parsedBy(parseFollowLinks).prefault(defaultFollowLinks),
  OPERATOR_NAME: setting('OPERATOR_NAME').optional(),
  OPERATOR_ADDRESS: setting('OPERATOR_ADDRESS').optional(),
  BLOG_DIR: z.string().default('content/blog'),
  LEGAL_DIR: z.string().optional(),
  CORS_ORIGINS: list
    .refine((origins) => isAny(origins) || origins.every(isOrigin))
    .transform((origins) => (isAny(origins) ? ('any' as const) : origins.map((text) => new URL(text).origin)))
    .prefault('*'),
  TRUST_PROXY: list
    .refine((parts) => parts.every(isNetwork))
    // A proxy on this machine connects by IPv4 or IPv6, as the system likes.
    .transform((parts) => [...new Set(parts.map((part) => (isLoopback(part) ? 'loopback' : part)))])
    .default([]),
  MAIL_FROM: z
    .string()
    .regex(/^([^\p{Cc}<>"]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u)
    .optional(),
  SMTP_URL: z.string().refine(isMailServer).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: z.string().refine(isIssuer).optional(),
  OIDC_PROVIDERS: list.refine(areProviderNames).optional(),
  PASSWORD_SIGN_IN: z.enum(['on', 'off']).default('on'),
  SIGN_UP: parsedBy(parseSignUpMode).default(OPEN),
  FIRST_PUBLICATION: parsedBy(parseFirstPublication).default(FREE),
  MAX_PAGES_PER_ACCOUNT: setting('MAX_PAGES_PER_ACCOUNT').transform(Number).default(20),
  STORAGE_PER_ACCOUNT: setting('STORAGE_PER_ACCOUNT').transform(Number).default(200),
  WEBHOOK_PRIVATE_ADDRESSES: z.enum(['refuse', 'allow']).default('refuse'),
  LINK_PREVIEWS: z.enum(['on', 'off', 'private']).default('on'),
  WEBHOOK_DELIVERIES: z.enum(['send', 'hold']).default('send'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 300).default(4),
  METRICS_TOKEN: matching(/^[\w.~+/=-]{16,200}$/).optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_TRACES_SAMPLER: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

const together = Object.entries({
  GOOGLE_CLIENT_ID: 'GOOGLE_CLIENT_SECRET',
  OPERATOR_NAME: 'OPERATOR_ADDRESS',
  S3_ACCESS_KEY_ID: 'S3_SECRET_ACCESS_KEY',
});

/** The rule of each variable. In a sentence, it follows the name of the variable. Those of OpenTelemetry have theirs in tracing-variables.ts. */
const rules: Record<Exclude<keyof typeof shape.shape, `OTEL_${string}`>, string> = {
  PORT: 'must be a whole number from 1 to 65535',
  HOST: 'must be a host name or an IP address',
  PUBLIC_URL: 'must be an address like https://example.org, without a path',
  DATA_DIR: 'must be the path of a folder',
  DATABASE_URL: 'must be an address like postgres://user:password@host:5432/name, with special characters escaped as in %25 for %',
  DATABASE_READ_URL: 'must be the address of a replica, like DATABASE_URL, and must be set together with it',
  DATABASE_DIRECT_URL: 'must be another address of the same database, like DATABASE_URL, and must be set together with it',
  DATABASE_POOL_SIZE: 'must be a whole number from 5 to 200',
  EXTRA_CA_CERTS: 'must be the path of a file',
  BLOCKED_LINKS_FILE: 'must be the path of a file',
  PAGES_EXPORT_DIR: 'must be the path of a folder',
  PAGES_EXPORT_COUNTS: 'must be on or off',
  MEDIA_STORAGE: 'must be disk or s3',
  S3_ENDPOINT: 'must be an address like https://s3.example.org:9000, without the bucket, which S3_BUCKET names',
  S3_REGION: 'must be the name of a region like us-east-1',
  S3_BUCKET: 'must be set with MEDIA_STORAGE=s3: the name of a bucket, 3 to 63 letters, digits, . and -',
  S3_ACCESS_KEY_ID: 'must be set together with S3_SECRET_ACCESS_KEY',
  S3_SECRET_ACCESS_KEY: 'must be set together with S3_ACCESS_KEY_ID',
  SITE_NAME: 'must have at most 60 characters, none of them < > " or a control character',
  SUPPORT_EMAIL: SITE_SETTINGS.SUPPORT_EMAIL.rule,
  ADMIN_EMAIL: 'must be an e-mail address',
  ADMIN_SECOND_FACTOR: 'must be required or optional',
  FOLLOW_LINKS: SITE_SETTINGS.FOLLOW_LINKS.rule,
  OPERATOR_NAME: 'must be set together with OPERATOR_ADDRESS: one line of at most 120 characters',
  OPERATOR_ADDRESS: 'must be set together with OPERATOR_NAME: one line of at most 300 characters',
  BLOG_DIR: 'must be the path of a folder, or off',
  LEGAL_DIR: 'must be the path of a folder',
  CORS_ORIGINS: 'must be origins like https://example.org, separated by commas (or * for any)',
  TRUST_PROXY: `must be IP addresses or networks like 10.0.0.0/8 (or ${namedNetworks.join(', ')}), separated by commas`,
  MAIL_FROM: 'must be a sender like Tessera <no-reply@example.org>',
  SMTP_URL:
    'must be an address like smtp://user:password@mail.example.org:587 (or smtps:// where TLS comes first), with special characters escaped as in %25 for %',
  GOOGLE_CLIENT_ID: 'must be set together with GOOGLE_CLIENT_SECRET',
  GOOGLE_CLIENT_SECRET: 'must be set together with GOOGLE_CLIENT_ID',
  OIDC_ISSUER: 'must be an address that begins with https:// (or http:// on this machine itself) and has no query',
  OIDC_PROVIDERS: 'must be up to 12 different names, each of at most 20 lower-case letters and digits, separated by commas',
  PASSWORD_SIGN_IN: 'must be on or off',
  SIGN_UP: SITE_SETTINGS.SIGN_UP.rule,
  FIRST_PUBLICATION: SITE_SETTINGS.FIRST_PUBLICATION.rule,
  MAX_PAGES_PER_ACCOUNT: SITE_SETTINGS.MAX_PAGES_PER_ACCOUNT.rule,
  STORAGE_PER_ACCOUNT: SITE_SETTINGS.STORAGE_PER_ACCOUNT.rule,
  WEBHOOK_PRIVATE_ADDRESSES: 'must be refuse or allow',
  LINK_PREVIEWS: 'must be on, off or private',
  WEBHOOK_DELIVERIES: SITE_SETTINGS.WEBHOOK_DELIVERIES.rule,
  RATE_LIMITS: 'must be on or off',
  SHUTDOWN_DELAY_SECONDS: 'must be a whole number from 0 to 300',
  METRICS_TOKEN: 'must have 16 to 200 letters, digits and . _ ~ + / = -',
  LOG_LEVEL: `must be one of ${logLevels.join(', ')}`,
};

/**
 * One sentence that names every faulty variable; `more` are the faults of those that are not named here. It does not contain the values, because
 * DATABASE_URL contains a password.
 */
export function describeFaults(error: z.ZodError | undefined, more: readonly string[]): string {
  const names = new Set((error?.issues ?? []).map((issue) => issue.path[0] as keyof typeof rules));
  const faults = [...names].map((name) => `${name} ${rules[name]}`);
  return `The configuration is not valid: ${[...faults, ...more].join('; ')}.`;
}

/** The variables that are set, by their names; each value has the type of its setting. */
export const variables = shape.superRefine(refuseWhatIsNotWhole);
export type Variables = z.infer<typeof variables>;

function refuseWhatIsNotWhole(values: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const missingOf = (names: readonly string[]): string[] => names.filter((name) => values[name] === undefined);
  const missing = values.MEDIA_STORAGE === 's3' ? [...missingOf(['S3_BUCKET']), ...bucketInEndpoint(values)] : [];
  for (const names of together) if (missingOf(names).length === 1) missing.push(...missingOf(names));
  const beside = ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'];
  if (values.DATABASE_URL === undefined) missing.push(...beside.filter((name) => values[name] !== undefined));
  for (const name of missing) context.addIssue({ code: 'custom', path: [name] });
}

/** The names of what is faulty if the endpoint is the address of the bucket, as some stores show it for copying. */
function bucketInEndpoint({ S3_ENDPOINT: endpoint, S3_BUCKET: bucket }: Readonly<Record<string, unknown>>): string[] {
  if (typeof endpoint !== 'string' || !URL.canParse(endpoint)) return [];
  return new URL(endpoint).pathname.split('/').findLast(Boolean) === bucket ? ['S3_ENDPOINT'] : [];
}

/** A whole number in this range, without a sign. */
function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most);
}

/** The same text as that of a setting which operators change while the site runs, with its rule. */
function setting(name: SettingName) {
  return parsedBy((text) => SITE_SETTINGS[name].normalize(text));
}

/** What the function makes of the text, which is not valid when that is null. */
function parsedBy<T>(parse: (text: string) => T | null) {
  return z.string().transform((text, context) => parse(text) ?? (context.addIssue({ code: 'custom' }), z.NEVER));
}

function matching(pattern: RegExp) {
  return z.string().regex(pattern);
}

/** Today's driver checks the certificate with each of these words, and warns in capitals that a later one will not. */
function databaseAddress() {
  return z
    .string()
    .transform(withSocketAsHost)
    .refine(isDatabaseAddress)
    .transform((text) =>
      text.includes('uselibpqcompat') ? text : text.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full'),
    );
}

/** The programs of PostgreSQL name the folder of a socket in a parameter, without a host: `postgresql:///name?host=/run/postgresql`. */
function withSocketAsHost(text: string): string {
  const [, scheme, credentials = '', path = '', query] = /^(postgres(?:ql)?:\/\/)([^/?#@]*@)?(\/[^?#]*)?\?([^#]*)$/.exec(text) ?? [];
  const { host, port, ...others } = Object.fromEntries(new URLSearchParams(query));
  if (scheme === undefined || !host?.startsWith('/')) return text;
  const rest = new URLSearchParams(others).toString();
  return `${scheme}${credentials}${encodeURIComponent(host)}${port ? `:${port}` : ''}${path}${rest && `?${rest}`}`;
}

function webAddress() {
  return z.string().refine((text) => isAddress(text, ['http:', 'https:']));
}

function isAny(origins: readonly string[]): boolean {
  return origins.length === 1 && origins[0] === '*';
}

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text) || isIP(text) !== 0) return true;
  const [, address = '', bits] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits) <= (version === 6 ? 128 : 32);
}
