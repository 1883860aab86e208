/** Facts about the site that every mail names. The configuration provides them. */
export abstract class Letterhead {
  /** The name of the site (`SITE_NAME`). */
  abstract readonly siteName: string;
  /** The origin that people use, without a final slash. Every link starts with it. */
  abstract readonly publicUrl: string;
  /** The address for questions. */
  abstract readonly supportEmail: string;
}
