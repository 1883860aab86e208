import { DESIGN_LIMITS, type PageDesign } from '../../../server/pages/page-design.rules.js';
import { TextField } from '../../controls/text-field.js';
import { designPanelTexts as texts } from '../../texts/en/design-panel.js';

interface BioFieldProps {
  readonly design: PageDesign;
  readonly onChange: (design: PageDesign) => void;
  /** Called when the field loses the focus. */
  readonly onLeave: () => void;
}

/** The line about the page, below its title. */
export function BioField({ design, onChange, onLeave }: BioFieldProps) {
  const { bio = '', ...rest } = design;
  return (
    <TextField
      label={texts.bio}
      hint={texts.bioHint({ limit: DESIGN_LIMITS.bioLength })}
      value={bio}
      maxLength={DESIGN_LIMITS.bioLength}
      dir="auto"
      autoComplete="off"
      onChange={({ target }) => onChange(target.value === '' ? rest : { ...rest, bio: target.value })}
      onBlur={onLeave}
    />
  );
}
