import { describe, expect, test } from '@jest/globals';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { aPageAt } from '../../builders/accounts/account.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anyNetwork, sendReport, storedReports } from './report-calls.js';

const application = runningApplication({ logLevel: 'silent', trustProxy: ['127.0.0.1'], supportEmail: 'help@tile.example' });
const form = { reason: 'fraud', words: 'It asks for a card number.' };
const read = async (linkname: string) => (await fetch(`${application.url}/report/${linkname}`)).text();

/** A published page that visitors have reported so often within the hour. */
async function reportedOften(linkname: string, times: number): Promise<void> {
  await aPageAt(application, linkname);
  for (let time = 0; time < times; time += 1) expect((await sendReport(application, linkname, form)).status).toBe(303);
}

function taskIn(html: string): Challenge {
  const written = /data-challenge="([^"]*)"/.exec(html)?.[1] ?? '';
  return JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Challenge;
}

async function proofOf(linkname: string): Promise<string> {
  const challenge = taskIn(await read(linkname));
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const send = (linkname: string, proof: string) =>
  sendReport(application, linkname, { ...form, proof }, { 'X-Forwarded-For': anyNetwork() });

describe('RP-18 From the tenth report of a page in an hour on, a browser has to work before another one is taken:', () => {
  test('until then, the form has no script; then it has one, and a task', async () => {
    await reportedOften('nine-times', 9);
    expect(await read('nine-times')).not.toContain('<script');
    expect((await send('nine-times', '')).status).toBe(303);
    const html = await read('nine-times');
    expect(html.match(/<script type="module" src="\/assets\/report-entry-[\w-]+\.js">/g)).toHaveLength(1);
    expect(taskIn(html)).toMatchObject({ parameters: { data: { subject: 'nine-times' } }, signature: expect.any(String) });
    await application.dataSource.query(`UPDATE page_report SET reported_at = now() - interval '61 minutes' WHERE linkname = 'nine-times'`);
    expect(await read('nine-times')).not.toContain('<script');
  });

  test('without a proof, nothing is stored, and the visitor reads whom to write to', async () => {
    await reportedOften('without-proof', 10);
    for (const proof of ['', 'nonsense', btoa('{}'), btoa('null'), btoa('{"challenge":{"parameters":{}},"solution":{}}')]) {
      const answer = await send('without-proof', proof);
      expect([proof, answer.status]).toEqual([proof, 429]);
      const html = await answer.text();
      expect(html).toContain('This page is reported already');
      expect(html).toContain('href="mailto:help@tile.example"');
    }
    expect(await storedReports(application, 'without-proof')).toHaveLength(10);
  });

  test('a proof counts once, for its own page, and only if nobody has changed its task', async () => {
    await reportedOften('with-proof', 10);
    await reportedOften('other-proof', 10);
    const proof = await proofOf('with-proof');
    expect((await send('other-proof', proof)).status).toBe(429);
    const { challenge, solution } = JSON.parse(atob(proof)) as { challenge: Challenge; solution: object };
    const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } };
    expect((await send('with-proof', btoa(JSON.stringify({ challenge: later, solution })))).status).toBe(429);
    expect(await storedReports(application, 'with-proof')).toHaveLength(10);
    expect((await send('with-proof', proof)).status).toBe(303);
    expect((await send('with-proof', proof)).status).toBe(429);
    expect(await storedReports(application, 'with-proof')).toHaveLength(11);
    expect(await storedReports(application, 'other-proof')).toHaveLength(10);
  });
});
