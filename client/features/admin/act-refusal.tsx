import { FieldNote } from '../../controls/fields/field-note.js';
import { SignInAgain } from '../../shell/leaving/sign-in-again.js';
import { adminAccountTexts as texts } from '../../texts/en/admin.js';
import type { ActRefused } from '../../shell/use-act.js';

interface ActRefusalProps {
  readonly id: string;
  readonly act: ActRefused;
}

/** Why the last act was refused, and the way to sign in again if that is the reason. */
export function ActRefusal({ id, act: { reason, isStale } }: ActRefusalProps) {
  return (
    <>
      <FieldNote id={id} error={reason} />
      {isStale && <SignInAgain why={texts.staleHour} />}
    </>
  );
}
