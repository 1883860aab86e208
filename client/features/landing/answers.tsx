import { answersTexts } from '../../texts/en/landing.js';
import styles from './answers.module.css';

interface AnswersProps {
  readonly siteName: string;
  readonly supportEmail: string;
}

/** The six questions. One answer is open at a time, and all can be read without script. */
export function Answers({ siteName, supportEmail }: AnswersProps) {
  const [before, after] = answersTexts.stillUnsure({ email: supportEmail }).split(supportEmail);
  return (
    <>
      <div>
        <h2 id="answers">{answersTexts.title}</h2>
        <p className={styles.contact}>
          {before}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          {after}
        </p>
      </div>
      <div className={styles.list}>
        {Object.values(answersTexts.answers).map(({ question, answer }, at) => (
          <details key={answer} name="answers" open={at === 0} className={styles.item}>
            <summary>{typeof question === 'string' ? question : question({ siteName })}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </>
  );
}
