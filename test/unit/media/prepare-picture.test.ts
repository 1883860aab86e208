import { expect, test } from '@jest/globals';
import { imageName } from '../../../server/media/image.js';
import type { PictureShape, ProcessedImage } from '../../../server/media/ports/image-processor.port.js';
import { PreparePicture } from '../../../server/media/use-cases/prepare-picture.js';
import { InstantImageProcessor } from '../../fakes/media/instant-image-processor.js';
import { MemoryImageStorage } from '../../fakes/media/memory-image-storage.js';
import { MemoryStoredImages } from '../../fakes/media/memory-stored-images.js';
import { ImageList } from '../../../server/media/use-cases/image-list.js';

/** Makes one picture of every file, and notes what it was asked for. */
class NotingImageProcessor extends InstantImageProcessor {
  readonly asked: (readonly [string, PictureShape])[] = [];

  override async process(file: string, shape: PictureShape): Promise<ProcessedImage> {
    this.asked.push([file, shape]);
    return { color: '#336699', digest: 'ab'.repeat(32), images: [{ format: 'jpg', width: 300, height: 200, content: Buffer.from(file) }] };
  }
}

test('A picture is made in the sizes for its purpose: a square with transparency, a wallpaper without, or a tile', async () => {
  const processor = new NotingImageProcessor();
  const prepare = new PreparePicture(processor, new MemoryImageStorage(), new MemoryStoredImages(() => false));
  await prepare.prepare({ kind: 'profile', file: 'one' });
  await prepare.prepare({ kind: 'wallpaper', file: 'other' });
  await prepare.prepare({ kind: 'tile', file: 'third' });
  expect(processor.asked).toEqual([
    ['one', { square: true, widths: [500, 224, 112], maxHeight: 500, keepsTransparency: true }],
    ['other', { square: false, widths: [2400, 1600, 960, 480], maxHeight: 4800, keepsTransparency: false }],
    ['third', { square: false, widths: [1280, 800, 480], maxHeight: 3840, keepsTransparency: true }],
  ]);
});

test('A prepared picture has the size of its largest variant and the digest of its file, and each variant is stored under its name', async () => {
  const storage = new MemoryImageStorage();
  const picture = await new PreparePicture(new NotingImageProcessor(), storage, new MemoryStoredImages(() => false)).prepare({
    kind: 'profile',
    file: 'one',
  });
  const name = await imageName(Buffer.from('one'), 'jpg');
  expect(picture).toEqual({
    width: 300,
    height: 200,
    color: '#336699',
    digest: 'ab'.repeat(32),
    variants: [{ name, format: 'jpg', width: 300, height: 200, bytes: 3 }],
  });
  expect(storage.names).toEqual([name]);
});

test('A picture that is not used is kept for an hour, and then removed with others, fifty files at a time', async () => {
  const found = [50, 3];
  const away = new Error('away');
  const asked: (readonly [number, number])[] = [];
  const stored = new MemoryStoredImages(() => false);
  stored.removeUnused = async (milliseconds, limit) => {
    asked.push([milliseconds, limit]);
    return { removed: found.shift() ?? 0, failures: found.length ? [] : [away], isPostponed: false };
  };
  const remove = new ImageList(stored, new MemoryImageStorage());
  expect(await remove.removeUnused()).toEqual({ removed: 50, failures: [], isPostponed: false, mayBeMore: true });
  expect(await remove.removeUnused()).toEqual({ removed: 3, failures: [away], isPostponed: false, mayBeMore: false });
  expect(asked).toEqual([
    [3_600_000, 50],
    [3_600_000, 50],
  ]);
});
