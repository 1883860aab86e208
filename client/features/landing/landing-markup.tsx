import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../api/site.js';
import { followMarkup } from '../../shell/follow-markup.js';
import { examplePageMarkup } from './examples/example-page-markup.js';
import { InPlace } from './in-place.js';
import { answersTexts, knowHowTexts } from '../../texts/en/landing.js';
import coupe from '../../art/coupe.svg';
import fish from '../../art/fish.svg';
import mountain from '../../art/mountain.svg';
import owl from '../../art/owl.svg';
import styles from './answers.module.css';
import knowHowStyles from './know-how.module.css';

/** The parts of the front page that need no script. Only the server renders them. */
export interface LandingMarkup {
  /** The page in the hero. */
  readonly example: string;
  readonly knowHow: string;
  readonly inPlace: string;
  readonly answers: string;
  /** The links of the footer. */
  readonly follow: string;
}

export function landingMarkup(site: Site): LandingMarkup {
  const { siteName, supportEmail, publicUrl } = site;
  return {
    example: examplePageMarkup(siteName),
    knowHow: renderToStaticMarkup(<KnowHow />),
    inPlace: renderToStaticMarkup(<InPlace host={new URL(publicUrl).host} />),
    answers: renderToStaticMarkup(<Answers siteName={siteName} supportEmail={supportEmail} />),
    follow: followMarkup(site),
  };
}

interface AnswersProps {
  readonly siteName: string;
  readonly supportEmail: string;
}

/** The six questions. One answer is open at a time, and all can be read without script. */
function Answers({ siteName, supportEmail }: AnswersProps) {
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

const { subjects } = knowHowTexts;

/** The subjects that people write about, as a grid of pictures and texts. */
function KnowHow() {
  return (
    <>
      <div className={knowHowStyles.head}>
        <h2 id="know-how">{knowHowTexts.title}</h2>
        <p>{knowHowTexts.lead}</p>
      </div>
      <div className={knowHowStyles.bed}>
        <Picture place={knowHowStyles.fish} src={fish} />
        <Words place={knowHowStyles.cooking} {...subjects.cooking} />
        <Picture place={knowHowStyles.coupe} src={coupe} />
        <Words place={knowHowStyles.drinks} {...subjects.drinks} />
        <Words place={knowHowStyles.guides} {...subjects.guides} />
        <Picture place={knowHowStyles.mountain} src={mountain} />
        <Words place={knowHowStyles.teaching} {...subjects.teaching} />
        <Picture place={knowHowStyles.owl} src={owl} />
      </div>
    </>
  );
}

function Picture({ place, src }: { readonly place: string | undefined; readonly src: string }) {
  return (
    <div className={place}>
      <img className={knowHowStyles.picture} src={src} alt="" loading="lazy" decoding="async" />
    </div>
  );
}

function Words({ place, name, text }: { readonly place: string | undefined; readonly name: string; readonly text: string }) {
  return (
    <div className={`${knowHowStyles.words} ${place}`}>
      <h3>{name}</h3>
      <p>{text}</p>
    </div>
  );
}
