/** What every mail says of the site that it comes from. Given by the configuration. */
export abstract class Letterhead {
  abstract readonly siteName: string;
  /** The origin that people use, without a final slash: every link starts with it. */
  abstract readonly publicUrl: string;
  /** Where people write for help. */
  abstract readonly supportEmail: string;
}
