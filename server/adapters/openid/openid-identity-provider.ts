import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type ClientAuth,
  type Configuration,
  type ServerMetadata,
} from 'openid-client';
import { ProviderCodeRefused } from '../../accounts/accounts.errors.js';
import {
  IdentityProvider,
  type IdentityClaims,
  type ProviderAnswer,
  type SignInSecrets,
} from '../../accounts/providers/ports/identity-provider.port.js';
import { GOOGLE, providerVariable, type ProviderFacts } from '../../accounts/providers/provider-facts.rules.js';
import type { Config } from '../../config/config.js';
import { isClientRefused, isCodeRefused, otherIssuer, reasonOf, unavailable, UnusableStatement } from './openid-failures.js';

type IdentityProviderSettings = Config['identityProviders'][number];

interface Options {
  readonly settings: IdentityProviderSettings;
  /** Where the provider sends people back to. */
  readonly redirectUri: string;
  /** The timeout for each response of the provider. */
  readonly patienceSeconds?: number;
  /** Called with the reason of a failure. The reason contains neither a code nor a token. */
  readonly onFailure: (reason: string) => void;
}

const scope = 'openid email profile';
const longestCode = 2_048;
const GOOGLE_ISSUER = 'https://accounts.google.com';

// The limit of OpenID Connect Core 1.0, section 2.
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/** An OpenID Connect provider, which is discovered by its issuer. It uses the code flow with PKCE, state and nonce. */
export class OpenidIdentityProvider extends IdentityProvider {
  private discovered: Promise<Configuration> | undefined;
  private readonly secret: ClientSecret;

  constructor(private readonly options: Options) {
    super();
    this.secret = new ClientSecret(options.settings.clientSecret);
  }

  override get facts(): ProviderFacts {
    const { name, label, icon } = this.options.settings;
    return { name, label, icon };
  }

  override get issuer(): string {
    return this.options.settings.issuer;
  }

  override get isTrustedWithEmail(): boolean {
    return this.options.settings.trustsEmail;
  }

  override newSecrets(): SignInSecrets {
    return { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
  }

  override async address(secrets: SignInSecrets, asksAgain = false): Promise<string> {
    const provider = await this.discover();
    try {
      return await this.authorizationAddress(provider, secrets, asksAgain);
    } catch (error) {
      this.options.onFailure(`The address for signing in at the provider could not be made: ${reasonOf(error)}.`);
      throw unavailable(this.facts, error);
    }
  }

  override async redeem(given: ProviderAnswer, secrets: SignInSecrets | null): Promise<IdentityClaims> {
    const { code } = given;
    if (code === '' || code.length > longestCode) throw new ProviderCodeRefused();
    const provider = await this.discover();
    try {
      return await this.exchange(provider, given, secrets).catch((error: unknown) => {
        if (!this.secret.mayGoOtherwise(provider, error)) throw error;
        return this.exchange(provider, given, secrets);
      });
    } catch (error) {
      this.options.onFailure(`A code was not redeemed: ${reasonOf(error).replaceAll(code, '…')}.`);
      throw isCodeRefused(error) ? new ProviderCodeRefused() : unavailable(this.facts, error);
    }
  }

  override async logOutAddress(): Promise<string | null> {
    const { name } = this.facts;
    // Who has set this name up before there were others has not registered the address to come back to, and would end at an error.
    if (name === GOOGLE) return null;
    const provider = await this.discover().catch(() => null);
    if (provider?.serverMetadata().end_session_endpoint === undefined) return null;
    return buildEndSessionUrl(provider, { post_logout_redirect_uri: this.options.redirectUri }).href;
  }

  private async authorizationAddress(
    provider: Configuration,
    { state, nonce, codeVerifier }: SignInSecrets,
    asksAgain: boolean,
  ): Promise<string> {
    const parameters = {
      scope,
      state,
      nonce,
      redirect_uri: this.options.redirectUri,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(asksAgain && askingAgain(this.issuer)),
    };
    return buildAuthorizationUrl(provider, parameters).href;
  }

  private async exchange(provider: Configuration, given: ProviderAnswer, secrets: SignInSecrets | null): Promise<IdentityClaims> {
    const { issuer } = provider.serverMetadata();
    // The library compares `iss` with the issuer, and refuses when a provider that promises `iss` has sent none. A client that does not pass it
    // on is safe, too: the code goes only to the provider where the sign-in began.
    const iss = given.issuer === undefined ? issuer : given.issuer;
    const answer = new URL(this.options.redirectUri);
    answer.search = new URLSearchParams({
      code: given.code,
      ...(iss !== null && { iss }),
      ...(secrets && { state: secrets.state }),
    }).toString();
    // Without secrets, the response may not have a nonce either. So a code that was requested here is useless without the secrets.
    const checks = secrets && { expectedState: secrets.state, expectedNonce: secrets.nonce, pkceCodeVerifier: secrets.codeVerifier };
    const tokens = await authorizationCodeGrant(provider, answer, { ...checks, idTokenExpected: true });
    const stated = tokens.claims();
    if (!stated || !SUBJECT.test(stated.sub)) throw new UnusableStatement('the subject is not 1 to 255 characters of ASCII');
    const statement = await wholeStatement(provider, tokens.access_token, stated);
    return { identity: { issuer, subject: stated.sub }, ...emailOf(statement), provenAt: timeOf(stated.auth_time) };
  }

  /** The provider's metadata is loaded when it is first needed, and again as long as that fails. */
  private async discover(): Promise<Configuration> {
    const { settings, onFailure } = this.options;
    const asked = (this.discovered ??= this.lookUp(settings));
    try {
      return await asked;
    } catch (error) {
      // Several callers may wait for one response. The first one to fail clears it; by then another caller may have requested it again.
      if (this.discovered === asked) this.discovered = undefined;
      const other = otherIssuer(error);
      const variable = providerVariable(settings.name, 'ISSUER');
      const reason = other === undefined ? reasonOf(error) : `it calls itself ${other}. Set ${variable} to exactly that`;
      onFailure(`The provider at ${settings.issuer} was not found: ${reason}.`);
      throw unavailable(this.facts, error);
    }
  }

  private lookUp({ issuer, clientId }: IdentityProviderSettings): Promise<Configuration> {
    // Signatures are verified although ID tokens come from the provider itself over TLS. It costs only an occasional load of its keys.
    const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])];
    const timeout = this.options.patienceSeconds ?? 5;
    return discovery(new URL(issuer), clientId, undefined, this.secret.authenticate, { execute, timeout });
  }
}

const SECRET_WAYS = ['client_secret_basic', 'client_secret_post'] as const;

type SecretWay = (typeof SECRET_WAYS)[number];

/**
 * The secret of this client, and in which way it is sent: the first one that the provider names, or in a header if it names none. A provider
 * may name what it does not allow this client. When it refuses the client, the other way is tried, and comes first from then on.
 */
class ClientSecret {
  private other: SecretWay | undefined;
  private readonly ways: Readonly<Record<SecretWay, ClientAuth>>;

  constructor(secret: string) {
    this.ways = { client_secret_basic: ClientSecretBasic(secret), client_secret_post: ClientSecretPost(secret) };
  }

  readonly authenticate: ClientAuth = (server, ...rest) => this.ways[this.other ?? firstOf(server)](server, ...rest);

  /** Whether the provider has refused this client, and takes secrets in the other way, too. Then that is used from now on. */
  mayGoOtherwise(provider: Configuration, error: unknown): boolean {
    const server = provider.serverMetadata();
    const known = server.token_endpoint_auth_methods_supported ?? SECRET_WAYS;
    const used = this.other ?? firstOf(server);
    const other = SECRET_WAYS.find((way) => way !== used && known.includes(way));
    if (!isClientRefused(error) || other === undefined) return false;
    this.other = other;
    return true;
  }
}

function firstOf({ token_endpoint_auth_methods_supported: known = [] }: ServerMetadata): SecretWay {
  return known.find(isSecretWay) ?? 'client_secret_basic';
}

function isSecretWay(way: string): way is SecretWay {
  return SECRET_WAYS.some((one) => one === way);
}

type Statement = Readonly<Record<string, unknown>> & { readonly sub: string };

/** The ID token, or the answer of the userinfo endpoint if that has what is missing. An address and whether it is verified come from one of them. */
async function wholeStatement(provider: Configuration, accessToken: string, stated: Statement): Promise<Statement> {
  const isWhole = stated['email'] !== undefined && stated['email_verified'] !== undefined;
  if (isWhole || provider.serverMetadata().userinfo_endpoint === undefined) return stated;
  const asked = await fetchUserInfo(provider, accessToken, stated.sub);
  return asked.email === undefined ? stated : asked;
}

/** The claim of the ID token, or of the provider's response at its userinfo endpoint. Some providers state a text, such as Amazon Cognito. */
function emailOf({ email, email_verified }: Readonly<Record<string, unknown>>): Pick<IdentityClaims, 'email' | 'emailVerified'> {
  return { email: typeof email === 'string' ? email : null, emailVerified: email_verified === true || email_verified === 'true' };
}

/** What asks for a proof. With `max_age`, the provider has to say when it was given. Google refuses `login`, and knows no `max_age`. */
export function askingAgain(issuer: string): Readonly<Record<string, string>> {
  return issuer === GOOGLE_ISSUER ? { prompt: 'select_account' } : { prompt: 'login', max_age: '0' };
}

/** A time in seconds since 1970. Undefined if it is none that a calendar has. */
function timeOf(seconds: unknown): Date | undefined {
  const time = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
