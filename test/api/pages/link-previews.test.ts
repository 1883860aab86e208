import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { graphql } from '../../support/calls/graphql.js';
import { anUploader, sentTilePicture, uploadsUnderWay, type SentTilePicture } from '../../support/calls/uploads.js';
import { startLinkedSite, type LinkedSite } from '../../support/neighbours/linked-site.js';
import { runningApplication } from '../../support/servers/running-application.js';

interface Preview {
  readonly previewLink: { readonly title: string | null; readonly imageAddress: string | null } | null;
}

let site: LinkedSite;
beforeAll(async () => void (site = await startLinkedSite()));
afterAll(() => site.stop());

const PREVIEW = 'mutation ($address: String!) { previewLink(address: $address) { title imageAddress } }';
const preview = (application: { readonly url: string }, { token }: TestAccount, address: string) =>
  graphql<Preview>(application.url, PREVIEW, { address }, token);

describe('Where private addresses may be read', () => {
  const application = runningApplication({ linkPreviews: 'private' });
  let ada: TestAccount;
  beforeAll(async () => void (ada = await register(application)));

  test('FU-29 A page is asked for its title and its picture, and is told which site asks', async () => {
    const { data, errors } = await preview(application, ada, `${site.url}/lemons`);
    expect([data?.previewLink, errors]).toEqual([{ title: 'All about lemons', imageAddress: `${site.url}/cover.jpg` }, []]);
    expect(site.agents).toEqual([`Tessera-Previews (+${application.config.publicUrl})`]);
  });

  test('A page that does not answer, and a text that is no address, are no errors', async () => {
    for (const nothing of [`${site.url}/missing`, 'http://127.0.0.1:1/', 'mailto:a@b.example', '']) {
      const { data, errors } = await preview(application, ada, nothing);
      expect([data, errors]).toEqual([{ previewLink: null }, []]);
    }
  });

  test('The 121st preview within ten minutes is refused, and nobody is asked', async () => {
    const eve = await register(application);
    for (let left = 60; left > 0; left -= 1) await preview(application, eve, 'mailto:a@b.example');
    const before = site.asked.length;
    const { errors } = await preview(application, eve, `${site.url}/lemons`);
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(site.asked).toHaveLength(before);
  });
});

describe('A picture of the web', () => {
  const application = runningApplication({ linkPreviews: 'private' });
  const TAKE = `mutation ($address: String!) { uploadTilePictureFrom(address: $address) { ${sentTilePicture} } }`;
  const take = (path: string, { token }: TestAccount) =>
    graphql<{ uploadTilePictureFrom: SentTilePicture | null }>(application.url, TAKE, { address: `${site.url}${path}` }, token);

  test('FU-26 is kept as if it had been uploaded; without one, there is none', async () => {
    const ada = await anUploader(application);
    const { data, errors } = await take('/cover.jpg', ada);
    expect([data?.uploadTilePictureFrom, errors]).toMatchObject([{ width: 480, height: 360 }, []]);
    expect((await fetch(data!.uploadTilePictureFrom!.url)).headers.get('content-type')).toBe('image/jpeg');
    for (const nothing of ['/lemons', '/missing', '/huge.png']) {
      expect((await take(nothing, ada)).data).toEqual({ uploadTilePictureFrom: null });
    }
    expect((await take('/broken.png', ada)).errors.map(({ extensions }) => extensions?.code)).toEqual(['IMAGE_INVALID']);
    expect(await uploadsUnderWay(application)).toEqual([]);
  });

  test('FU-26 is not asked for by an account that may not upload, and counts as an upload', async () => {
    const before = site.asked.length;
    const unverified = await take('/cover.jpg', await register(application));
    expect(unverified.errors.map(({ extensions }) => extensions?.code)).toEqual(['EMAIL_NOT_VERIFIED']);
    expect(site.asked).toHaveLength(before);
    const eve = await anUploader(application);
    for (let left = 60; left > 0; left -= 1) await take('/missing', eve);
    expect((await take('/cover.jpg', eve)).errors.map(({ extensions }) => extensions?.code)).toEqual(['TOO_MANY_ATTEMPTS']);
  });
});

describe.each(['on', 'off'] as const)('Where previews are %s', (linkPreviews) => {
  const application = runningApplication({ linkPreviews });

  test('FU-29 No page in a private network is asked', async () => {
    const before = site.asked.length;
    const { data, errors } = await preview(application, await register(application), `${site.url}/lemons`);
    expect([data, errors]).toEqual([{ previewLink: null }, []]);
    expect(site.asked).toHaveLength(before);
  });
});
