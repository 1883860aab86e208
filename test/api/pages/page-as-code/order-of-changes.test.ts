import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishMixed } from '../../../builders/pages/mixed-design.js';
import { aDesign } from '../../../builders/pages/page-design.js';
import { runPageProgram } from '../../../support/programs/page-program.js';
import { aPipeline, change, pageOf, pulled } from '../../../support/programs/pipeline.js';
import { runningApplication } from '../../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });

/** Stands before the site, and notes the changes that it is asked for. */
const site = createServer((request, answer) => void pass(request, answer));
const asked: string[] = [];

async function pass(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString();
  const [, mutation] = /mutation [^{]*\{\s*(\w+)/.exec(body) ?? [];
  if (mutation !== undefined && !body.includes('"dryRun":true')) asked.push(mutation);
  const headers = { 'Content-Type': request.headers['content-type'] ?? '', Authorization: request.headers.authorization ?? '' };
  const passed = await fetch(application.url + request.url!, { method: request.method!, headers, body });
  answer.writeHead(passed.status, { 'Content-Type': 'application/json' }).end(Buffer.from(await passed.arrayBuffer()));
}

beforeAll(() => new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve)));
afterAll(() => void site.close());

test('PC-08 What shows the page to fewer is done once, before the publication, and what shows it to more once, afterwards', async () => {
  const pipeline = await aPipeline(application);
  await publishMixed(application, pipeline.account, aDesign());
  const folder = await pulled(pipeline);
  const apply = async (title: string, seen: { access: string; period?: object }) => {
    await change(folder, (file) => {
      delete file.period;
      Object.assign(file, seen).design.title = title;
    });
    const TESSERA = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    expect(await runPageProgram(['apply', folder], { TESSERA, TESSERA_TOKEN: pipeline.token })).toMatchObject({ code: 0 });
    return asked.splice(0);
  };
  const period = { from: '2125-03-03T18:00:00+02:00' };
  expect(await apply('For few', { access: 'unlisted', period })).toEqual(['changePageAccess', 'changePagePeriod', 'publish']);
  expect(await apply('For all', { access: 'public' })).toEqual(['publish', 'changePageAccess', 'changePagePeriod']);
  expect(await pageOf(pipeline)).toMatchObject({ version: 3, access: 'public', period: null });
});
