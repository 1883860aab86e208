import type { PageDesign } from '../../../pages/design/page-design.rules.js';
import type { OwnedPage } from '../../../pages/page.js';

/** A version that this instance has published. */
export interface LastDesign {
  readonly id: string;
  readonly version: number;
  readonly design: PageDesign;
}

/** In UTF-16 units of JSON: of one design, and of all together. */
const [LARGEST, MOST] = [200_000, 8_000_000];

/**
 * The designs that this instance has published last. Whoever publishes again replaces one of these, unless another instance was faster, so that the statement need not return it for the
 * comparison: it made a publication a quarter slower.
 */
export class LastDesigns {
  private readonly kept = new Map<string, LastDesign & { readonly length: number }>();
  private length = 0;

  find(page: OwnedPage): LastDesign | undefined {
    return this.kept.get(keyOf(page));
  }

  /** `length`: that of its JSON. */
  keep(page: OwnedPage, published: LastDesign, length: number): void {
    this.forget(keyOf(page));
    if (length > LARGEST) return;
    this.kept.set(keyOf(page), { ...published, length });
    this.length += length;
    for (const oldest of this.kept.keys()) {
      if (this.length <= MOST) return;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.length -= this.kept.get(key)?.length ?? 0;
    this.kept.delete(key);
  }
}

function keyOf({ accountId, pageId = '' }: OwnedPage): string {
  return `${accountId} ${pageId}`;
}
