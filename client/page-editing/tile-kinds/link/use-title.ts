import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LinkPreviewsContext } from '../link-previews.js';

/** The user is still typing while the pauses are shorter, in milliseconds. */
const REST = 600;

/**
 * Fills in the title of the linked page as the name of a link that nobody has named. An address is asked once, so that a name that is taken away
 * does not come back. An empty address is not asked.
 */
export function useTitle(address: string, name: string, onTitle: (title: string) => void): void {
  const preview = useContext(LinkPreviewsContext);
  const [filled, setFilled] = useState('');
  const isUnnamed = name.trim() === '' || name === filled;
  const asked = useRef(isUnnamed ? '' : address);
  const fill = useEffectEvent((title: string) => {
    if (!isUnnamed || title === name) return;
    setFilled(title);
    onTitle(title);
  });
  useEffect(() => {
    if (!preview || !isUnnamed || address === '' || address === asked.current) return;
    let isStale = false;
    const timer = setTimeout(() => {
      asked.current = address;
      void preview(address).then((found) => isStale || fill(found?.title ?? ''));
    }, REST);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [preview, isUnnamed, address]);
}
