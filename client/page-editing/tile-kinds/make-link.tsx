import linkIcon from '../../art/icons/lucide/link.svg?raw';
import { Button } from '../../controls/buttons/button.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { tileDialogTexts } from '../../texts/en/tile-dialogs.js';

interface MakeLinkProps {
  readonly kind: 'quiet' | 'line';
  readonly onClick: () => void;
}

/** Makes a tile of another kind a link. */
export function MakeLink(props: MakeLinkProps) {
  return (
    <Button {...props}>
      <IconDrawing svg={linkIcon} />
      {tileDialogTexts.makeLink}
    </Button>
  );
}
