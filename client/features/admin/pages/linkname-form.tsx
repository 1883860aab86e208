import { useId, useState, type FormEvent } from 'react';
import { sendChange } from '../../../api/connection/send-change.js';
import { AdminBlockLinknameDocument } from '../../../api/generated/admin-block-linkname.js';
import { AdminPagesDocument } from '../../../api/generated/admin-pages.js';
import { AdminReleaseLinknameDocument } from '../../../api/generated/admin-release-linkname.js';
import { Button } from '../../../controls/buttons/button.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { adminLinknameTexts as texts } from '../../../texts/en/admin-new.js';
import fields from '../fields.module.css';
import { ActRefusal } from '../act-refusal.js';
import { useAct } from '../../../shell/use-act.js';
import styles from './pages-part.module.css';

const ACTS = {
  block: {
    titleOf: texts.blockOf,
    explanation: texts.blockText,
    confirmLabel: texts.blockNow,
    call: async (linkname: string) =>
      (await sendChange(AdminBlockLinknameDocument, { linkname }, { outdated: [AdminPagesDocument] })).adminBlockLinkname,
    done: texts.blocked,
  },
  release: {
    titleOf: texts.releaseOf,
    explanation: texts.releaseText,
    confirmLabel: texts.releaseNow,
    call: async (linkname: string) =>
      (await sendChange(AdminReleaseLinknameDocument, { linkname }, { outdated: [AdminPagesDocument] })).adminReleaseLinkname,
    done: texts.released,
  },
};
type Act = keyof typeof ACTS;

/** Takes a linkname away from its page: nobody can claim it then, or anybody. */
export function LinknameForm() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { run, busy, ...refusal } = useAct();
  const confirm = useConfirm();
  const linkname = typed.trim().replace(/^\//, '');

  async function act(name: Act) {
    const { titleOf, explanation, confirmLabel, call, done } = ACTS[name];
    if (!(await confirm({ title: titleOf({ linkname }), explanation, confirmLabel, danger: true }))) return;
    await run(name, async () => {
      const text = (await call(linkname)) ? done : texts.unchanged;
      return { notice: { text, about: `/${linkname}`, tone: 'done' } };
    });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void act('block');
  }

  return (
    <form className={styles.linknames} aria-labelledby={`${id}-title`} noValidate onSubmit={submit}>
      <h2 id={`${id}-title`} className={styles.linknamesTitle}>
        {texts.title}
      </h2>
      <p className={styles.linknamesText}>{texts.text}</p>
      <label htmlFor={`${id}-linkname`} className={fields.label}>
        {texts.linkname}
      </label>
      <div className={styles.linknamesLine}>
        <input
          id={`${id}-linkname`}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          className={fields.input}
          value={typed}
          aria-invalid={refusal.reason === undefined ? undefined : true}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button kind="line" type="submit" busy={busy === 'block'} disabled={linkname === ''}>
          {texts.block}
        </Button>
        <Button kind="line" busy={busy === 'release'} disabled={linkname === ''} onClick={() => void act('release')}>
          {texts.release}
        </Button>
      </div>
      <ActRefusal id={`${id}-note`} act={refusal} />
    </form>
  );
}
