/** What the pages need to know about the installation they belong to. */
export interface Site {
  readonly siteName: string;
  readonly supportEmail: string;
  readonly followLinks: readonly string[];
  /** The origin that people use, without a final slash. */
  readonly publicUrl: string;
  /** Whether people can sign in with Google. */
  readonly googleSignIn: boolean;
  /** Whether there is a blog. */
  readonly blog: boolean;
}

let known: Site | undefined;

/** The facts that the server put into the document. The development server has none, there the defaults stand in. */
export function site(): Site {
  known ??= {
    siteName: 'Tessera',
    supportEmail: '',
    followLinks: [],
    publicUrl: location.origin,
    googleSignIn: false,
    blog: true,
    ...stated(),
  };
  return known;
}

/** The address people type, without its scheme. */
export function siteHost(): string {
  return new URL(site().publicUrl).host;
}

function stated(): Partial<Site> {
  const text = document.getElementById('site')?.textContent;
  return text ? (JSON.parse(text) as Partial<Site>) : {};
}
