import { beforeEach, expect, test } from '@jest/globals';
import { DomainError } from '../../../../server/domain-error.js';
import { PictureAccess } from '../../../../server/gateway/web/pictures/picture-access.js';
import type { ImageName } from '../../../../server/media/image.js';
import { PageAddress } from '../../../../server/pages/page-address.js';
import type { PictureVisibility } from '../../../../server/pages/pictures/use-cases/see-picture.js';
import { aDesign } from '../../../builders/pages/page-design.js';
import { StoppedClock } from '../../../fakes/stopped-clock.js';

const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=60';
const open = (linkname: string | null): PictureVisibility => ({ isShown: true, until: null, linkname: linkname as never });
const WITHHELD: PictureVisibility = { isShown: false, until: null, linkname: null };
const away = () => Promise.reject(new DomainError('unavailable', 'BUSY'));
const adas = PageAddress.onSite('ada');

/** What the database says of each picture. */
let says: (name: string) => Promise<PictureVisibility>;
let access: PictureAccess;
beforeEach(() => {
  says = () => Promise.resolve(WITHHELD);
  const seePicture = { byAnybody: (name: string) => says(name), byViewer: () => Promise.resolve(false) };
  const drafts = { accountsOf: () => Promise.resolve([]) };
  const [nobody, none] = [{ execute: () => Promise.resolve(null) }, {}];
  access = new PictureAccess(
    ...([seePicture, none, nobody, none, none, drafts, new StoppedClock()] as unknown as ConstructorParameters<typeof PictureAccess>),
  );
});

const cachingOf = (name: string) => access.cachingOf({ name: name as ImageName, headers: {}, network: '192.0.2.1' });
/** Asks for pictures that everybody sees: one of each page, and one that nobody has published. */
async function show(...names: string[]): Promise<void> {
  says = (name) => Promise.resolve(open(name === 'unpublished' ? null : name));
  for (const name of names) expect(await cachingOf(name)).toBe(FOREVER);
}

test('The pictures of a page that shows less are asked about anew, and so are those that nobody had published; those of others are not', async () => {
  await show('ada', 'bob', 'unpublished');
  access.forget(adas);
  says = () => Promise.resolve(WITHHELD);
  expect([await cachingOf('ada'), await cachingOf('unpublished'), await cachingOf('bob')]).toEqual([null, null, FOREVER]);
});

test('While the database is away, none of them is shown that a page may not show any more', async () => {
  await show('ada', 'bob', 'unpublished');
  access.forget(adas);
  says = away;
  await expect(cachingOf('ada')).rejects.toThrow(DomainError);
  await expect(cachingOf('unpublished')).rejects.toThrow(DomainError);
  expect(await cachingOf('bob')).toBe(FOREVER);
});

/** A page that is loaded for visitors, with a picture above its title. */
const loaded = (picture: string) => {
  const design = aDesign();
  const profilePicture = { variants: [{ name: picture }] };
  return { page: { linkname: 'ada', design, shownDesign: design, profilePicture, wallpaper: null } } as never;
};

test('An answer from before a page showed less is not remembered', async () => {
  let answer: (sight: PictureVisibility) => void = () => undefined;
  says = () => new Promise((resolve) => (answer = resolve));
  const asked = cachingOf('ada');
  await Promise.resolve();
  access.forget(adas);
  answer(open('ada'));
  expect(await asked).toBe(FOREVER);
  says = () => Promise.resolve(WITHHELD);
  expect(await cachingOf('ada')).toBeNull();
});

test('While the database is away, the pictures of a page that was loaded are shown for a minute, unless a page showed less meanwhile', async () => {
  const [note, lateNote] = [access.beginNoting(), access.beginNoting()];
  note(loaded('one'));
  access.forget(PageAddress.onSite('bob'));
  lateNote(loaded('other'));
  says = away;
  expect(await cachingOf('one')).toBe(BRIEFLY);
  await expect(cachingOf('other')).rejects.toThrow(DomainError);
  access.forget(adas);
  await expect(cachingOf('one')).rejects.toThrow(DomainError);
});
