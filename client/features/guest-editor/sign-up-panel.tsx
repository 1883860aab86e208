import { useRef, useState } from 'react';
import { DEFAULT_DESIGN } from '../../../server/pages/design/page-design.rules.js';
import { parseLinkname } from '../../../server/pages/linknames/linkname.rules.js';
import { claimedLinkname, forgetClaimedLinkname, keepClaimedLinkname } from '../../api/linknames/claimed-linkname.js';
import { useLinknameAvailability } from '../../api/linknames/use-linkname-availability.js';
import { Button } from '../../controls/buttons/button.js';
import { TextField } from '../../controls/fields/text-field.js';
import { PanelAnswers, PanelForm, PublishPanel } from '../../page-editing/layout/publish/publish-panel.js';
import { linknameFrom } from '../../shell/linkname-from.js';
import { LINKNAME_INPUT } from '../../shell/linkname-input.js';
import { linknameTexts } from '../../texts/en/accounts.js';
import { ownEditorTexts, signUpTexts as texts } from '../../texts/en/publish-panels.js';
import type { NextScreen } from './sandbox-heading.js';

interface SignUpPanelProps {
  readonly isSignedIn: boolean;
  /** Whether there is a page for the new account. */
  readonly hasPage: boolean;
  /** What the page is called. The address that fits it is filled in. */
  readonly pageTitle: string;
  readonly nextScreen: NextScreen;
  /** Goes to the screen where the page can be published. */
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** What a press on Publish leads to without an account: an address is chosen, and the page comes along to the new account. */
export function SignUpPanel({ isSignedIn, hasPage, pageTitle, nextScreen: { label }, onGo, onClose }: SignUpPanelProps) {
  const { title, hint } = isSignedIn ? ownEditorTexts : texts;
  return (
    <PublishPanel title={title} hint={isSignedIn || hasPage ? hint : texts.hintWithoutPage} onClose={onClose}>
      {(close) => {
        const go = () => (close(), onGo());
        return isSignedIn ? (
          <PanelAnswers>
            <Button kind="ink" data-first="" onClick={go}>
              {label}
            </Button>
          </PanelAnswers>
        ) : (
          <AddressToKeep label={label} pageTitle={pageTitle} onLater={close} onKept={go} />
        );
      }}
    </PublishPanel>
  );
}

interface AddressToKeepProps extends Pick<SignUpPanelProps, 'pageTitle'> {
  readonly label: string;
  readonly onLater: () => void;
  readonly onKept: () => void;
}

/** The address for the page of the account that will be opened. It may stay empty. Before it is typed, the server hears nothing of it. */
function AddressToKeep({ label, pageTitle, onLater, onKept }: AddressToKeepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [{ typed, isProposed }, setAddress] = useState(() => proposal(pageTitle));
  const { available, reason } = useLinknameAvailability(isProposed ? '' : typed);
  function keep() {
    if (reason !== undefined) return field.current?.focus();
    const parsed = parseLinkname(typed);
    if (parsed.ok) keepClaimedLinkname(parsed.value);
    else forgetClaimedLinkname();
    onKept();
  }
  return (
    <PanelForm onSubmit={keep}>
      <TextField
        {...LINKNAME_INPUT}
        ref={field}
        data-first=""
        label={texts.address}
        value={typed}
        hint={texts.addressHint}
        good={available ? linknameTexts.available : undefined}
        error={reason}
        onChange={({ target }) => setAddress({ typed: target.value, isProposed: false })}
      />
      <PanelAnswers>
        <Button kind="line" onClick={onLater}>
          {texts.later}
        </Button>
        <Button kind="ink" type="submit">
          {label}
        </Button>
      </PanelAnswers>
    </PanelForm>
  );
}

/** The address that was claimed, or one that fits the title; empty if there is none. */
function proposal(title: string) {
  const claimed = claimedLinkname();
  if (claimed !== null) return { typed: claimed, isProposed: false };
  const fitting = parseLinkname(linknameFrom(title));
  return { typed: fitting.ok && title !== DEFAULT_DESIGN.title ? fitting.value : '', isProposed: true };
}
