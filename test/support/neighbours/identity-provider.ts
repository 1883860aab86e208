import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { IdentityProviderSettings } from '../../../server/config/provider-variables.js';
import type { ProviderFacts } from '../../../server/accounts/providers/provider-facts.rules.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';

/** A user of the provider. */
export interface Person {
  /** The provider's id of the user. It consists of letters, digits, `_` and `-`. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** A real OpenID Connect provider on this machine. It does not run until it is started. */
export interface TestIdentityProvider {
  /** The settings for the application. */
  readonly settings: IdentityProviderSettings;
  /** Starts or restarts it. A restart forgets everything. After signing in, users are redirected to `redirectUri`. */
  start(redirectUri: string): Promise<void>;
  /** Stops it. Does nothing if it is not running. */
  stop(): Promise<void>;
}

/** The redirect after signing in at the provider. */
export interface SignInRedirect {
  readonly address: URL;
  readonly code: string;
  readonly state: string;
  /** Whether the provider has asked who the visitor is. */
  readonly wasAsked: boolean;
}

/** Creates a provider with these users. Google is trusted with addresses, and others are not, as in the configuration. */
export async function createIdentityProvider(
  people: readonly Person[],
  { name, label, icon }: ProviderFacts = { name: 'google', label: 'Google', icon: 'google' },
): Promise<TestIdentityProvider> {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const client = { clientId: 'tessera-tests', clientSecret: 'not-a-secret_for.anybody' };
  const settings = { name, label, icon, issuer, ...client, trustsEmail: name === 'google' };
  let running: ChildProcess | undefined;
  return {
    settings,
    start: async (redirectUri) => {
      // Jest's options must not apply to the process.
      const env = { ...process.env, NODE_OPTIONS: '' };
      running = fork(fileURLToPath(new URL('identity-provider-process.mjs', import.meta.url)), { env, execArgv: [], stdio: 'ignore' });
      running.send({ ...settings, redirectUri, people });
      await Promise.race([once(running, 'message'), ended(running)]);
    },
    stop: async () => {
      if (!running || running.exitCode !== null) return;
      const gone = once(running, 'exit');
      running.kill();
      await gone;
    },
  };
}

async function ended(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('The provider ended before it was ready.');
}

/** Signs in at the provider like a browser, starting at the address from the application. A visitor who comes again may be known there. */
export async function signInAtProvider(address: string, subject: string, visitor = new ProviderVisitor()): Promise<SignInRedirect> {
  const { origin } = new URL(address);
  const arrived = await visitor.follow(await visitor.open(address), origin);
  const wasAsked = new URL(arrived.url).origin === origin;
  const press = () => visitor.open(arrived.url, { method: 'POST', body: new URLSearchParams({ subject }) });
  const { url } = wasAsked ? await visitor.follow(await press(), origin) : arrived;
  const parameters = new URL(url).searchParams;
  return { address: new URL(url), code: parameters.get('code') ?? '', state: parameters.get('state') ?? '', wasAsked };
}

/** The address that an older client opens to get a code: without PKCE and nonce. */
export function addressOfOlderClient({ issuer, clientId }: IdentityProviderSettings, redirectUri: string): string {
  const parameters = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: 'openid email profile' };
  return `${issuer}/auth?${new URLSearchParams(parameters).toString()}`;
}

interface Visited {
  readonly url: string;
  /** The redirect of the response, if there is one. */
  readonly location: string | null;
}

/** The parts of a browser that signing in needs: it keeps cookies and follows redirects. */
export class ProviderVisitor {
  private readonly cookies = new Map<string, string>();

  async open(url: string, request: RequestInit = {}): Promise<Visited> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, { ...request, redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location && !answer.ok) throw new Error(`The provider answered ${answer.status} at ${url}: ${await answer.text()}`);
    return { url, location: location && new URL(location, url).href };
  }

  /** Follows redirects. If `origin` is given, it stops before opening another origin. */
  async follow({ url, location }: Visited, origin?: string): Promise<Visited> {
    if (location === null) return { url, location };
    if (origin !== undefined && new URL(location).origin !== origin) return { url: location, location: null };
    return this.follow(await this.open(location), origin);
  }
}
