import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Tile } from '../../server/pages/page-design.rules.js';
import { Button } from '../controls/button.js';
import type { PagePictures } from '../page-view/page-pictures.js';
import { editorTexts } from '../texts/editor.js';
import { EditorLayout } from './editor-layout.js';
import { PageStage } from './page-stage.js';
import { TileContentDialog, type LastMoment } from './tile-content-dialog.js';
import { TileList } from './tile-list.js';
import { NoTiles, TilePaneHead } from './tile-pane.js';
import { TitleField } from './title-field.js';
import type { DraftInHand } from './use-draft.js';
import { useTileActions } from './use-tile-actions.js';
import { useWide } from './use-wide.js';

interface PageWorkbenchProps {
  readonly inHand: DraftInHand;
  /** What Add appends. */
  readonly newTile: () => Tile;
  readonly siteName: string;
  /** The page's pictures as the server has them: they are no part of the draft. */
  readonly pictures?: PagePictures;
  /** The ways to what is set for the whole page: the editor's own. */
  readonly settings?: ReactNode;
  /** Where the draft is kept, what stands until it is mended, where the page is and how it gets there: the editor's own. */
  readonly state: ReactNode;
  readonly notice?: ReactNode;
  readonly link: ReactNode;
  readonly publish: ReactNode;
  readonly publishing: boolean;
  /** Something is written in a popup that is not in the draft yet; false again once the popup is closed. */
  readonly onTouched: (touched: boolean) => void;
  /** Says when an open popup has to save at once, beside the tab being hidden or closed. */
  readonly onLastMoment?: LastMoment;
}

/** Everything that edits a page's draft, the same for every editor. */
export function PageWorkbench({ inHand, newTile, siteName, pictures, onTouched, onLastMoment, publishing, ...own }: PageWorkbenchProps) {
  const { draft, change } = inHand;
  const { state, notice, link, publish, settings } = own;
  const wide = useWide();
  const { edited, edit, popup } = useContentPopup(change, onTouched);
  const { selected, said, add, remove, swap, actions } = useTileActions({ draft, change, newTile, onEdit: edit });
  const editedTile = draft.design.tiles[draft.keys.indexOf(edited.key)];
  const addButton = <AddButton onAdd={add} small={wide} />;
  return (
    <>
      <EditorLayout
        state={state}
        notice={notice}
        head={
          <>
            <TitleField title={draft.design.title} onChange={(title) => change({ type: 'title-changed', title })} />
            {settings}
          </>
        }
        list={
          <TilesPane count={draft.keys.length} said={said} onAdd={add} onRemove={() => void remove()} addButton={wide && addButton}>
            <TileList draft={draft} selected={selected} actions={actions} onSwap={swap} />
          </TilesPane>
        }
        add={addButton}
        stage={(width) => <PageStage design={draft.design} pictures={pictures} siteName={siteName} width={width} publishing={publishing} />}
        link={link}
        publish={publish}
      />
      {editedTile && (
        <TileContentDialog
          key={edited.key}
          open={edited.open}
          tile={editedTile}
          onTouched={popup.touch}
          onLastMoment={onLastMoment}
          onSave={popup.save}
          onClose={popup.close}
        />
      )}
    </>
  );
}

/** Which tile's content is edited, and what the popup does with it. */
function useContentPopup(change: DraftInHand['change'], onTouched: (touched: boolean) => void) {
  const [edited, setEdited] = useState({ key: '', open: false });
  const edit = useCallback((key: string) => setEdited({ key, open: true }), []);
  const popup = useMemo(
    () => ({
      touch: () => onTouched(true),
      save: (saved: Partial<Tile>) => change({ type: 'tile-changed', key: edited.key, change: saved }),
      close: () => {
        onTouched(false);
        setEdited({ key: edited.key, open: false });
      },
    }),
    [change, edited.key, onTouched],
  );
  return { edited, edit, popup };
}

function AddButton({ onAdd, small }: { readonly onAdd: () => void; readonly small: boolean }) {
  return (
    <Button kind="ink" size={small ? 'small' : undefined} icon="plus" onClick={onAdd}>
      {editorTexts.add}
    </Button>
  );
}

interface TilesPaneProps {
  readonly count: number;
  /** What a screen reader is told about the last press. */
  readonly said: string;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  readonly addButton: ReactNode;
  readonly children: ReactNode;
}

function TilesPane({ count, said, onAdd, onRemove, addButton, children }: TilesPaneProps) {
  return (
    <>
      <TilePaneHead count={count}>
        {count > 0 && (
          <Button kind="quiet" size="small" icon="trash" onClick={onRemove}>
            {editorTexts.remove}
          </Button>
        )}
        {addButton}
      </TilePaneHead>
      {count === 0 ? <NoTiles onAdd={onAdd} /> : children}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
