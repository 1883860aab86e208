import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Color } from '../../../server/pages/design/color.rules.js';
import { DEFAULT_DESIGN, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { Button } from '../../controls/buttons/button.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { groundColor } from '../../page-view/document/page-styles.js';
import { colorToCss } from '../../page-view/rgba.js';
import { miscellaneousTexts } from '../../texts/en/page-design.js';
import type { PageChange } from '../draft/draft.js';
import { ColorField } from './colors/color-field.js';
import { ContrastNote } from './colors/contrast-note.js';
import { legibility } from './colors/legibility.js';
import { Sample } from './surfaces/style-sample.js';
import { usedColors } from './colors/used-colors.js';
import { UtmFields } from './utm/utm-fields.js';
import { useUtm } from './utm/use-utm.js';
import { useLastMoment, type EditingPopup } from '../draft/use-last-moment.js';
import styles from './miscellaneous-dialog.module.css';

interface MiscellaneousDialogProps extends EditingPopup<PageChange> {
  readonly design: PageDesign;
  /** The section about the wallpaper, which only some editors have. */
  readonly wallpaper?: ReactNode;
  /** Shows the other choices of what is behind the page, in the design panel. */
  readonly onMore: () => void;
}

/** The colours of the page, and its wallpaper. Closing the popup in any way saves the changes (specification §4). */
export function MiscellaneousDialog(props: MiscellaneousDialogProps) {
  const { open, design, wallpaper, onClose, onMore } = props;
  const [wantsMore, setWantsMore] = useState(false);
  const { colors, change, save } = usePageColors(props);
  const utm = useUtm(props);
  const { titleColor, backgroundColor } = colors;
  const ground = groundColor({ ...design, backgroundColor });
  function close() {
    save();
    utm.save();
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      onGone={() => wantsMore && onMore()}
      title={miscellaneousTexts.title}
      width={600}
      footer={<Footer onReset={() => change(DEFAULT_COLORS)} onDone={close} />}
    >
      <div className={styles.popup}>
        <Sample ground={ground}>
          <p className={styles.title} style={{ color: colorToCss(titleColor) }} dir="auto">
            {design.title}
          </p>
        </Sample>
        <ColorRows {...{ design, colors, ground }} onChange={change} />
        <div className={styles.part}>
          {wallpaper}
          <Button kind="quiet" className={styles.more} onClick={() => (setWantsMore(true), close())}>
            {miscellaneousTexts.more}
          </Button>
        </div>
        <div className={styles.part}>
          <UtmFields design={design} utm={utm.typed} onChange={utm.change} />
        </div>
      </div>
    </Dialog>
  );
}

interface ColorRowsProps {
  readonly design: PageDesign;
  readonly colors: PageColors;
  readonly ground: Color;
  readonly onChange: (colors: Partial<PageColors>) => void;
}

/** What is behind the page, and the colour of its title, with a note if that is hard to read. */
function ColorRows({ design, colors: { titleColor, backgroundColor }, ground, onChange }: ColorRowsProps) {
  const used = useMemo(() => usedColors(design), [design]);
  return (
    <div className={styles.rows}>
      <p className={styles.inside}>{miscellaneousTexts.inside}</p>
      <ColorField
        label={miscellaneousTexts.background}
        color={backgroundColor}
        used={used}
        onChange={(to) => onChange({ backgroundColor: to })}
      />
      <ColorField label={miscellaneousTexts.titleColor} color={titleColor} used={used} onChange={(to) => onChange({ titleColor: to })} />
      <ContrastNote
        legibility={legibility(titleColor, [ground])}
        names={[miscellaneousTexts.ground]}
        onUse={(to) => onChange({ titleColor: to })}
      />
    </div>
  );
}

function Footer({ onReset, onDone }: { readonly onReset: () => void; readonly onDone: () => void }) {
  return (
    <>
      <Button kind="quiet" className={styles.first} onClick={onReset}>
        {miscellaneousTexts.backToDefault}
      </Button>
      <Button kind="ink" onClick={onDone}>
        {miscellaneousTexts.done}
      </Button>
    </>
  );
}

type PageColors = Pick<PageDesign, 'titleColor' | 'backgroundColor'>;

const DEFAULT_COLORS: PageColors = { titleColor: DEFAULT_DESIGN.titleColor, backgroundColor: DEFAULT_DESIGN.backgroundColor };

/** The copy of the two colours that is edited, and the function that saves it. */
function usePageColors({ open, design, onSave, onTouched, onLastMoment }: MiscellaneousDialogProps) {
  const [{ titleColor, backgroundColor }, setCopy] = useState<PageColors>(design);
  const save = useCallback(() => {
    const change = {
      ...(!isSame(titleColor, design.titleColor) && { titleColor }),
      ...(!isSame(backgroundColor, design.backgroundColor) && { backgroundColor }),
    };
    if (Object.keys(change).length > 0) onSave(change);
  }, [titleColor, backgroundColor, design, onSave]);
  useLastMoment(open, save, onLastMoment);

  function change(colors: Partial<PageColors>) {
    setCopy((now) => ({ ...now, ...colors }));
    onTouched(true);
  }
  return { colors: { titleColor, backgroundColor }, change, save };
}

function isSame(one: Color, other: Color): boolean {
  return one.hex === other.hex && one.alpha === other.alpha;
}
