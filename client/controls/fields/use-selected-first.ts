import { useRef, type FocusEvent, type MouseEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * For a field whose first text most people replace: as long as it has that text, it is selected when the field gets the focus, so that typing
 * replaces it. The next press puts the caret. Undefined for a text of the user's own.
 */
export function useSelectedFirst(replaced: string | undefined) {
  const isFresh = useRef(false);
  return {
    onFocus({ currentTarget }: FocusEvent<Field>) {
      isFresh.current = currentTarget.value === replaced;
      if (isFresh.current) currentTarget.select();
    },
    // The press that gives the focus puts the caret somewhere. What was dragged over stays selected.
    onClick({ currentTarget }: MouseEvent<Field>) {
      const hasCaret = currentTarget.selectionStart === currentTarget.selectionEnd;
      if (isFresh.current && hasCaret && currentTarget.value === replaced) currentTarget.select();
      isFresh.current = false;
    },
  };
}
