import { clsx } from 'clsx';
import { lastProvider } from '../../../api/session/begun-sign-in.js';
import { offersPasskeys, site, type SignInProvider } from '../../../api/site.js';
import { Button } from '../../../controls/buttons/button.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { ProviderMark } from '../../../shell/providers/provider-mark.js';
import { providerTexts } from '../../../texts/en/sign-in-providers.js';
import { PasskeyButton } from '../passkeys/passkey-button.js';
import { useProviderSignIn } from './use-provider-sign-in.js';
import styles from './provider-buttons.module.css';

/** From here on there are two columns, which have room for the names only. */
const MANY = 5;

interface ProviderButtonsProps {
  at: 'login' | 'register';
  isAwaited?: boolean;
}

/** The buttons to sign in at a provider, in the order of the configuration, the one for a passkey, and a line that leads to the form. */
export function ProviderButtons({ at, isAwaited = false }: ProviderButtonsProps) {
  return isAwaited ? <Buttons at={at} busy={null} /> : <WorkingButtons at={at} />;
}

function WorkingButtons({ at }: { at: 'login' | 'register' }) {
  const { busy, note, begin } = useProviderSignIn();
  return <Buttons at={at} busy={busy} note={note} onPress={(provider) => void begin(provider)} />;
}

interface ButtonsProps {
  at: 'login' | 'register';
  /** The name of the provider where a sign-in is in progress. */
  busy: string | null;
  note?: string | undefined;
  onPress?: (provider: SignInProvider) => void;
}

function Buttons({ at, busy, note, onPress }: ButtonsProps) {
  const providers = site().signInProviders;
  const isShort = at === 'register' || providers.length >= MANY;
  return (
    <>
      <WayOut providers={providers} />
      <div className={clsx(styles.buttons, isShort && styles[at === 'register' ? 'three' : 'two'])}>
        {providers.map((provider) => (
          <ProviderButton
            key={provider.name}
            provider={provider}
            isShort={isShort}
            isBusy={busy === provider.name}
            onPress={() => busy === null && onPress?.(provider)}
          />
        ))}
      </div>
      <FieldNote id="provider-note" hint={note} />
      {at === 'login' && offersPasskeys() && <Passkey />}
      {site().passwordSignIn && (
        <p className={styles.or}>{at === 'register' ? providerTexts.orWithAPassword : providerTexts.orWithYourPassword}</p>
      )}
    </>
  );
}

/** What other apps write into the name of their browser, and what people call them. */
const APPS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\bMessengerForiOS\b|\bOrca-Android\b/, 'Messenger'],
  [/\bFB(?:AN|AV|_IAB)\b/, 'Facebook'],
  [/\bmusical_ly|\bBytedanceWebview\b|\bTikTok/, 'TikTok'],
  [/\bSnapchat\b/, 'Snapchat'],
  [/\bLinkedInApp\b/, 'LinkedIn'],
];

/** The app that shows the page in a browser of its own; null in the browser of the device. */
function appAround(userAgent: string): string | null {
  return APPS.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}

const insideAppPart = lazyPart(() => import('./inside-app.js'), { preloads: false });

/** Google refuses to sign people in inside other apps. */
function WayOut({ providers }: { providers: readonly SignInProvider[] }) {
  const app = providers.some(({ icon }) => icon === 'google') ? appAround(navigator.userAgent) : null;
  const { module: part } = insideAppPart.use(app !== null);
  return part && app !== null && <part.InsideApp app={app} />;
}

function Passkey() {
  return (
    <div className={styles.passkey}>
      <PasskeyButton className={styles.button} />
    </div>
  );
}

interface ProviderButtonProps {
  provider: SignInProvider;
  isShort: boolean;
  isBusy: boolean;
  onPress: () => void;
}

function ProviderButton({ provider, isShort, isBusy, onPress }: ProviderButtonProps) {
  const { name, label } = provider;
  const whole = providerTexts.begin({ provider: label });
  const isLast = !isShort && lastProvider() === name;
  const lastId = `last-used-${name}`;
  return (
    <Button
      kind="line"
      className={clsx(styles.button, isShort && styles.short)}
      busy={isBusy}
      aria-label={whole}
      aria-describedby={isLast ? lastId : undefined}
      onClick={onPress}
    >
      <ProviderMark provider={provider} />
      <span className={styles.words}>
        <span>{isShort ? label : whole}</span>
        {isLast && (
          <span id={lastId} className={styles.last}>
            <Quad tone="gold" className={styles.quad} />
            {providerTexts.lastUsed}
          </span>
        )}
      </span>
    </Button>
  );
}
