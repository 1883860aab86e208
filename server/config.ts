import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isAddress, isDatabaseAddress, isIssuer, isLoopback, isMailServer, isOrigin } from './addresses.rules.js';
import { withSecretFiles } from './secret-files.js';

/** Injection token of the one `Config`. */
export const CONFIG = Symbol('config');

/** The configuration is not valid. The message is one sentence for people, and names every faulty variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The settings of this process. They are read once at the start and never change. */
export interface Config {
  /** `PORT` (3000): the TCP port to listen on, 1 to 65535. */
  readonly port: number;
  /** `HOST` (localhost): the name or address to listen on; `0.0.0.0` opens the server to the network. */
  readonly host: string;
  /** `PUBLIC_URL` (`http://localhost:PORT`): the origin that people use, without a final slash. Every absolute link starts with it. */
  readonly publicUrl: string;
  /** `DATA_DIR` (`./data` beside package.json): the absolute path of the folder of the embedded database, the pictures and mail files. */
  readonly dataDir: string;
  /** `DATABASE_URL`: the address of a PostgreSQL 14 or newer. Undefined means the embedded one in the data folder. */
  readonly databaseUrl: string | undefined;
  /** `MEDIA_STORAGE` (disk) and the `S3_*` variables: the object store for pictures. Undefined means that they are in the data folder. */
  readonly objectStore: ObjectStoreSettings | undefined;
  /** `SITE_NAME` (Tessera): the name of the site, at most 60 characters. */
  readonly siteName: string;
  /** `SUPPORT_EMAIL` (`support@` the host of the public address): the address that people write to for help. */
  readonly supportEmail: string;
  /** `FOLLOW_LINKS`: the three social addresses of the footer in their order, with http or https. */
  readonly followLinks: readonly [string, string, string];
  /**
   * `OPERATOR_NAME` (at most 120 characters), `OPERATOR_ADDRESS` (at most 300): the operator of this site, for the policies. Undefined
   * means that the policies name nobody.
   */
  readonly operator: { readonly name: string; readonly address: string } | undefined;
  /** `BLOG_DIR` (the product's own posts): the absolute path of the folder with the posts. Undefined, for `off`, means no blog. */
  readonly blogDir: string | undefined;
  /** `LEGAL_DIR`: the absolute path of a folder with the operator's own policies. Undefined means those of the product. */
  readonly legalDir: string | undefined;
  /** `CORS_ORIGINS` (any): the origins whose pages may call the API from a browser, never with credentials. */
  readonly corsOrigins: 'any' | readonly string[];
  /** `TRUST_PROXY` (none): addresses or networks of proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy: readonly string[];
  /** `MAIL_FROM` (`SITE_NAME <no-reply@…>`): the sender of every mail: an address, with or without a name before it. */
  readonly mailFrom: string;
  /** `SMTP_URL`: the mail server. Undefined means that mails are written to files in the data folder. */
  readonly smtpUrl: string | undefined;
  /** `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET`, `OIDC_ISSUER` (Google): the OpenID Connect provider. Undefined means none. */
  readonly identityProvider: IdentityProviderSettings | undefined;
  /** `RATE_LIMITS` (on): whether rate limits apply. `off` is for load tests only. */
  readonly rateLimits: 'on' | 'off';
  /** `LOG_LEVEL` (info): the lowest level that is written to standard output. `debug` adds one line for each request. */
  readonly logLevel: LogLevel;
  /** Settings that are allowed but probably not intended, one sentence for each. */
  readonly warnings: readonly string[];
}

/** The settings of the OpenID Connect client, as its provider knows them. */
export interface IdentityProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** https, or http on this machine. It must be exactly the issuer that the provider uses, including a final slash. */
  readonly issuer: string;
}

/** A bucket of an S3-compatible store. Without an endpoint it is a bucket at Amazon. */
export interface ObjectStoreSettings {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A level of the log. `silent` writes nothing. */
export type LogLevel = (typeof logLevels)[number];
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The folder of package.json. Relative paths start here, wherever the process was started. */
export const projectFolder = folderOfPackage(dirname(fileURLToPath(import.meta.url)));

const defaultFollowLinks = 'https://www.instagram.com/,https://www.youtube.com/,https://x.com/';
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Reads the environment. Variables that are not set there come from the file `.env` beside package.json. Each variable can also name a file
 * with its value, as in `SMTP_URL_FILE`.
 * @throws {ConfigError} with the names of all faulty variables.
 * @throws {SecretFileFault} if such a file cannot be read.
 */
export function configFromEnvironment(): Config {
  const file = join(projectFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(withSecretFiles(process.env, Object.keys(variables.shape)));
}

/**
 * Turns variables into settings. An empty variable counts as not set.
 * @throws {ConfigError} with the names of all faulty variables.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));
  const { data, error } = variables.superRefine(refuseWhatIsNotWhole).safeParse(given);
  if (error) throw new ConfigError(describeFaults(error));
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  const mailHost = new URL(publicUrl).hostname;
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    dataDir: resolve(projectFolder, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    objectStore: objectStoreOf(data),
    siteName: data.SITE_NAME,
    supportEmail: data.SUPPORT_EMAIL ?? `support@${mailHost}`,
    followLinks: Object.freeze(data.FOLLOW_LINKS),
    operator: operatorOf(data),
    blogDir: data.BLOG_DIR === 'off' ? undefined : resolve(projectFolder, data.BLOG_DIR),
    legalDir: data.LEGAL_DIR === undefined ? undefined : resolve(projectFolder, data.LEGAL_DIR),
    corsOrigins: data.CORS_ORIGINS === 'any' ? 'any' : Object.freeze(data.CORS_ORIGINS),
    trustProxy: Object.freeze(data.TRUST_PROXY),
    mailFrom: data.MAIL_FROM ?? `${data.SITE_NAME} <no-reply@${mailHost}>`,
    smtpUrl: data.SMTP_URL,
    identityProvider: identityProviderOf(data),
    rateLimits: data.RATE_LIMITS,
    logLevel: data.LOG_LEVEL,
    warnings: Object.freeze(warningsOf(data)),
  });
}

function warningsOf({ HOST: host, PUBLIC_URL: publicUrl, PORT: port }: z.infer<typeof variables>): string[] {
  if (publicUrl !== undefined || isLoopback(host)) return [];
  return [
    `PUBLIC_URL is not set: HOST=${host} opens the server to the network, and every link on pages and in mails leads to http://localhost:${port}.`,
  ];
}

function identityProviderOf(data: z.infer<typeof variables>): IdentityProviderSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER: issuer } = data;
  return clientId === undefined || clientSecret === undefined ? undefined : Object.freeze({ clientId, clientSecret, issuer });
}

function operatorOf({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address }: z.infer<typeof variables>): Config['operator'] {
  return name === undefined || address === undefined ? undefined : Object.freeze({ name, address });
}

function objectStoreOf(data: z.infer<typeof variables>): ObjectStoreSettings | undefined {
  if (data.MEDIA_STORAGE === 'disk') return undefined;
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket = '' } = data;
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = data;
  return Object.freeze({ endpoint, region, bucket, accessKeyId, secretAccessKey });
}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const oneLine = z.string().regex(/^\P{Cc}+$/u);

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('localhost'),
  PUBLIC_URL: z
    .string()
    .refine((text) => isOrigin(text))
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().refine(isDatabaseAddress).optional(),
  MEDIA_STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: webAddress().optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SITE_NAME: z
    .string()
    .max(60)
    .regex(/^[^\p{Cc}<>"]+$/u)
    .default('Tessera'),
  SUPPORT_EMAIL: z.email().optional(),
  FOLLOW_LINKS: list.pipe(z.tuple([webAddress(), webAddress(), webAddress()])).prefault(defaultFollowLinks),
  OPERATOR_NAME: oneLine.max(120).optional(),
  OPERATOR_ADDRESS: oneLine.max(300).optional(),
  BLOG_DIR: z.string().default('content/blog'),
  LEGAL_DIR: z.string().optional(),
  CORS_ORIGINS: list
    .refine((origins) => isAny(origins) || origins.every(isOrigin))
    .transform((origins) => (isAny(origins) ? ('any' as const) : origins.map((text) => new URL(text).origin)))
    .prefault('*'),
  TRUST_PROXY: list.refine((parts) => parts.every(isNetwork)).default([]),
  MAIL_FROM: z
    .string()
    .regex(/^([^\p{Cc}<>"]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u)
    .optional(),
  SMTP_URL: z.string().refine(isMailServer).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: z.string().refine(isIssuer).default('https://accounts.google.com'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});
const together = Object.entries({ GOOGLE_CLIENT_ID: 'GOOGLE_CLIENT_SECRET', OPERATOR_NAME: 'OPERATOR_ADDRESS' });
const neededForS3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The rule of each variable. In a sentence, it follows the name of the variable. */
const rules: Record<keyof typeof variables.shape, string> = {
  PORT: 'must be a whole number from 1 to 65535',
  HOST: 'must be a host name or an IP address',
  PUBLIC_URL: 'must be an address like https://example.org, without a path',
  DATA_DIR: 'must be the path of a folder',
  DATABASE_URL: 'must be an address like postgres://user:password@host:5432/name, with special characters escaped as in %25 for %',
  MEDIA_STORAGE: 'must be disk or s3',
  S3_ENDPOINT: 'must be an address like https://s3.example.org:9000',
  S3_REGION: 'must be the name of a region like us-east-1',
  S3_BUCKET: 'must be set with MEDIA_STORAGE=s3: the name of a bucket, 3 to 63 letters, digits, . and -',
  S3_ACCESS_KEY_ID: 'must be set with MEDIA_STORAGE=s3',
  S3_SECRET_ACCESS_KEY: 'must be set with MEDIA_STORAGE=s3',
  SITE_NAME: 'must have at most 60 characters, none of them < > " or a control character',
  SUPPORT_EMAIL: 'must be an e-mail address',
  FOLLOW_LINKS: 'must be three http or https addresses, separated by commas',
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
  RATE_LIMITS: 'must be on or off',
  LOG_LEVEL: `must be one of ${logLevels.join(', ')}`,
};

// The message does not contain the values, because DATABASE_URL contains a password.
function describeFaults(error: z.ZodError): string {
  const names = new Set(error.issues.map((issue) => issue.path[0] as keyof typeof rules));
  const faults = [...names].map((name) => `${name} ${rules[name]}`);
  return `The configuration is not valid: ${faults.join('; ')}.`;
}

function refuseWhatIsNotWhole(values: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const missingOf = (names: readonly string[]): string[] => names.filter((name) => values[name] === undefined);
  const missing = values.MEDIA_STORAGE === 's3' ? missingOf(neededForS3) : [];
  for (const names of together) if (missingOf(names).length === 1) missing.push(...missingOf(names));
  for (const name of missing) context.addIssue({ code: 'custom', path: [name] });
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

function folderOfPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : folderOfPackage(dirname(folder));
}
