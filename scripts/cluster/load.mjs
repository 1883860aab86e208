// Mixed load on an instance, as browsers and editors cause it: pages, reads and publications, over connections that are kept open.
import { setTimeout as delay } from 'node:timers/promises';
import { connectTo } from './http-client.mjs';

export const ink = { hex: '#22223b', alpha: 1 };
export const style = { text: ink, button: ink, hover: ink, border: ink, shadow: ink, radius: 12, thickness: 10 };

/**
 * Makes pages in the instance at an address, and sends requests until `stop`. Each connection has one request at a time, and rests for
 * `pause` milliseconds after each; `publishers` of them publish, each on a page of its own.
 */
export async function startLoad(url, { readers = 8, publishers = 2, pause = 0 } = {}) {
  const client = connectTo([url], { sockets: readers + publishers });
  const pages = await Promise.all(Array.from({ length: publishers }, () => makePage(client)));
  const state = { requests: 0, published: 0, failures: [], isDone: false };
  const began = performance.now();
  const turn = async (work) => {
    state.requests += 1;
    await work().catch((error) => state.failures.push(`${new Date().toISOString()} ${error.message}`));
    await delay(pause);
  };
  const readPage = (page) => () => readTitle(client, page);
  const readApi = (page) => () =>
    client.query('query Read($linkname: String!) { publicPage(linkname: $linkname) { design { title } } }', page);
  const reader = async (_, at) => {
    for (let count = at; !state.isDone; count += 1) {
      const page = pages[count % pages.length];
      await turn(count % 3 === 0 ? readApi(page) : readPage(page));
    }
  };
  const publisher = async (page) => {
    while (!state.isDone) {
      await turn(async () => {
        await publish(client, page, page.acknowledged + 1).catch(async (error) => {
          await followUnacknowledged(client, page);
          throw error;
        });
        page.acknowledged += 1;
        state.published += 1;
      });
    }
  };
  const all = [...Array.from({ length: readers }, reader), ...pages.map(publisher)];
  return {
    /** What was sent and what failed so far. */
    state,
    /** Ends after the running requests. `lost` are acknowledged publications that are not there. */
    stop: async () => {
      state.isDone = true;
      await Promise.all(all);
      const seconds = (performance.now() - began) / 1_000;
      const lost = (await Promise.all(pages.map((page) => missing(client, page)))).filter(Boolean);
      client.close();
      const { requests, published, failures } = state;
      return { requests, published, failures, lost, perSecond: requests / seconds };
    },
  };
}

/** How long the load runs at full speed, to find out what half of it is. In milliseconds. */
const calibration = 5_000;

/** The `pause` with which these connections send half as many requests as the instance can answer. */
export async function pauseOfHalfLoad(url, connections) {
  const full = await startLoad(url, connections);
  await delay(calibration);
  const { perSecond } = await full.stop();
  // A connection that rests for as long as a request takes asks half as often.
  return { perSecond, pause: (1_000 * (connections.readers + connections.publishers)) / perSecond };
}

let made = 0;

async function makePage(client) {
  made += 1;
  const linkname = `load-${Date.now().toString(36)}-${made}`;
  const input = { username: linkname, email: `${linkname}@example.org`, password: 'a garden of lemons' };
  const { register } = await client.query('mutation Register($input: RegisterInput!) { register(input: $input) { token } }', { input });
  const page = { linkname, token: register.token, acknowledged: 0 };
  await client.query('mutation Claim($linkname: String!) { claimLinkname(linkname: $linkname) { linkname } }', page);
  await publish(client, page, 1);
  page.acknowledged = 1;
  return page;
}

function publish(client, page, version) {
  const tiles = [{ name: 'A tile', html: `<p>Version ${version}.</p>`, style }];
  const design = { title: titleOf(version), titleColor: ink, backgroundColor: ink, tiles, socialLinks: {} };
  const input = { design, basedOnVersion: version - 1 };
  return client.query('mutation Publish($input: PublishPageInput!) { publishPage(input: $input) { version } }', {
    input,
    token: page.token,
  });
}

function titleOf(version) {
  return `Version ${version} of this page`;
}

/** A publication whose answer was lost may have been done. Then the next one is based on it. */
async function followUnacknowledged(client, page) {
  const { myPage } = await client.query('{ myPage { version } }', { token: page.token }).catch(() => ({ myPage: page }));
  if (myPage.version === page.acknowledged + 1) page.acknowledged = myPage.version;
}

async function missing(client, page) {
  const { myPage } = await client.query('{ myPage { version design { title } } }', { token: page.token });
  const isThere = myPage.version >= page.acknowledged && myPage.design.title === titleOf(myPage.version);
  return isThere ? undefined : `${page.linkname}: version ${page.acknowledged} was acknowledged, and version ${myPage.version} is there.`;
}

async function readTitle(client, { linkname }) {
  const text = String(await client.send(`/${linkname}`));
  if (!/Version \d+ of this page/.test(text)) throw new Error(`The page ${linkname} came without its title.`);
}
