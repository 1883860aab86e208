import { buttonClass } from '../../controls/buttons/button-look.js';
import { ButtonContent } from '../../controls/buttons/button-content.js';
import { tileDialogTexts } from '../../texts/en/tile-dialogs.js';

/** Opens an address in a new tab, so that its creator sees what visitors will see. */
export function TryLink({ address }: { readonly address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass({ kind: 'quiet' })}>
      <ButtonContent icon="arrow-up-right">{tileDialogTexts.tryLink}</ButtonContent>
    </a>
  );
}
