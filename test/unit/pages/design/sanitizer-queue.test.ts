import { expect, test } from '@jest/globals';
import { TileSanitizer } from '../../../../server/pages/design/ports/tile-sanitizer.port.js';
import { SanitizerQueue } from '../../../../server/pages/design/sanitizer-queue.js';
import { TilesNotSanitized } from '../../../../server/pages/pages.errors.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

/** Sanitizes when it is told to. */
class HeldSanitizer extends TileSanitizer {
  override readonly version = 1;
  go!: () => void;
  private readonly told = new Promise<void>((resolve) => (this.go = resolve));

  override async sanitize(html: string): Promise<string> {
    await this.told;
    return html;
  }
}

test('LM-12 One account has twenty places among those that wait to be sanitized, whoever opens the link to its draft', async () => {
  const sanitizer = new HeldSanitizer();
  const queue = new SanitizerQueue(sanitizer);
  const design = aDesign({ tiles: [aTile({ html: '<p>a</p>' })] });
  const ofOne = Array.from({ length: 21 }, () => queue.sanitize('ada', design));
  await expect(queue.sanitize('ada', design)).rejects.toThrow(TilesNotSanitized);
  const other = queue.sanitize('bob', design);
  sanitizer.go();
  expect(await Promise.all([...ofOne, other])).toHaveLength(22);
});
