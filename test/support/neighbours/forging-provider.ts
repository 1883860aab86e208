import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { IdentityProviderSettings } from '../../../server/config/provider-variables.js';

/** What a provider says that lies. Everything that is left out is right. */
export interface Lies {
  readonly header?: Readonly<Record<string, unknown>>;
  /** Undefined removes a claim. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** The tokens that it answers instead of the right ones; null leaves them out. */
  readonly token?: string | null;
  /** Whether another key signs, the client's secret or the public key as a secret, or none. */
  readonly signedBy?: 'another' | 'secret' | 'public-key' | 'nobody';
  readonly response?: Readonly<Record<string, unknown>>;
  readonly person?: Readonly<Record<string, unknown>>;
}

/** A provider that answers what a test wants. It identifies nobody by itself. */
export interface ForgingProvider {
  readonly settings: IdentityProviderSettings;
  /** What the next answers are. */
  lies: Lies;
  /** The nonce that the next ID token has. */
  nonce: string;
  stop(): void;
}

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const others = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Starts it on this machine. It promises `iss` in its answers. */
export async function startForgingProvider(name: string, trustsEmail: boolean): Promise<ForgingProvider> {
  const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'tessera-tests', clientSecret: 'not a secret, only for tests' };
  const settings = { name, label: name, icon: null, trustsEmail, issuer, ...client };
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  const provider: ForgingProvider = { settings, lies: {}, nonce: '', stop };

  function answer({ url }: IncomingMessage, response: ServerResponse): void {
    const answers: Readonly<Record<string, () => unknown>> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/person`,
        jwks_uri: `${issuer}/keys`,
        authorization_response_iss_parameter_supported: true,
      }),
      '/keys': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] }),
      '/token': () => tokensOf(provider),
      '/person': () => ({ sub: 'mallory', email: 'mallory@example.org', email_verified: true, ...provider.lies.person }),
    };
    const body = answers[url ?? '']?.();
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}));
  }
  return provider;
}

function tokensOf({ settings, lies, nonce }: ForgingProvider): unknown {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: settings.issuer,
    sub: 'mallory',
    aud: settings.clientId,
    iat: now,
    exp: now + 300,
    nonce,
    email: 'mallory@example.org',
    email_verified: true,
    ...lies.claims,
  };
  const text = [{ alg: 'RS256', ...lies.header }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const token = lies.token === undefined ? `${text}.${signature(text, lies.signedBy, settings.clientSecret)}` : lies.token;
  return { access_token: 'an-access-token', token_type: 'Bearer', ...(token !== null && { id_token: token }), ...lies.response };
}

function signature(text: string, by: Lies['signedBy'], secret: string): string {
  if (by === 'nobody') return '';
  if (by === 'secret') return createHmac('sha256', secret).update(text).digest('base64url');
  const key = own.publicKey.export({ format: 'pem', type: 'spki' });
  if (by === 'public-key') return createHmac('sha256', key).update(text).digest('base64url');
  return sign('sha256', Buffer.from(text), by === 'another' ? others.privateKey : own.privateKey).toString('base64url');
}
