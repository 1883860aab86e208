import styles from './example-page.module.css';

interface ExamplePageProps {
  /** The rendered markup, which only the server has. In the browser it is already in the document. */
  readonly markup: string | undefined;
  readonly className?: string | undefined;
}

/** A miniature of a real page as on a phone, scaled to the hole in the mosaic. */
export function ExamplePage({ markup = '', className }: ExamplePageProps) {
  return (
    <div className={`${styles.frame} ${className ?? ''}`} aria-hidden="true" inert>
      <div className={styles.phone} dangerouslySetInnerHTML={{ __html: markup }} suppressHydrationWarning />
    </div>
  );
}
