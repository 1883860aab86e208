import { OPEN, opensMore, parseSignUpMode } from '../../../../server/accounts/sign-up/sign-up-mode.rules.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import type { Setting, Settings } from './use-settings.js';

/** Changes settings, and asks first about a change that opens the site. Without a yes, nothing is changed, and nothing was refused. */
export function useAskedChange({ of, change }: Settings): Settings['change'] {
  const confirm = useConfirm();
  return async (name, value, done) => {
    const setting = of[name];
    const explanation = whatOpens(setting, value ?? setting.default);
    const question = { title: texts.opensQuestion, confirmLabel: texts.opens, danger: true };
    if (explanation !== null && !(await confirm({ ...question, explanation }))) return null;
    return change(name, value, done);
  };
}

/** What a value opens, in words; null if it opens nothing. */
function whatOpens({ name, value: former }: Setting, value: string): string | null {
  if (name === 'FIRST_PUBLICATION') return former !== 'free' && value === 'free' ? texts.opensFirstPages : null;
  const [from, to] = [parseSignUpMode(former) ?? OPEN, parseSignUpMode(value)];
  if (name !== 'SIGN_UP' || !to || !opensMore(from, to)) return null;
  return to.kind === 'domains' ? texts.opensToDomains({ domains: to.domains.join(', ') }) : texts.opensToAll;
}
