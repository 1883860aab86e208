interface FinishedSectionProps {
  readonly className: string | undefined;
  /** The id of its heading. */
  readonly labelledBy: string;
  /** What stands in it, known on the server only: in the browser it stands there already. */
  readonly markup: string | undefined;
}

/** A section that needs no script: the browser leaves it as the server made it, and loads neither its code nor its words. */
export function FinishedSection({ className, labelledBy, markup = '' }: FinishedSectionProps) {
  return (
    <section className={className} aria-labelledby={labelledBy} dangerouslySetInnerHTML={{ __html: markup }} suppressHydrationWarning />
  );
}
