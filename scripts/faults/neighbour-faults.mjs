// Faults of the parts around: object store, mail server, proxy, clients. How a fault is described: all-faults.mjs.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const clients = fileURLToPath(new URL('load/bad-clients-process.mjs', import.meta.url));

const noDisk = (name) => (stage) => (stage.disks[name] ? undefined : 'a disk of its own could not be mounted');

function diskFull(name) {
  return ({ disks, store }) => {
    disks[name].fill();
    return async () => {
      disks[name].empty();
      // The S3 server ends when its disk is full. Others refuse the object.
      if (store.hasEnded()) await store.start();
    };
  };
}

async function storeStopped({ store }) {
  await store.stop();
  return () => store.start();
}

function storeFrozen({ store }) {
  store.freeze();
  return () => store.thaw();
}

// It works for a twentieth of the time.
function storeSlow({ store }) {
  let isDone = false;
  const pulses = (async () => {
    while (!isDone) {
      store.freeze();
      await delay(950);
      store.thaw();
      await delay(50);
    }
  })();
  return async () => {
    isDone = true;
    await pulses;
  };
}

function mailTrouble(name) {
  return ({ mails: { troubles } }) => {
    troubles[name] = true;
    return () => void (troubles[name] = false);
  };
}

/** Clients in a process of their own, which behave in one of the ways that bad-clients-process.mjs knows. */
function badClients(way, count, ending) {
  return async ({ url, replicas }) => {
    const child = fork(clients, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true });
    const ended = once(child, 'exit');
    child.send({ way, count, urls: [url, ...replicas.map((replica) => replica.url)] });
    await once(child, 'message');
    // Half-open: from now on, nobody reads or closes these connections.
    if (ending === 'SIGSTOP') child.kill('SIGSTOP');
    return async () => {
      child.kill('SIGKILL');
      await ended;
    };
  };
}

export const neighbourFaults = [
  { name: 'object store away for 60 s', seconds: 60, isServed: true, probe: 'picture', cause: storeStopped },
  { name: 'object store frozen for 12 s', seconds: 12, isServed: true, probe: 'picture', cause: storeFrozen },
  { name: 'object store slow for 15 s', seconds: 15, isServed: true, probe: 'picture', cause: storeSlow },
  {
    name: 'disk of the pictures full',
    seconds: 5,
    isServed: true,
    probe: 'picture',
    needs: noDisk('pictures'),
    cause: diskFull('pictures'),
  },
  { name: 'disk of DATA_DIR full', seconds: 5, isServed: true, probe: 'picture', needs: noDisk('data'), cause: diskFull('data') },
  {
    name: 'mail server away for 60 s',
    seconds: 60,
    isServed: true,
    probe: 'mail',
    cause: async ({ mails }) => {
      await mails.stop();
      return () => mails.start();
    },
  },
  {
    name: 'mail server silent for 15 s',
    seconds: 15,
    isServed: true,
    probe: 'mail',
    // Connections that got no answer are given up after 30 s. Mail servers may be that slow.
    returnsWithin: 35,
    cause: mailTrouble('hangs'),
  },
  { name: 'mail server refuses for 10 s', seconds: 10, isServed: true, probe: 'mail', cause: mailTrouble('refuses') },
  {
    name: 'proxy reloaded',
    seconds: 3,
    isServed: true,
    cause: ({ nginx }) => {
      nginx.reload();
      return () => undefined;
    },
  },
  {
    name: 'proxy killed',
    seconds: 1,
    cause: async ({ nginx }) => {
      nginx.signal('SIGKILL');
      await nginx.ended();
      return () => nginx.start();
    },
  },
  {
    name: 'proxy frozen for 3 s',
    seconds: 3,
    cause: ({ nginx }) => {
      nginx.signal('SIGSTOP');
      return () => nginx.signal('SIGCONT');
    },
  },
  { name: '1,000 clients that send one byte a second', seconds: 8, isServed: true, cause: badClients('slow', 1_000) },
  { name: '400 clients that never read', seconds: 8, isServed: true, cause: badClients('deaf', 400, 'SIGSTOP') },
  { name: '400 half bodies, then nothing', seconds: 8, isServed: true, cause: badClients('half', 400, 'SIGSTOP') },
  { name: '2,000 connections closed in the middle of a request', seconds: 3, isServed: true, cause: badClients('cut', 2_000) },
];
