// The main job over HTTP, as a creator does it: sign up, follow the link of the mail, upload a picture, publish, and be visited.
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { ink, style } from '../cluster/load.mjs';
import { instanceAt } from '../examples/instance.mjs';
import { tokenIn } from '../examples/mailed-link.mjs';

const password = 'a garden of lemons';
/** How long a mail may take, in milliseconds. */
const patience = 60_000;

/** Makes an account with a published page, and returns what has to be there from now on. `mailbox` is where its mails can be read. */
export async function publishFirstPage({ url, mailbox }) {
  const instance = instanceAt(url, () => undefined);
  const name = `cook-${randomBytes(4).toString('hex')}`;
  const email = `${name}@example.org`;
  const input = { username: name, email, password };
  const { register } = await instance.ask('mutation ($input: RegisterInput!) { register(input: $input) { token } }', { input });
  const { token } = register;
  await instance.ask('mutation { requestEmailVerification { alreadyVerified } }', {}, token);
  await instance.ask('mutation ($token: String!) { verifyEmail(token: $token) }', { token: await mailedToken(mailbox, email) });
  await instance.ask('mutation ($linkname: String!) { claimLinkname(linkname: $linkname) { linkname } }', { linkname: name }, token);
  const picture = sharp({ create: { width: 480, height: 480, channels: 3, background: '#c8553d' } }).png();
  const upload = 'mutation ($image: Upload!) { changeProfilePicture(image: $image) { profilePicture { url } } }';
  const { changeProfilePicture } = await instance.send(upload, await picture.toBuffer(), token);
  await publishTitle(instance, { token, title: `The lemons of ${name}`, basedOnVersion: 0 });
  const path = new URL(changeProfilePicture.profilePicture.url, url).pathname;
  const page = { name, title: `The lemons of ${name}`, picture: { path, digest: await digestOf(url + path) } };
  await expectPage(url, page);
  return page;
}

/** @throws when the page, its picture or its account is not as it was. */
export async function expectPage(url, { name, title, picture }) {
  const response = await fetch(`${url}/${name}`);
  const text = await response.text();
  const [id] = /[\da-f]{32,64}/.exec(picture.path) ?? [picture.path];
  if (!response.ok || !text.includes(title) || !text.includes(id))
    throw new Error(`/${name} (status ${response.status}) lacks its title or its picture.`);
  const digest = await digestOf(url + picture.path);
  if (digest !== picture.digest) throw new Error(`The picture of /${name} has other bytes.`);
  const input = { username: name, password };
  await instanceAt(url, () => undefined).ask('mutation ($input: LogInInput!) { logIn(input: $input) { token } }', { input });
}

async function publishTitle(instance, { token, title, basedOnVersion }) {
  const tiles = [{ text: { name: 'Lemonade', html: '<p>Ten lemons, and sugar.</p>', style } }];
  const design = { title, titleColor: ink, backgroundColor: ink, tiles, socialLinks: {} };
  await instance.ask(
    'mutation ($input: PublishInput!) { publish(input: $input) { version } }',
    { input: { design, basedOnVersion } },
    token,
  );
}

async function mailedToken(mailbox, email) {
  for (const giveUp = Date.now() + patience; Date.now() < giveUp; await delay(200)) {
    const mails = await (await fetch(`${mailbox}/?to=${encodeURIComponent(email)}`)).json();
    const token = mails.map(({ text }) => tokenIn(text)).find(Boolean);
    if (token) return token;
  }
  throw new Error(`No mail came to ${email}.`);
}

async function digestOf(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
}
