import { useId, useState, type ReactNode } from 'react';
import externalLink from '../../../art/icons/lucide/external-link.svg?raw';
import { callServer } from '../../../api/connection/call-server.js';
import { reasonOf } from '../../../api/connection/failure.js';
import { FinishAuthenticatorAppDocument } from '../../../api/generated/finish-authenticator-app.js';
import { bareCode } from '../../../../server/accounts/typed-code.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { useAlert } from '../../../controls/dialogs/confirm-dialog.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { CodeField } from '../../../controls/fields/code-field.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { darkModules, pageCode } from '../../../shell/page-code/page-code.js';
import { useAct } from '../../../shell/use-act.js';
import { useMedia } from '../../../shell/use-media.js';
import { authenticatorTexts as texts } from '../../../texts/en/authenticator-app.js';
import { copyLinkTexts } from '../../../texts/en/copy-link.js';
import { controlTexts } from '../../../texts/en/shell.js';
import styles from './authenticator-app.module.css';

/** What the server has begun. Nothing changes before its code was typed. */
export interface AppSetUp {
  readonly key: string;
  readonly address: string;
}

interface SetUpAppDialogProps {
  readonly setUp: AppSetUp;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The app is on, and these are its recovery codes. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Sets an authenticator app up: a picture or a key for it, and the code that it shows then. */
export function SetUpAppDialog({ setUp, open, onClose, onCodes }: SetUpAppDialogProps) {
  const [code, setCode] = useState('');
  const { isBusy, error, send } = useFinish(onCodes);
  const isPhone = useMedia('(width < 600px)');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.setUpTitle}
      width={680}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {controlTexts.cancel}
          </Button>
          <Button kind="ink" busy={isBusy} onClick={() => void send(code)}>
            {texts.switchOn}
          </Button>
        </>
      }
    >
      <div className={styles.setUp}>
        {!isPhone && <Picture address={setUp.address} />}
        <ol className={styles.steps}>
          <Step title={isPhone ? texts.onThisPhone : texts.scan}>
            {isPhone ? <OnThisPhone address={setUp.address} /> : <p className={styles.note}>{texts.scanNote}</p>}
          </Step>
          <Step title={texts.orType}>
            <Key text={setUp.key} />
          </Step>
          <Step title={texts.typeCode}>
            <CodeField
              read={bareCode}
              label={texts.typeCode}
              isLabelHidden
              value={code}
              onChange={setCode}
              onComplete={(digits) => void send(digits)}
              error={error}
              hint={texts.untilThen}
            />
          </Step>
        </ol>
      </div>
    </Dialog>
  );
}

function OnThisPhone({ address }: { readonly address: string }) {
  return (
    <>
      <a className={styles.open} href={address}>
        <IconDrawing svg={externalLink} isDirected />
        {texts.openInApp}
      </a>
      <p className={styles.note}>{texts.ifNot}</p>
      <Picture address={address} />
    </>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h3 className={styles.stepTitle}>{title}</h3>
      {children}
    </li>
  );
}

function Picture({ address }: { readonly address: string }) {
  const code = pageCode(address);
  return (
    <svg
      role="img"
      aria-label={texts.picture}
      className={styles.picture}
      viewBox={`0 0 ${code.length} ${code.length}`}
      shapeRendering="crispEdges"
    >
      <path d={darkModules(code)} />
    </svg>
  );
}

function Key({ text }: { readonly text: string }) {
  const id = useId();
  const notify = useNotify();
  const alert = useAlert();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify({ text: texts.keyCopied, tone: 'done' });
    } catch {
      await alert(copyLinkTexts.failed);
    }
  }
  return (
    <div className={styles.key}>
      <code id={id} dir="ltr">
        {text.replace(/.{4}(?=.)/g, '$& ')}
      </code>
      <IconButton icon="copy" label={texts.copyKey} onClick={() => void copy()} />
    </div>
  );
}

function useFinish(onCodes: (codes: readonly string[]) => void) {
  const { run, busy, reason } = useAct();
  const finish = async (code: string) => onCodes((await callServer(FinishAuthenticatorAppDocument, { code })).finishAuthenticatorApp);
  return { isBusy: busy !== null, error: reason, send: (code: string) => busy ?? void run('finish', () => finish(code), reasonOf) };
}
