import { expect, test } from '@jest/globals';
import { Actor } from '../../../../server/actor.js';
import { LinkPages, type LinkPageHead } from '../../../../server/pages/link-previews/ports/link-pages.port.js';
import { PreviewQueue } from '../../../../server/pages/link-previews/link-page-queue.js';
import { PreviewLink } from '../../../../server/pages/link-previews/use-cases/preview-link.js';

const ada = Actor.person('ada', { strength: 'password', at: new Date(0) });

/** Pages that all have the same head, and what was asked. */
class OnePage extends LinkPages {
  readonly asked: string[] = [];
  constructor(private readonly head: Partial<LinkPageHead> | null) {
    super();
  }
  override async read(address: string): Promise<LinkPageHead | null> {
    this.asked.push(address);
    return this.head && { address, title: null, image: null, ...this.head };
  }
  override readProfileLinks = () => Promise.resolve(null);
}

const previewing = (pages: LinkPages) => new PreviewLink(pages, new PreviewQueue());

const preview = (head: Partial<LinkPageHead> | null, address = 'https://shop.example/a/b') =>
  previewing(new OnePage(head)).execute(ada, address);

test.each([
  ['a line', '  Lemon\n\tgarden\u0000 \u202e', 'Lemon garden'],
  ['the length of a name', 'x'.repeat(300), 'x'.repeat(120)],
  ['a length without half a character', `${'x'.repeat(119)}🍋`, 'x'.repeat(119)],
  ['nothing of what nobody sees', ' \u0007 ', undefined],
])('A title is proposed as %s', async (_, title, name) => {
  expect((await preview({ title }))?.title).toBe(name);
});

test.each([
  ['cover.jpg', 'https://shop.example/a/cover.jpg'],
  ['//cdn.example/1.png', 'https://cdn.example/1.png'],
  ['data:image/png;base64,AAAA', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
  [`/${'x'.repeat(4_000)}`, undefined],
])('The picture %s is proposed as %s', async (image, address) => {
  expect((await preview({ image }))?.imageAddress).toBe(address);
});

test.each([
  '',
  'no address',
  'mailto:a@b.example',
  'ftp://a.example/',
  'https://user:secret@a.example/',
  `https://a.example/${'x'.repeat(4_000)}`,
])('Nobody is asked for %s', async (address) => {
  const pages = new OnePage({ title: 'A' });
  expect(await previewing(pages).execute(ada, address)).toBeNull();
  expect(pages.asked).toEqual([]);
});

test('Who asks for many pages at once gets no proposal for some of them, and everybody else does', async () => {
  const answers: (() => void)[] = [];
  const slow = new (class extends OnePage {
    override read = async (address: string) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return super.read(address);
    };
  })({ title: 'A' });
  const use = previewing(slow);
  const eve = Actor.person('eve', { strength: 'password', at: new Date(0) });
  const hers = Array.from({ length: 7 }, () => use.execute(eve, 'https://a.example/'));
  const his = use.execute(ada, 'https://b.example/');
  expect(await hers.at(-1)).toBeNull();
  for (let left = 7; left > 0; left -= 1) {
    answers.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await his).toEqual({ title: 'A', imageAddress: null });
  expect((await Promise.all(hers)).filter(Boolean)).toHaveLength(6);
});
