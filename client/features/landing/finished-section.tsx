interface FinishedSectionProps {
  readonly className: string | undefined;
  /** The id of the section's heading. */
  readonly labelledBy: string;
  /** The rendered content, which only the server has. In the browser it is already in the document. */
  readonly markup: string | undefined;
}

/** A section that needs no script. The browser keeps the server's markup, and loads neither its code nor its texts. */
export function FinishedSection({ className, labelledBy, markup = '' }: FinishedSectionProps) {
  return (
    <section className={className} aria-labelledby={labelledBy} dangerouslySetInnerHTML={{ __html: markup }} suppressHydrationWarning />
  );
}
