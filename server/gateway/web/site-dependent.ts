import type { ClientBundle, SiteFacts } from './client-bundle.js';

/** Something that is made of the facts about the site when it is first asked for, and again when an operator has changed one of them. */
export class SiteDependent<T> {
  private of: SiteFacts | undefined;
  private made: Promise<T> | undefined;

  constructor(
    private readonly bundle: ClientBundle,
    private readonly make: () => Promise<T>,
  ) {}

  /** Rejects only if it was never made, and the next call tries again. If it cannot be made again, it stays as it was. */
  present(): Promise<T> {
    const { site } = this.bundle;
    if (this.made && site === this.of) return this.made;
    const made = this.makeOr(this.made);
    made.catch(() => {
      if (this.made === made) this.made = undefined;
    });
    this.of = site;
    this.made = made;
    return made;
  }

  private async makeOr(former: Promise<T> | undefined): Promise<T> {
    try {
      return await this.make();
    } catch (error) {
      if (former) return former;
      throw error;
    }
  }
}
