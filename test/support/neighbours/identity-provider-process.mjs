// An OpenID Connect provider in a separate process, for `identity-provider.ts`, which sends its settings and receives 'ready'.
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

process.once('message', start);
// The process ends with the tests, however they end.
process.once('disconnect', () => process.exit());

/** @param {{ issuer: string, clientId: string, clientSecret: string, redirectUri: string, people: { subject: string, email: string, emailVerified: boolean }[] }} settings */
function start({ issuer, clientId, clientSecret, redirectUri, people }) {
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri], post_logout_redirect_uris: [redirectUri] }],
    // Like Google: PKCE is optional, but enforced once a client has started it.
    pkce: { required: () => false },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    cookies: { keys: ['only for tests'] },
    findAccount: (_, id) => accountOf(people.find(({ subject }) => subject === id)),
    loadExistingGrant: consent,
  });
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url.startsWith('/sign-in/')) void signIn(provider, people, request, response);
    else answer(request, response);
  });
  const { hostname, port } = new URL(issuer);
  server.listen(Number(port), hostname, () => process.send('ready'));
}

function accountOf(person) {
  if (!person) return undefined;
  const { subject, email, emailVerified } = person;
  return { accountId: subject, claims: () => ({ sub: subject, name: subject, email, email_verified: emailVerified }) };
}

/** Grants everything without asking the user for consent. */
async function consent({ oidc }) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** The sign-in page. Users choose who they are, without a password. */
async function signIn(provider, people, request, response) {
  if (request.method === 'GET') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page(people));
    return;
  }
  let form = '';
  for await (const chunk of request.setEncoding('utf8')) form += chunk;
  const subject = /^subject=([\w-]+)$/.exec(form)?.[1];
  const refused = { error: 'access_denied', error_description: 'The person does not want to.' };
  await provider.interactionFinished(request, response, subject ? { login: { accountId: subject } } : refused);
}

function page(people) {
  const buttons = people.map(({ subject }) => `<button name="subject" value="${subject}">I am ${subject}</button>`);
  return `<!doctype html><html lang="en"><title>Sign in</title><link rel="icon" href="data:,"><h1>Who are you?</h1>
<form method="post">${buttons.join('')}<button>Cancel</button></form></html>`;
}
