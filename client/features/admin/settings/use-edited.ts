import { useState } from 'react';

/** What is chosen over a stored value, until that value changes: then it is what is stored. */
export function useEdited<Edited>(stored: string, from: Edited): readonly [Edited, (edited: Edited) => void] {
  const [edit, setEdit] = useState<{ readonly over: string; readonly edited: Edited } | null>(null);
  return [edit?.over === stored ? edit.edited : from, (edited) => setEdit({ over: stored, edited })];
}
