// Causes faults under load, one after the other, and compares what was acknowledged with what is there.
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { connectTo } from '../cluster/http-client.mjs';
import { addressOf, myPage, newName, numberOf, requestMail, shownNumber, signUp } from './load/accounts.mjs';
import { acknowledgedOf, longestSilenceOf, startLoad } from './load/load.mjs';
import { drafter, founder, sorter, tilePicturer } from './load/page-writers.mjs';
import { openProbes, untilServed } from './load/probes.mjs';
import { mover, publisher, signer, uploader } from './load/writers.mjs';

/** How late the service may be back after its parts, and how long it may pause during a fault in which it is served, in seconds. */
const longestReturn = 5;
const longestPause = 5;
/** How long a mail of the probe may take, in milliseconds. */
const longestMail = 60_000;
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
    { writer: founder(client), pause: otherPause },
    { writer: await sorter(client), pause: otherPause },
    { writer: await drafter(client), pause: otherPause },
    { writer: await tilePicturer(client, pictures), pause: otherPause },
    { writer: signs, pause: otherPause },
  ];
  const probes = await openProbes([...new Set([...urls, ...stage.replicas.map(({ url }) => url)])], client);
  const extra = { picture: await uploader(client, pictures), mail: mailProbe(client, stage.mails.received) };
  const load = startLoad({ writers, readerClient: client });
  return { stage, client, writers, probes, extra, load, missingMails: signs.missingMails };
}

function nextPicture() {
  return sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();
}

function mailProbe(client, received) {
  return {
    write: async () => {
      const name = newName('l');
      await signUp(client, name);
      await requestMail(client, name);
      const giveUp = performance.now() + longestMail;
      while (!received.has(addressOf(name))) {
        if (performance.now() > giveUp) throw new Error(`the mail to ${addressOf(name)} did not arrive`);
        await delay(50);
      }
    },
  };
}

/** Causes one fault. The result has what was acknowledged meanwhile, what is lost, and when the service was back. */
export async function cause(fault, drill) {
  const { stage, load } = drill;
  const { state } = load;
  Object.assign(state, { longestSilence: 0, failures: new Map(), failedReads: 0 });
  stage.causing = prepareMend(fault, stage);
  await stage.causing;
  const before = acknowledgedOf(state);
  await delay(fault.seconds * 1_000);
  const acknowledged = acknowledgedOf(state) - before;
  await mend(stage);
  const back = await untilServed([...drill.probes.map((probe) => probe.try), ...(fault.probe ? [drill.extra[fault.probe].write] : [])]);
  const longestSilence = longestSilenceOf(state);
  if (stage.isClosing) throw new Error('the run was interrupted');
  stage.mend = stage.afterwards;
  stage.afterwards = undefined;
  await mend(stage);
  const { lost, faults } = await examine(drill);
  return {
    name: fault.name,
    mayLose: fault.mayLose === true,
    acknowledged,
    failures: state.failures,
    failedReads: state.failedReads,
    back,
    longestSilence,
    lost,
    faults: [...lateness(fault, { acknowledged, back, longestSilence }), ...faults],
  };
}

async function prepareMend(fault, stage) {
  stage.mend = await fault.cause(stage);
}

/** Mends what the current fault has broken. Who calls it a second time only waits until the first is done. */
export async function mend(stage) {
  const work = stage.mend;
  stage.mend = undefined;
  if (work) stage.mending = Promise.resolve(work());
  await stage.mending;
}

/** What took too long. */
function lateness(fault, { acknowledged, back, longestSilence }) {
  const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(1)} s`;
  const isPaused = fault.isServed && longestSilence > (fault.pausesFor ?? longestPause) * 1_000;
  return [
    ...(back > (fault.returnsWithin ?? longestReturn) * 1_000 ? [`the service was back after ${seconds(back)}`] : []),
    ...(fault.isServed && acknowledged === 0 ? ['no write was acknowledged meanwhile'] : []),
    ...(isPaused ? [`no write was acknowledged for ${seconds(longestSilence)}`] : []),
  ];
}

/** Stops the load for a moment, and compares. The faults include all unexpected answers since the last time. */
async function examine({ stage, client, writers, load }) {
  await load.pause();
  try {
    const checks = await Promise.all(writers.map(({ writer }) => patiently(writer.check)));
    const faults = [
      ...checks.flatMap(({ damage }) => damage),
      ...(await staleness(stage, load.pages, client)),
      ...(await leftovers(stage)),
      ...load.state.unexpected.splice(0),
    ];
    return { lost: checks.flatMap(({ lost }) => lost), faults };
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

/** The replicas that show another version of a page to visitors than what is stored. */
async function staleness({ replicas }, pages, client) {
  const faults = [];
  const began = performance.now();
  for (const { url } of replicas) {
    const direct = connectTo([url], { sockets: 4, patience: 5_000 });
    for (const page of pages) {
      const isFresh = async () => numberOf((await myPage(client, page)).design?.title) === (await shownNumber(direct, page));
      for (;;) {
        if (await isFresh().catch(() => false)) break;
        if (performance.now() - began > longestStaleness) {
          faults.push(`${url} shows another version of ${page.name} than what is stored`);
          break;
        }
        await delay(100);
      }
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

/** Ends the load, after a last comparison. Waits for the mails of all acknowledged requests. */
export async function endDrill(drill, { mailPatience = 240_000 } = {}) {
  await drill.load.stop();
  const { lost, faults } = await examine(drill);
  const giveUp = performance.now() + mailPatience;
  while (drill.missingMails().length > 0 && performance.now() < giveUp) await delay(500);
  for (const client of [drill.client, ...drill.probes]) client.close();
  const mails = drill.missingMails().map((address) => `the mail to ${address} did not arrive`);
  return { lost: [...lost, ...mails], faults };
}
