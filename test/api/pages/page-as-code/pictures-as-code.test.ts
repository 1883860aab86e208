import { copyFile, cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { claim } from '../../../builders/accounts/account.js';
import { aJpeg, aPng } from '../../../builders/images.js';
import { aPicture, aTilePicture, publishMixed } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { graphqlData } from '../../../support/calls/graphql.js';
import { uploadGraphql, uploadTilePicture } from '../../../support/calls/uploads.js';
import {
  aFolder,
  aPipeline,
  applyTwice,
  change,
  fileIn,
  pageOf,
  picturesIn,
  picturesOfAccount,
  pulled,
  run,
  type Pipeline,
} from '../../../support/programs/pipeline.js';
import { runningApplication } from '../../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });

/** All that GraphQL shows of a picture. */
const FILES = 'url width height color variants { url format width height }';

describe('Pictures', () => {
  test('PC-06 are uploaded once, although nothing is written back, and are found again from a fresh copy of the repository', async () => {
    const pipeline = await aPipeline(application);
    await publishMixed(application, pipeline.account, aDesign({ tiles: [aTile({ name: 'Soup' })] }));
    const repository = await pulled(pipeline);
    for (const name of ['plate.png', 'me.jpg', 'wall.jpeg']) await writeFile(join(repository, 'pictures', name), await aJpeg());
    await copyFile(join(repository, 'pictures', 'plate.png'), join(repository, 'pictures', 'same-plate.png'));
    await change(repository, (file) => {
      const [soup] = file.design.tiles as [Record<string, unknown>];
      soup.html = '<p>Soup <img src="pictures/plate.png" alt="A plate"></p>';
      soup.emblem = { picture: 'pictures/plate.png' };
      file.design.tiles.push({ ...soup, kind: 'picture', html: undefined, name: 'Plate', picture: 'pictures/same-plate.png' });
      Object.assign(file, { profilePicture: 'pictures/me.jpg', wallpaper: 'pictures/wall.jpeg' });
    });
    await applyTwice(pipeline, repository, 2);
    const page = await pageOf(pipeline);
    expect([await picturesOfAccount(pipeline), page.profilePicture, page.wallpaper]).toEqual([1, expect.anything(), expect.anything()]);
    const copy = await aFolder();
    await cp(repository, copy, { recursive: true });
    await applyTwice(pipeline, copy, 2);
    expect([await picturesOfAccount(pipeline), await pageOf(pipeline)]).toEqual([1, page]);
  });

  test('PC-05 diff says which file a picture becomes, of a tile, its emblem and the page', async () => {
    const pipeline = await aPipeline(application);
    const { data } = await uploadTilePicture(application.url, await aPng(), pipeline.account.token);
    const picture = aTilePicture({ id: data!.uploadTilePicture.id });
    const tiles = [aPicture({ name: 'Plate', picture }), aTile({ name: 'Soup', emblem: { picture } }), aTile({ name: 'Salt' })];
    await publishMixed(application, pipeline.account, aDesign({ tiles }));
    const folder = await pulled(pipeline);
    await writeFile(join(folder, 'pictures', 'new.jpg'), await aJpeg());
    await change(
      folder,
      ({
        design: {
          tiles: [plate, soup, salt],
        },
      }) => {
        plate!.picture = 'pictures/new.jpg';
        for (const tile of [soup!, salt!]) tile.emblem = { picture: 'pictures/new.jpg' };
      },
    );
    const { code, printed } = await run(pipeline, 'diff', folder);
    expect([
      code,
      printed
        .replaceAll(/[0-9a-f]{64}/g, '…')
        .trimEnd()
        .split('\n'),
    ]).toEqual([
      3,
      [
        '~ tile 1 "Plate", picture: pictures/….jpg → pictures/new.jpg',
        '~ tile 2 "Soup", emblem.picture: pictures/….jpg → pictures/new.jpg',
        '~ tile 3 "Salt", emblem: none → {"picture":"pictures/new.jpg"}',
        '+ pictures/new.jpg',
      ],
    ]);
  });

  test('PC-07 keep their names and files when the page is pulled again, and only those of former pulls are removed', async () => {
    const pipeline = await aPipeline(application);
    const { data } = await uploadTilePicture(application.url, await aPng(), pipeline.account.token);
    const picture = aTilePicture({ id: data!.uploadTilePicture.id });
    await publishMixed(application, pipeline.account, aDesign({ tiles: [aPicture({ name: 'Plate', picture })] }));
    const folder = await pulled(pipeline);
    const [former] = await picturesIn(folder);
    expect(former).toMatch(/^[0-9a-f]{64}\.(?:jpg|png)$/);
    await writeFile(join(folder, 'pictures', 'plate.png'), await aPng());
    await writeFile(join(folder, 'pictures', 'unused.png'), 'mine');
    await writeFile(join(folder, 'pictures', `${'0'.repeat(64)}.png`), 'mine, too');
    await change(folder, (file) => {
      file.design.tiles[0]!.picture = 'pictures/plate.png';
      Object.assign(file, { $schema: './page.schema.json', profilePicture: 'pictures/plate.png' });
    });
    expect(await run(pipeline, 'apply', folder)).toMatchObject({ code: 0 });
    const before = await readFile(join(folder, 'pictures', 'plate.png'));
    expect(await run(pipeline, 'pull', folder)).toMatchObject({ code: 0, printed: expect.stringContaining('Removed 1 pictures') });
    const file = await fileIn(folder);
    expect([file.$schema, file.profilePicture, file.design.tiles[0]!.picture]).toEqual([
      './page.schema.json',
      'pictures/plate.png',
      'pictures/plate.png',
    ]);
    expect(await picturesIn(folder)).toEqual([`${'0'.repeat(64)}.png`, 'plate.png', 'unused.png']);
    expect((await readFile(join(folder, 'pictures', 'plate.png'))).equals(before)).toBe(true);
    expect(await run(pipeline, 'diff', folder)).toMatchObject({ code: 0 });
  });

  test('PC-06 need not be in the repository once the site has them', async () => {
    const pipeline = await aPipeline(application);
    const { data } = await uploadTilePicture(application.url, await aPng(), pipeline.account.token);
    const picture = aTilePicture({ id: data!.uploadTilePicture.id });
    await publishMixed(application, pipeline.account, aDesign({ tiles: [aPicture({ picture })] }));
    const folder = await pulled(pipeline);
    await rm(join(folder, 'pictures'), { recursive: true });
    await applyTwice(pipeline, folder, 1);
    const other = await aPipeline(application);
    const { code, printed } = await run(other, 'apply', folder);
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(/^pictures\/\w{64}\.\w+ is missing, and the account has no such picture\.\nNothing was changed\.\n$/),
    ]);
    expect((await pageOf(other)).version).toBe(0);
  });

  test.each([
    ['a link that leads out of the folder', 'pictures/a.jpg leads out of the folder.'],
    ['a link to what is beside the pictures', 'pictures/a.jpg leads out of the folder.'],
    ['a picture that is missing', 'pictures/a.jpg is missing.'],
    ['a file that is too large', 'pictures/a.jpg has more than 10 MB.'],
    ['a file that is no picture', 'pictures/a.jpg is no JPEG or PNG.'],
    ['a wallpaper that is no picture', 'pictures/a.jpg is no JPEG or PNG.'],
  ])('PC-11 that cannot be taken are told before anything is changed: %s', async (which, sentence) => {
    const pipeline = await aPipeline(application);
    await publishMixed(application, pipeline.account, aDesign({ tiles: [aTile()] }));
    const folder = await pulled(pipeline);
    const path = join(folder, 'pictures', 'a.jpg');
    const secret = join(await aFolder(), 'secret.jpg');
    await writeFile(secret, await aJpeg());
    if (which.startsWith('a link')) await symlink(which.endsWith('beside the pictures') ? join(folder, 'page.json') : secret, path);
    if (which.endsWith('too large')) await writeFile(path, Buffer.alloc(10_485_761));
    if (which.endsWith('no picture')) await writeFile(path, 'no picture');
    await change(folder, (file) => {
      file.design.title = 'Changed';
      if (which.startsWith('a wallpaper')) file.wallpaper = 'pictures/a.jpg';
      else file.design.tiles.push({ ...file.design.tiles[0], kind: 'picture', html: undefined, name: 'A', picture: 'pictures/a.jpg' });
    });
    const { code, printed } = await run(pipeline, 'apply', folder);
    expect([code, printed]).toEqual([1, expect.stringContaining(sentence)]);
    expect([(await pageOf(pipeline)).version, await picturesOfAccount(pipeline)]).toEqual([1, 0]);
  });

  test('PC-13 Only its owner learns the digest of the file from which a picture was made', async () => {
    const pipeline = await aPipeline(application);
    await claim(application, pipeline.account, 'digests');
    const content = await aPng();
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(content))).toString('hex');
    const { data } = await uploadTilePicture(application.url, content, pipeline.account.token);
    await publishMixed(
      application,
      pipeline.account,
      aDesign({ tiles: [aPicture({ picture: aTilePicture({ id: data!.uploadTilePicture.id }) })] }),
    );
    for (const mutation of ['changeProfilePicture', 'changeWallpaper'] as const)
      await uploadGraphql(application.url, mutation, content, pipeline.account.token);
    const query = `query ($digests: [String!]!) { uploadedPictures(digests: $digests) { digest picture { id } } myPage { profilePictureDigest wallpaperDigest } }`;
    const ask = ({ account }: Pipeline) =>
      graphqlData(application.url, query, { digests: [digest, 'x', digest.toUpperCase()] }, account.token);
    expect(await ask(pipeline)).toEqual({
      uploadedPictures: [{ digest, picture: { id: data!.uploadTilePicture.id } }],
      myPage: { profilePictureDigest: digest, wallpaperDigest: digest },
    });
    expect(await ask(await aPipeline(application))).toEqual({
      uploadedPictures: [],
      myPage: { profilePictureDigest: null, wallpaperDigest: null },
    });
    const open = ['/digests', '/digests.json', '/digests.atom', '/sitemap.xml'].map(async (path) =>
      (await fetch(application.url + path)).text(),
    );
    const everything = `{ publicPage(linkname: "digests") { profilePicture { ${FILES} } wallpaper { ${FILES} } design { tiles { ... on PictureTile { picture { id ${FILES} } } } } } }`;
    const texts = [...(await Promise.all(open)), JSON.stringify(await graphqlData(application.url, everything))];
    expect(texts.filter((text) => text.includes(digest))).toEqual([]);
    expect(texts[0]).toContain('/media/');
  });
});
