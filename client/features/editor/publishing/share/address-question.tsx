import { useEffect, useEffectEvent, useRef } from 'react';
import { useLinknameAvailability } from '../../../../api/linknames/use-linkname-availability.js';
import { Button } from '../../../../controls/buttons/button.js';
import { useNotify } from '../../../../controls/notifications/notifications.js';
import { TextField } from '../../../../controls/fields/text-field.js';
import { PanelAnswers, PanelForm } from '../../../../page-editing/layout/publish/publish-panel.js';
import { LINKNAME_INPUT } from '../../../../shell/linkname-input.js';
import { linknameTexts } from '../../../../texts/en/accounts.js';
import { addressQuestionTexts as texts } from '../../../../texts/en/publish-panels.js';
import type { AddressToTake } from '../../start/use-address-to-take.js';

interface AddressQuestionProps {
  readonly field: AddressToTake;
  /** Whether the focus goes to the field. Otherwise keys still work in the editor, such as those of Undo. */
  readonly isFocused: boolean;
  readonly onTaken: () => void;
  readonly onLater: () => void;
}

/** Asks for the address of a page that is published without one. It is checked, and refused, as in the settings of the account. */
export function AddressQuestion({ isFocused, field: { typed, type, refusal, isTaking, take }, onTaken, onLater }: AddressQuestionProps) {
  const input = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const { available, reason } = useLinknameAvailability(typed);
  const tellRefusal = useEffectEvent(() => {
    notify({ text: linknameTexts.updateFailed, tone: 'failed' });
    input.current?.focus();
  });
  useEffect(() => {
    if (refusal !== undefined) tellRefusal();
  }, [refusal]);

  async function save() {
    if (typed.trim() === '' || reason !== undefined) return input.current?.focus();
    if (!(await take())) return;
    notify({ text: linknameTexts.updated, tone: 'done' });
    onTaken();
  }

  return (
    <PanelForm onSubmit={() => void save()}>
      <TextField
        {...LINKNAME_INPUT}
        ref={input}
        label={linknameTexts.choose}
        value={typed}
        required
        good={available ? linknameTexts.available : undefined}
        error={refusal ?? reason}
        data-first={isFocused ? '' : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <PanelAnswers>
        <Button kind="line" onClick={onLater}>
          {texts.later}
        </Button>
        <Button kind="ink" type="submit" busy={isTaking}>
          {texts.submit}
        </Button>
      </PanelAnswers>
    </PanelForm>
  );
}
