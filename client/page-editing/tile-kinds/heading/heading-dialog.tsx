import type { HeadingTile } from '../../../../server/pages/tile-kinds/heading/heading-tile.rules.js';
import { tileDialogTexts } from '../../../texts/en/tile-dialogs.js';
import { KindDialog } from '../kind-dialog.js';
import { NameOnTile } from '../name-on-tile.js';
import type { TileEditorProps } from '../tile-kind-editing.js';
import { useTileCopy } from '../use-tile-copy.js';

const asTyped = (copy: HeadingTile): HeadingTile => copy;

/** The popup for a heading between tiles. */
export function HeadingDialog(props: TileEditorProps<HeadingTile>) {
  const { copy, write, save } = useTileCopy(props, asTyped);
  return (
    <KindDialog open={props.open} title={tileDialogTexts.editHeading} wrong={false} save={save} onClose={props.onClose}>
      <NameOnTile
        label={tileDialogTexts.headingText}
        hint={tileDialogTexts.headingHint}
        name={copy.name}
        first
        only
        onChange={(name) => write({ name })}
      />
    </KindDialog>
  );
}
