import { useRef, useState, type RefObject } from 'react';
import { DEFAULT_DESIGN } from '../../../../../server/pages/design/page-design.rules.js';
import { linknameFrom, parseLinkname } from '../../../../../server/pages/linknames/linkname.rules.js';
import { useLinknameAvailability } from '../../../../api/linknames/use-linkname-availability.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import type { AddressToTake } from '../../start/use-address-to-take.js';

/** The title and the address of a page before its first publication. */
export interface PageFieldsState {
  readonly title: string;
  readonly setTitle: (title: string) => void;
  readonly titleField: RefObject<HTMLInputElement | null>;
  readonly addressField: RefObject<HTMLInputElement | null>;
  /** Whether a press on Publish has found no title. */
  readonly isTitleMissing: boolean;
  /** Why the address cannot be taken; undefined if it can, or if it is empty. */
  readonly addressError: string | undefined;
  readonly isFree: boolean;
  /** How many of the two are missing, since a press on Publish. */
  readonly missing: number;
  /** The title for the draft; null if it is not asked for. */
  readonly titleToSet: string | null;
  /** False if something is missing: then the first such field has the focus. */
  readonly areComplete: () => boolean;
}

interface PageFieldsOptions {
  readonly isAsked: boolean;
  readonly draft: Draft;
  readonly page: { readonly linkname: string | null };
  readonly address: AddressToTake;
}

export function usePageFields({ isAsked, draft, page, address }: PageFieldsOptions): PageFieldsState {
  const [typed, setTitle] = useState<string | null>(null);
  const [isPressed, setPressed] = useState(false);
  const [titleField, addressField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const title = typed ?? titleOf(draft);
  const { isFree, error: addressError } = useAddressState(isAsked && page.linkname === null, address);
  const isTitleMissing = isAsked && isPressed && lacksTitle(title);
  const isAddressMissing = isPressed && addressError !== undefined;

  function areComplete() {
    setPressed(true);
    if (!isAsked) return true;
    const first = lacksTitle(title) ? titleField : addressError === undefined ? null : addressField;
    first?.current?.focus();
    return first === null;
  }

  return {
    ...{ title, setTitle, titleField, addressField, isTitleMissing, addressError, isFree, areComplete },
    missing: Number(isTitleMissing) + Number(isAddressMissing),
    titleToSet: isAsked ? title.trim() : null,
  };
}

/** Whether the address can be taken, and why it cannot. Neither if it is not asked for, or empty. */
function useAddressState(isAsked: boolean, { typed, refusal }: AddressToTake) {
  const { available, reason } = useLinknameAvailability(isAsked ? typed : null);
  return isAsked ? { isFree: available, error: refusal ?? reason } : { isFree: false, error: undefined };
}

/** The title of the draft; empty if it is the one of every new page. */
function titleOf({ design: { title } }: Draft): string {
  return lacksTitle(title) ? '' : title;
}

/** Whether visitors would read nothing, or the title of every new page. */
export function lacksTitle(title: string): boolean {
  const words = title.trim().toLowerCase();
  return words === '' || words === DEFAULT_DESIGN.title.toLowerCase();
}

/** An address that fits the title; empty if there is none. */
export function proposedAddress(title: string): string {
  const fitting = parseLinkname(linknameFrom(title));
  return fitting.ok && !lacksTitle(title) ? fitting.value : '';
}
