import { useCallback, useMemo, useState } from 'react';
import { networkName, readAddress } from '../../page-view/networks/network-names.js';
import { linksTexts } from '../../texts/en/page-design.js';
import { anyLinkOf } from './any-link.js';
import { hasNetwork, type LinkRows, type NewLink } from './rows/use-link-rows.js';

/**
 * The field for any profile. Closing the popup adds the address that stands in it, one of no known network as the website, unless the page has one. If the text is no
 * address, or there is a website already, closing asks once.
 */
export function useAnyLink(form: LinkRows, onTouched: () => void, announce: (text: string) => void) {
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [warned, setWarned] = useState(false);
  const found = anyLinkOf(typed);
  const isHomeFree = !hasNetwork(form.rows, 'home');
  const network = found.is === 'profile' ? found.network : found.is === 'other' && isHomeFree ? 'home' : null;
  const pending = useMemo<NewLink | undefined>(() => (network === null ? undefined : { network, typed }), [network, typed]);
  const { save } = form;
  // The popup may still be used afterwards: an address that is saved has left this field for its own.
  const saveNow = useCallback(() => {
    save(pending);
    if (pending) setTyped('');
  }, [save, pending]);
  function write(text: string) {
    setTyped(text);
    setRefused(false);
    setWarned(false);
    onTouched();
  }
  function add(link: NewLink) {
    form.add(link);
    write('');
    announce(linksTexts.added({ place: networkName(link.network) }));
  }
  return {
    field: { typed, isRefused, onType: write, onAdd: add, onRefused: () => setRefused(true) },
    pending,
    saveNow,
    addedTile: (address: string) => (write(''), announce(linksTexts.tileAdded({ place: readAddress(address) }))),
    warnOfText: () => {
      if (warned || pending || found.is === 'nothing') return false;
      setRefused(true);
      setWarned(true);
      return true;
    },
  };
}
