import type { ClientBundle, SiteFacts } from './client-bundle.js';

/** Something that is made of the facts about the site, and made again when an operator has changed one of them. */
export class SiteDependent<T> {
  private constructor(
    private readonly bundle: ClientBundle,
    private readonly make: () => Promise<T>,
    private of: SiteFacts,
    private made: Promise<T>,
  ) {}

  /** Rejects when it cannot be made at first. */
  static async of<T>(bundle: ClientBundle, make: () => Promise<T>): Promise<SiteDependent<T>> {
    const { site } = bundle;
    const made = await make();
    return new SiteDependent(bundle, make, site, Promise.resolve(made));
  }

  /** Never rejects: if it cannot be made again, it stays as it was. */
  present(): Promise<T> {
    const { site } = this.bundle;
    if (site !== this.of) {
      const former = this.made;
      this.of = site;
      this.made = this.make().catch(() => former);
    }
    return this.made;
  }
}
