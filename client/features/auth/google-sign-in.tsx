import google from '../../art/icons/simple-icons/google.svg?raw';
import { site } from '../../api/site.js';
import { Button } from '../../controls/buttons/button.js';
import { FieldNote } from '../../controls/fields/field-note.js';
import { googleTexts } from '../../texts/en/accounts.js';
import { useGoogleSignIn } from './use-google-sign-in.js';
import styles from './google-sign-in.module.css';

const mark = / d="([^"]+)"/.exec(google)?.[1];

interface GoogleSignInProps {
  /** Whether the button is not visible yet. Then it only has its place: what Google answered is for the visible one. */
  isAwaited?: boolean;
}

/** The button to sign in with Google. Nothing is shown if the operator has not configured it. */
export function GoogleSignIn({ isAwaited = false }: GoogleSignInProps) {
  if (!site().googleSignIn) return null;
  return isAwaited ? <GoogleButton isBusy={false} /> : <ContinueWithGoogle />;
}

function ContinueWithGoogle() {
  const { way, obstacle, begin } = useGoogleSignIn();
  return <GoogleButton isBusy={way !== null} note={way === 'back' ? googleTexts.returning : obstacle} onPress={() => void begin()} />;
}

interface GoogleButtonProps {
  isBusy: boolean;
  note?: string | undefined;
  onPress?: () => void;
}

function GoogleButton({ isBusy, note, onPress }: GoogleButtonProps) {
  return (
    <div className={styles.place}>
      <p className={styles.or}>{googleTexts.or}</p>
      <Button kind="line" className={styles.button} busy={isBusy} onClick={onPress}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.mark}>
          <path d={mark} />
        </svg>
        {googleTexts.begin}
      </Button>
      <FieldNote id="google-note" hint={note} />
    </div>
  );
}
