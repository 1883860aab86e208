// Causes faults under load, one after the other, and compares what was acknowledged with what is there.
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { connectTo } from '../cluster/http-client.mjs';
import { addressOf, newName, requestLetter, shownNumber, signUp } from './accounts.mjs';
import { acknowledgedOf, startLoad } from './load.mjs';
import { openProbes, untilServed } from './probes.mjs';
import { mover, publisher, signer, uploader } from './writers.mjs';

/** How late the service may be back after its parts, in seconds. */
const longestReturn = 5;
/** How long a change may take until every replica shows it, in milliseconds. */
const longestStaleness = 10_000;

/** Starts the load on a stage. `publishers` pages are published, each with a pause in milliseconds after each publication. */
export async function startDrill(stage, { publishers = 10, pause = 120, otherPause = 1_500 } = {}) {
  const urls = stage.nginx ? [stage.url] : stage.replicas.map(({ url }) => url);
  const client = connectTo(urls, { sockets: publishers + 10, patience: 15_000 });
  const verify = (name) => stage.ask('UPDATE account SET email_verified = true WHERE username = $1', [name]);
  const pictures = { verify, nextPicture };
  const signs = signer(client, stage.mails.received);
  const writers = [
    ...(await Promise.all(Array.from({ length: publishers }, async () => ({ writer: await publisher(client), pause })))),
    { writer: await mover(client), pause: otherPause },
    { writer: await uploader(client, pictures), pause: otherPause },
    { writer: signs, pause: otherPause },
  ];
  const probes = await openProbes([...new Set([...urls, ...stage.replicas.map(({ url }) => url)])], client);
  const extra = { picture: await uploader(client, pictures), letter: letterProbe(client, stage.mails.received) };
  const load = startLoad({ writers, readerClient: client });
  return { stage, client, writers, probes, extra, load, missingLetters: signs.missingLetters };
}

function nextPicture() {
  return sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();
}

function letterProbe(client, received) {
  return {
    write: async () => {
      const name = newName('l');
      await signUp(client, name);
      await requestLetter(client, name);
      while (!received.has(addressOf(name))) await delay(50);
    },
  };
}

/** Causes one fault. The result has what was acknowledged meanwhile, what is lost, and when the service was back. */
export async function cause(fault, drill) {
  const { stage, load } = drill;
  const { state } = load;
  const before = { acknowledged: acknowledgedOf(state), unexpected: state.unexpected.length, failedReads: state.failedReads };
  Object.assign(state, { longestSilence: 0, failures: new Map() });
  stage.mend = await fault.cause(stage);
  await delay(fault.seconds * 1_000);
  const acknowledged = acknowledgedOf(state) - before.acknowledged;
  await stage.mend();
  stage.mend = undefined;
  const back = Math.max(await untilServed(drill.probes.map((probe) => probe.try)), await untilExtra(fault, drill));
  const { longestSilence } = state;
  await stage.afterwards?.();
  stage.afterwards = undefined;
  const faults = await examine(drill);
  if (fault.isServed && acknowledged === 0) faults.push('no write was acknowledged meanwhile');
  faults.push(...state.unexpected.slice(before.unexpected));
  return {
    name: fault.name,
    mayLose: fault.mayLose === true,
    acknowledged,
    failures: state.failures,
    failedReads: state.failedReads - before.failedReads,
    back,
    longestSilence,
    lost: faults.lost,
    faults: [
      ...(back > (fault.returnsWithin ?? longestReturn) * 1_000 ? [`the service was back after ${(back / 1_000).toFixed(1)} s`] : []),
      ...faults,
    ],
  };
}

async function untilExtra({ probe }, { extra }) {
  return probe ? untilServed([extra[probe].write]) : 0;
}

/** Stops the load for a moment, and compares. */
async function examine({ stage, client, writers, load }) {
  await load.pause();
  try {
    const lost = (await Promise.all(writers.map(({ writer }) => patiently(writer.check)))).flat();
    const faults = [...(await staleness(stage, load.pages, client)), ...(await leftovers(stage))];
    return Object.assign(faults, { lost });
  } finally {
    load.resume();
  }
}

/** Reads again when a read fails. What a check finds is told at its first success. */
async function patiently(check, attempts = 5) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await check();
    } catch (error) {
      if (attempt === attempts) throw error;
      await delay(500);
    }
  }
}

/** The replicas that show a page to visitors that is older than what is stored. */
async function staleness({ replicas }, pages, client) {
  const stored = new Map();
  for (const page of pages) stored.set(page.name, await patiently(() => shownNumber(client, page)));
  const faults = [];
  const began = performance.now();
  for (const { url } of replicas) {
    const direct = connectTo([url], { sockets: 4, patience: 5_000 });
    for (const page of pages) {
      const isFresh = async () => (await shownNumber(direct, page)) >= stored.get(page.name);
      while (!(await isFresh().catch(() => false)) && performance.now() - began < longestStaleness) await delay(100);
      if (!(await isFresh().catch(() => false))) faults.push(`${url} shows an older version of ${page.name}`);
    }
    direct.close();
  }
  return faults;
}

/** What a fault must not leave behind: a replica that has ended, or a transaction that nobody ends. */
async function leftovers({ replicas, ask }) {
  const ended = replicas.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).map(({ url }) => `${url} has ended`);
  const open = await ask(`SELECT pid, query FROM pg_stat_activity
    WHERE state LIKE 'idle in transaction%' AND xact_start < now() - interval '5 s' AND pid <> pg_backend_pid()`);
  return [...ended, ...open.map(({ query }) => `a transaction stayed open after ${query.slice(0, 80)}`)];
}

/** Ends the load, after a last comparison. Waits for the letters of all acknowledged requests. */
export async function endDrill(drill, { letterPatience = 240_000 } = {}) {
  const faults = await examine(drill);
  await drill.load.stop();
  const giveUp = performance.now() + letterPatience;
  while (drill.missingLetters().length > 0 && performance.now() < giveUp) await delay(500);
  for (const client of [drill.client, ...drill.probes]) client.close();
  const letters = drill.missingLetters().map((address) => `the letter to ${address} did not arrive`);
  return { lost: [...faults.lost, ...letters], faults: [...faults] };
}
