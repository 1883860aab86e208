import { useContext, useState } from 'react';
import { useSelectedFirst } from '../../controls/fields/use-selected-first.js';
import { TileOnPageContext } from './tile-editor-dialog.js';

/**
 * For a field of a tile. If the tile lacked something when it was opened, most people replace its words, which are those of a starter, and so they do
 * `always` where there is nothing else.
 */
export function useWordsToReplace(words: string | undefined, always = false) {
  const wasLacking = useContext(TileOnPageContext)?.wasLacking === true;
  const [first] = useState(words);
  return useSelectedFirst(always || wasLacking ? first : undefined);
}
