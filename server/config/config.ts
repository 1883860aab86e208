import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SignUpMode } from '../accounts/sign-up/sign-up-mode.rules.js';
import { SETTING_NAMES, type SettingName } from '../administration/site-settings.rules.js';
import type { FirstPublication } from '../pages/hiding/first-publication.rules.js';
import { isLoopback } from '../addresses.rules.js';
import { describeFaults, type logLevels, variables, type Variables } from './config-variables.js';
import { trustCertificates } from './extra-certificates.js';
import { providerVariables, readProviders, type IdentityProviderSettings } from './provider-variables.js';
import { withSecretFiles } from './secret-files.js';
import { readTracing, type TracingSettings } from './tracing-variables.js';

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
  /** `DATABASE_READ_URL` (none): the address of a streaming replica of that database, which public pages are read from. */
  readonly databaseReadUrl: string | undefined;
  /** `DATABASE_DIRECT_URL` (none): the address of that database without a pooler in transaction mode, for what needs a session of its own. */
  readonly databaseDirectUrl: string | undefined;
  /** `DATABASE_POOL_SIZE` (10): the most connections to the database that requests and background work of this process use at a time, 5 to 200. */
  readonly databasePoolSize: number;
  /** `EXTRA_CA_CERTS` (none): the absolute path of a file with certificates of authorities that are trusted besides the usual ones. */
  readonly extraCaCerts: string | undefined;
  /** `BLOCKED_LINKS_FILE` (none): the absolute path of a file with places that pages may not lead to. */
  readonly blockedLinksFile: string | undefined;
  /** `PAGES_EXPORT_DIR` (none): the absolute path of a folder in which each published page is also kept as files. Undefined means no export. */
  readonly pagesExportDir: string | undefined;
  /** `PAGES_EXPORT_COUNTS` (on): whether these files report their visits to this server. */
  readonly pagesExportCounts: 'on' | 'off';
  /** `MEDIA_STORAGE` (disk) and the `S3_*` variables: the object store for pictures. Undefined means that they are in the data folder. */
  readonly objectStore: ObjectStoreSettings | undefined;
  /** `SITE_NAME` (Tessera): the name of the site, at most 60 characters. */
  readonly siteName: string;
  /** `SUPPORT_EMAIL` (`support@` the host of the public address): the address that people write to for help. */
  readonly supportEmail: string;
  /** `ADMIN_EMAIL`: the account with this verified address administers the site. Undefined means that only those do who were made operators. */
  readonly adminEmail: string | undefined;
  /**
   * `ADMIN_SECOND_FACTOR`: whether operators administer in the browser only after a sign-in with a passkey, or with a password and a code. Undefined means that they
   * do as soon as one of them has a passkey or an authenticator app.
   */
  readonly adminSecondFactor: 'required' | 'optional' | undefined;
  /** `FOLLOW_LINKS`: the three social addresses of the footer in their order, with http or https. */
  readonly followLinks: readonly string[];
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
  /** `TRUST_PROXY` (none): addresses or networks of proxies whose header `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[];
  /** `MAIL_FROM` (`SITE_NAME <no-reply@…>`): the sender of every mail: an address, with or without a name before it. */
  readonly mailFrom: string;
  /** `SMTP_URL`: the mail server. Undefined means that mails are written to files in the data folder. */
  readonly smtpUrl: string | undefined;
  /** `OIDC_PROVIDERS` and `OIDC_*`, `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET`: the OpenID Connect providers in their order. */
  readonly identityProviders: readonly IdentityProviderSettings[];
  /** `PASSWORD_SIGN_IN` (on): `off` makes the providers the only way to sign in. */
  readonly passwordSignIn: 'on' | 'off';
  /** `SIGN_UP` (open): who may open an account: `open`, `invite`, `closed`, or `domains:` and the domains of the addresses that may. */
  readonly signUp: SignUpMode;
  /** `FIRST_PUBLICATION` (free): `review` lets the first page of an account wait until an operator has looked at it. */
  readonly firstPublication: FirstPublication;
  /** The settings that variables have set, so that operators cannot change them while the site runs. */
  readonly setVariables: ReadonlySet<SettingName>;
  /** `MAX_PAGES_PER_ACCOUNT` (20): how many pages one account may have. */
  readonly maxPagesPerAccount: number;
  /** `STORAGE_PER_ACCOUNT` (200 megabytes): how many bytes the versions and pictures of one account may have. At most 10 MB until its address is verified. */
  readonly storagePerAccount: number;
  /** `WEBHOOK_PRIVATE_ADDRESSES` (refuse): whether webhooks may lead into private networks, and have http. */
  readonly webhookPrivateAddresses: 'refuse' | 'allow';
  /** `LINK_PREVIEWS` (on): whether pages are read for previews of links; with `private` also those in private networks, and by http. */
  readonly linkPreviews: 'on' | 'off' | 'private';
  /** `WEBHOOK_DELIVERIES` (send): `hold` keeps the events for webhooks and sends none, so that a restored copy tells nobody of what it does. */
  readonly webhookDeliveries: 'send' | 'hold';
  /** `RATE_LIMITS` (on): whether rate limits apply. `off` is for load tests only. */
  readonly rateLimits: 'on' | 'off';
  /** `METRICS_TOKEN` (none): the token that `/metrics` asks for, at least 16 characters. Undefined means that only this machine may read the metrics. */
  readonly metricsToken: string | undefined;
  /**
   * `OTEL_EXPORTER_OTLP_ENDPOINT` and others: which requests are traced. The library of OpenTelemetry reads the rest of its variables by
   * itself. Undefined means that nothing is traced.
   */
  readonly tracing: TracingSettings | undefined;
  /**
   * `SHUTDOWN_DELAY_SECONDS` (4): how many seconds a load balancer has to see that this process is not ready, after SIGTERM; and then, how
   * many seconds connections without a request stay open.
   */
  readonly shutdownDelaySeconds: number;
  /** `LOG_LEVEL` (info): the lowest level that is written to standard output. `debug` adds one line for each request. */
  readonly logLevel: LogLevel;
  /** Settings that are allowed but probably not intended, one sentence for each. */
  readonly warnings: readonly string[];
}

/** A bucket of an S3-compatible store. Without an endpoint it is a bucket at Amazon. */
export interface ObjectStoreSettings {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Both or none. Without them, the SDK looks where it does by itself, such as at the role of the machine. */
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
}

/** A level of the log. `silent` writes nothing. */
export type LogLevel = (typeof logLevels)[number];

/** The folder of package.json. Relative paths start here, wherever the process was started. */
export const projectFolder = folderOfPackage(dirname(fileURLToPath(import.meta.url)));

/** Which Tessera this is. */
export interface ProductVersion {
  /** The version in package.json, such as `1.2.0`. */
  readonly version: string;
  /** The commit that it was built from, or null if the build could not know it. */
  readonly commit: string | null;
}

export const productVersion: ProductVersion = Object.freeze({
  version: (JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string }).version,
  commit: commitOfBuild(),
});

/** For people: `1.2.0 (0123abcd)`. */
export function versionText({ version, commit }: ProductVersion): string {
  return commit === null ? version : `${version} (${commit.slice(0, 8)})`;
}

/**
 * Reads the environment. Variables that are not set there come from the file `.env` beside package.json. Each variable can also name a file
 * with its value, as in `SMTP_URL_FILE`. The certificates of `EXTRA_CA_CERTS` are trusted from now on.
 * @throws {ConfigError} with the names of all faulty variables.
 * @throws {SecretFileFault} if such a file, or that of the certificates, cannot be read.
 */
export function configFromEnvironment(): Config {
  const file = join(projectFolder, '.env');
  const cut = existsSync(file) ? namesCutAtHash(readFileSync(file, 'utf8')) : [];
  if (existsSync(file)) process.loadEnvFile(file);
  const own = Object.keys(variables.shape);
  const given = withSecretFiles(process.env, own);
  const ofProviders = providerVariables(given).filter((name) => !own.includes(name));
  const config = readConfig(withSecretFiles(given, ofProviders), cut.map(cutWarning));
  if (config.extraCaCerts !== undefined) trustCertificates(config.extraCaCerts);
  return config;
}

/** The variables of a file `.env` whose value has a # without quotes around it: what follows counts as a comment. */
export function namesCutAtHash(text: string): string[] {
  return text.split('\n').flatMap((line) => /^\s*(?:export\s+)?(\w+)\s*=\s*[^\s"'`#][^\s#]*#/.exec(line)?.[1] ?? []);
}

function cutWarning(name: string): string {
  return `.env: the value of ${name} ends before its #. If that belongs to it, put quotes around the value.`;
}

/**
 * Turns variables into settings. An empty variable counts as not set. `more` are warnings about where they come from.
 * @throws {ConfigError} with the names of all faulty variables.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, more: readonly string[] = []): Config {
  const given = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));
  const { data, error } = variables.safeParse(given);
  const { providers, faults } = readProviders(given);
  if (error || faults.length > 0) throw new ConfigError(describeFaults(error, faults));
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  const mailHost = new URL(publicUrl).hostname;
  const traces = readTracing(data);
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    ...pathsOf(data),
    databaseUrl: data.DATABASE_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    databasePoolSize: data.DATABASE_POOL_SIZE,
    pagesExportCounts: data.PAGES_EXPORT_COUNTS,
    objectStore: objectStoreOf(data),
    siteName: data.SITE_NAME,
    supportEmail: data.SUPPORT_EMAIL ?? `support@${mailHost}`,
    adminEmail: data.ADMIN_EMAIL,
    adminSecondFactor: data.ADMIN_SECOND_FACTOR,
    followLinks: Object.freeze(data.FOLLOW_LINKS),
    operator: operatorOf(data),
    corsOrigins: data.CORS_ORIGINS === 'any' ? 'any' : Object.freeze(data.CORS_ORIGINS),
    trustProxy: Object.freeze(data.TRUST_PROXY),
    mailFrom: data.MAIL_FROM ?? `${data.SITE_NAME} <no-reply@${mailHost}>`,
    smtpUrl: data.SMTP_URL,
    identityProviders: providers,
    passwordSignIn: data.PASSWORD_SIGN_IN,
    signUp: data.SIGN_UP,
    firstPublication: data.FIRST_PUBLICATION,
    setVariables: new Set(SETTING_NAMES.filter((name) => given[name] !== undefined)),
    maxPagesPerAccount: data.MAX_PAGES_PER_ACCOUNT,
    storagePerAccount: data.STORAGE_PER_ACCOUNT * 1_000_000,
    webhookPrivateAddresses: data.WEBHOOK_PRIVATE_ADDRESSES,
    linkPreviews: data.LINK_PREVIEWS,
    webhookDeliveries: data.WEBHOOK_DELIVERIES,
    rateLimits: data.RATE_LIMITS,
    metricsToken: data.METRICS_TOKEN,
    tracing: traces.tracing,
    shutdownDelaySeconds: data.SHUTDOWN_DELAY_SECONDS,
    logLevel: data.LOG_LEVEL,
    warnings: Object.freeze([...more, ...warningsOf(data), ...traces.warnings]),
  });
}

// The build writes the file.
function commitOfBuild(): string | null {
  const file = join(projectFolder, 'commit.txt');
  return (existsSync(file) && readFileSync(file, 'utf8').trim()) || null;
}

function warningsOf(data: Variables): string[] {
  const { HOST: host, PUBLIC_URL: publicUrl, PORT: port, WEBHOOK_DELIVERIES: deliveries } = data;
  const warnings: string[] = [];
  if (publicUrl === undefined && !isLoopback(host))
    warnings.push(
      `PUBLIC_URL is not set: HOST=${host} opens the server to the network, and every link on pages and in mails leads to http://localhost:${port}.`,
    );
  if (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname) && operatorOf(data) === undefined)
    warnings.push(
      'OPERATOR_NAME and OPERATOR_ADDRESS are not set: unless an operator has named them while the site runs, both policies say that nobody answers for this site.',
    );
  if (deliveries === 'hold') warnings.push('WEBHOOK_DELIVERIES=hold: events for webhooks are kept, and none is sent.');
  return warnings;
}

function pathsOf(data: Variables) {
  return {
    dataDir: resolve(projectFolder, data.DATA_DIR),
    extraCaCerts: inProject(data.EXTRA_CA_CERTS),
    blockedLinksFile: inProject(data.BLOCKED_LINKS_FILE),
    pagesExportDir: inProject(data.PAGES_EXPORT_DIR),
    blogDir: data.BLOG_DIR === 'off' ? undefined : resolve(projectFolder, data.BLOG_DIR),
    legalDir: inProject(data.LEGAL_DIR),
  };
}

/** A path of the operator, which begins at the folder of the project if it is relative. */
function inProject(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(projectFolder, path);
}

function operatorOf({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address }: Variables): Config['operator'] {
  return name === undefined || address === undefined ? undefined : Object.freeze({ name, address });
}

function objectStoreOf(data: Variables): ObjectStoreSettings | undefined {
  if (data.MEDIA_STORAGE === 'disk') return undefined;
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket = '' } = data;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  return Object.freeze({ endpoint, region, bucket, accessKeyId, secretAccessKey });
}

function folderOfPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : folderOfPackage(dirname(folder));
}
