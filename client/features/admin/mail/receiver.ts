import { adminMailTexts as texts } from '../../../texts/en/admin-mail.js';
import type { GivenUp, Waiting } from './use-mails.js';

/** To whom a mail goes, in words. */
export function wordReceiver({ to, kind }: GivenUp | Waiting): string {
  return to ?? (kind === 'report-decided' ? texts.visitor : texts.nobody);
}
