// Finds out when the service is back.
import { setTimeout as delay } from 'node:timers/promises';
import { connectTo } from '../../cluster/http-client.mjs';
import { myPage, newName, openAccount, publish, shownNumber } from './accounts.mjs';

/** How long one request of a probe may take, and how long the service may stay away, in milliseconds. */
const patience = 2_000;
const longestWait = 60_000;

/** One probe for each address, with a page of its own, which `client` opens. */
export function openProbes(urls, client) {
  return Promise.all(urls.map((url) => openProbe(url, client)));
}

async function openProbe(url, opener) {
  const account = await openAccount(opener, newName('probe'));
  const client = connectTo([url], { sockets: 1, patience });
  let number = 0;
  return {
    close: client.close,
    try: async () => {
      const { version } = await myPage(client, account);
      number += 1;
      await publish(client, account, number, version);
      if ((await shownNumber(client, account)) < number) throw new Error('the public page is older than the publication');
    },
  };
}

/** The milliseconds until each of the works has succeeded; infinite when one of them never does. */
export async function untilServed(works) {
  const began = performance.now();
  const succeed = async (work) => {
    for (;;) {
      const reason = await work().then(
        () => undefined,
        (error) => error,
      );
      if (!reason) return performance.now() - began;
      if (performance.now() - began > longestWait) return Infinity;
      await delay(50);
    }
  };
  return Math.max(0, ...(await Promise.all(works.map(succeed))));
}
