import type { ReactNode } from 'react';
import { reasonNotRead, type Failure } from '../../api/connection/failure.js';
import { DidNotLoad } from '../../controls/loading/did-not-load.js';
import { Skeleton } from '../../controls/loading/skeleton.js';
import styles from './section.module.css';

/** A section of the settings: its title, and its controls beside it. */
export function Section({ title, hint, children }: { title: ReactNode; hint?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.controls}>{children}</div>
    </section>
  );
}

interface SectionWaitProps {
  readonly loading: string;
  readonly failedTitle: string;
  /** What is not lost, if the server did not answer. */
  readonly failed: string;
  /** Null while the server is asked. */
  readonly failure: Failure | null;
  readonly retry: () => void;
  /** The bars of a skeleton. */
  readonly children: ReactNode;
}

/** Takes the place of what a section gets from the server, until it is there. If it could not be read, it says why, and tries again at a press. */
export function SectionWait({ loading, failedTitle, failed, failure, retry, children }: SectionWaitProps) {
  if (!failure) return <Skeleton label={loading}>{children}</Skeleton>;
  return <DidNotLoad heading="h3" title={failedTitle} text={reasonNotRead(failure, failed)} onRetry={retry} />;
}
