import coupe from '../../art/coupe.svg';
import fish from '../../art/fish.svg';
import mountain from '../../art/mountain.svg';
import owl from '../../art/owl.svg';
import { knowHowTexts } from '../../texts/en/landing.js';
import styles from './know-how.module.css';

const { subjects } = knowHowTexts;

/** The subjects that people write about, as a grid of pictures and texts. */
export function KnowHow() {
  return (
    <>
      <div className={styles.head}>
        <h2 id="know-how">{knowHowTexts.title}</h2>
        <p>{knowHowTexts.lead}</p>
      </div>
      <div className={styles.bed}>
        <Picture place={styles.fish} src={fish} />
        <Words place={styles.cooking} {...subjects.cooking} />
        <Picture place={styles.coupe} src={coupe} />
        <Words place={styles.drinks} {...subjects.drinks} />
        <Words place={styles.guides} {...subjects.guides} />
        <Picture place={styles.mountain} src={mountain} />
        <Words place={styles.teaching} {...subjects.teaching} />
        <Picture place={styles.owl} src={owl} />
      </div>
    </>
  );
}

function Picture({ place, src }: { readonly place: string | undefined; readonly src: string }) {
  return (
    <div className={place}>
      <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" />
    </div>
  );
}

function Words({ place, name, text }: { readonly place: string | undefined; readonly name: string; readonly text: string }) {
  return (
    <div className={`${styles.words} ${place}`}>
      <h3>{name}</h3>
      <p>{text}</p>
    </div>
  );
}
