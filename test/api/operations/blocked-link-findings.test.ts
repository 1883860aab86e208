import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AdminModule } from '../../../server/admin.module.js';
import { CheckPublishedLinks } from '../../../server/pages/blocked-links/use-cases/check-published-links.js';
import { aPageAt, publish } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { runAdmin } from '../../support/servers/admin-commands.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { expectSoon } from '../../support/waiting.js';

let application: RunningApplication;
let context: INestApplicationContext;
beforeAll(async () => {
  application = await startApplication({ rateLimits: 'off', logLevel: 'silent' });
  const { config, dataSource } = application;
  context = await NestFactory.createApplicationContext(AdminModule.register(config, dataSource), { logger: false });
});
afterAll(async () => {
  await context.close();
  await application.stop();
});

const findings = async () => (await runAdmin(context, ['link', 'findings'])).output;

/** Changes the list, and lets the time pass that the comparison waits. */
async function change(...words: string[]): Promise<void> {
  await runAdmin(context, ['link', ...words]);
  await application.dataSource.query(`UPDATE site_setting SET changed_at = changed_at - interval '1 minute' WHERE name = 'BLOCKED_LINKS'`);
}

/** Compares all pages, as the background job does, and expects this list then. */
async function compared(expected: unknown): Promise<void> {
  const check = application.nest.get(CheckPublishedLinks);
  await expectSoon(async () => {
    while (await check.execute());
    return findings();
  }).toEqual(expected);
}

test('LH-07 A page that was published before is listed and stays as it is, until it is published without the link, or the place is not blocked any more', async () => {
  const to = (host: string) => aDesign({ tiles: [aTile({ html: `<p><a href="https://${host}/x">here</a></p>` })] });
  const owner = await aPageAt(application, 'leads-there', to('www.evil.example'));
  await aPageAt(application, 'leads-elsewhere', to('good.example'));
  await aPageAt(application, 'leads-worse', to('worse.example'));
  expect(await findings()).toBe('No published page leads to a blocked place.');
  await change('block', 'evil.example');
  await compared(`leads-there  of ${owner.username}: "https://www.evil.example/x", because of evil.example`);
  expect((await fetch(`${application.url}/leads-there`)).status).toBe(200);
  await publish(application, owner, to('good.example'), 1);
  expect(await findings()).toBe('No published page leads to a blocked place.');
  await change('block', 'worse.example');
  await compared(expect.stringMatching(/^leads-worse {2}of \S+: "https:\/\/worse\.example\/x", because of worse\.example$/));
  await change('unblock', 'worse.example');
  await compared('No published page leads to a blocked place.');
});
