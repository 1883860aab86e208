/** What is imported, as it came. Nothing of it is trusted. */
export interface SourceDocument {
  /** Where it was, after all redirects. Null for a file. */
  readonly address: string | null;
  /** The name of the file. Empty for a page of the web. */
  readonly fileName: string;
  /** At most 5 MB. */
  readonly text: string;
  /** The parsed text, if it is JSON. */
  readonly json?: unknown;
  /** What is in the text, if it is HTML. */
  readonly html?: HtmlOutline;
  /** The ids of uploaded pictures that came with a file, by the paths that it names. */
  readonly pictures?: ReadonlyMap<string, string>;
}

/** What a page of the web says, without its scripts and styles. Texts are in one line each. */
export interface HtmlOutline {
  readonly title: string;
  /** The contents of its `<meta>`, by their `property` or `name` in lower case. The first one of a name counts. */
  readonly metas: ReadonlyMap<string, string>;
  /** What `<base>` says, else the address of the document. Relative addresses start here. Null if nobody knows. */
  readonly base: string | null;
  /** The JSON in its `<script>`: of JSON-LD, and what frameworks leave there. */
  readonly data: readonly HtmlData[];
  /** In their order on the page. */
  readonly parts: readonly HtmlPart[];
}

export interface HtmlData {
  readonly id: string;
  /** Such as `application/ld+json`. */
  readonly type: string;
  readonly json: unknown;
}

interface HtmlElement {
  readonly id: string;
  readonly classes: readonly string[];
}

export type HtmlPart = HtmlHeading | HtmlText | HtmlImage | HtmlLink;

export interface HtmlHeading extends HtmlElement {
  readonly kind: 'heading';
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
}

/** A paragraph, an entry of a list, or any other text that is not in a heading or a link. */
export interface HtmlText extends HtmlElement {
  readonly kind: 'text';
  readonly text: string;
}

export interface HtmlImage extends HtmlElement {
  readonly kind: 'image';
  /** Absolute, or as it is written if nobody knows where it starts. `data:` stays as it is. */
  readonly address: string;
  readonly alternative: string;
}

export interface HtmlLink extends HtmlElement {
  readonly kind: 'link';
  /** Absolute, or as it is written if nobody knows where it starts; any scheme. */
  readonly address: string;
  /** What is read in it; empty for an icon alone. */
  readonly text: string;
  /** What its `aria-label` or else its `title` says. */
  readonly label: string;
  readonly image: HtmlImage | null;
  /** Whether it stands in a `<nav>`, `<header>` or `<footer>`. */
  readonly isBesideContent: boolean;
}
