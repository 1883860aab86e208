import { adminMailTexts as texts } from '../../../texts/en/admin-mail.js';

/** To whom a mail goes, in words. */
export function wordReceiver({ to, kind }: { readonly to?: string | null; readonly kind: string }): string {
  return to ?? (kind === 'report-decided' ? texts.visitor : texts.nobody);
}
