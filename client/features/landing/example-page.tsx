import styles from './example-page.module.css';

interface ExamplePageProps {
  /** The finished markup, known on the server only: in the browser it stands there already. */
  readonly markup: string | undefined;
  readonly className?: string | undefined;
}

/** A picture of a real page, the size of a phone, scaled to the hole in the mosaic. */
export function ExamplePage({ markup = '', className }: ExamplePageProps) {
  return (
    <div className={`${styles.frame} ${className ?? ''}`} aria-hidden="true" inert>
      <div className={styles.phone} dangerouslySetInnerHTML={{ __html: markup }} suppressHydrationWarning />
    </div>
  );
}
