// Mixed load on an instance, as browsers and editors cause it: pages, reads and publications, over connections that are kept open.
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const ink = { hex: '#22223b', alpha: 1 };
const style = { text: ink, button: ink, hover: ink, border: ink, shadow: ink, radius: 12, thickness: 10 };

/**
 * Makes pages in the instance at an address, and sends requests until `stop`. Each connection has one request at a time, and rests for
 * `pause` milliseconds after each; `publishers` of them publish, each on a page of its own.
 */
export async function startLoad(url, { readers = 8, publishers = 2, pause = 0 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers + publishers });
  const client = { url, agent };
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
    query(client, 'query Read($linkname: String!) { publicPage(linkname: $linkname) { design { title } } }', page);
  const reader = async (_, at) => {
    for (let count = at; !state.isDone; count += 1) {
      const page = pages[count % pages.length];
      await turn(count % 3 === 0 ? readApi(page) : readPage(page));
    }
  };
  const publisher = async (page) => {
    while (!state.isDone) {
      await turn(async () => {
        await publish(client, page, page.acknowledged + 1);
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
      agent.destroy();
      const { requests, published, failures } = state;
      return { requests, published, failures, lost, perSecond: requests / seconds };
    },
  };
}

let made = 0;

async function makePage(client) {
  made += 1;
  const linkname = `load-${Date.now().toString(36)}-${made}`;
  const input = { username: linkname, email: `${linkname}@example.org`, password: 'a garden of lemons' };
  const { register } = await query(client, 'mutation Register($input: RegisterInput!) { register(input: $input) { token } }', { input });
  const page = { linkname, token: register.token, acknowledged: 0 };
  await query(client, 'mutation Claim($linkname: String!) { claimLinkname(linkname: $linkname) { linkname } }', page);
  await publish(client, page, 1);
  page.acknowledged = 1;
  return page;
}

function publish(client, page, version) {
  const tiles = [{ name: 'A tile', html: `<p>Version ${version}.</p>`, style }];
  const design = { title: titleOf(version), titleColor: ink, backgroundColor: ink, tiles, socialLinks: {} };
  const input = { design, basedOnVersion: version - 1 };
  return query(client, 'mutation Publish($input: PublishPageInput!) { publishPage(input: $input) { version } }', {
    input,
    token: page.token,
  });
}

function titleOf(version) {
  return `Version ${version} of this page`;
}

// A publication whose answer was lost may have been done.
async function missing(client, page) {
  const { myPage } = await query(client, '{ myPage { version design { title } } }', { token: page.token });
  const isThere = myPage.version >= page.acknowledged && myPage.design.title === titleOf(myPage.version);
  return isThere ? undefined : `${page.linkname}: version ${page.acknowledged} was acknowledged, and version ${myPage.version} is there.`;
}

async function readTitle(client, { linkname }) {
  const text = await send(client, `/${linkname}`);
  if (!/Version \d+ of this page/.test(text)) throw new Error(`The page ${linkname} came without its title.`);
}

async function query(client, text, { token, ...variables } = {}) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Token ${token}` }) };
  const body = JSON.stringify({ query: text, variables });
  const { data, errors } = JSON.parse(await send(client, '/graphql', { method: 'POST', headers }, body));
  if (errors) throw new Error(`${text.split(/[({]/, 1)[0].trim()}: ${errors[0].message}`);
  return data;
}

async function send({ url, agent }, path, options = {}, body = '') {
  const { status, text } = await new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { agent, ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.once('end', () => resolve({ status: response.statusCode, text })).once('error', reject);
    });
    asked.once('error', reject).end(body);
  }).catch((error) => {
    throw new Error(`${options.method ?? 'GET'} ${path}: ${error.message}`, { cause: error });
  });
  if (status !== 200) throw new Error(`${options.method ?? 'GET'} ${path}: status ${status}`);
  return text;
}
