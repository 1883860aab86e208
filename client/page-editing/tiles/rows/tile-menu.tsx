import { useId, useRef, useState } from 'react';
import ellipsis from '../../../art/icons/lucide/ellipsis.svg?raw';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { editorTexts } from '../../../texts/en/editor.js';
import type { TileChoices, TilePlace } from '../tile-actions.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';

interface TileMenuProps extends TileChoices {
  readonly place: TilePlace;
  readonly className: string | undefined;
}

const itemsPart = lazyPart(() => import('./tile-menu-items.js'));

/** The menu with the less frequent actions on a tile. The browser closes it at Escape and at a press elsewhere. */
export function TileMenu({ place, className, ...choices }: TileMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { module: part, load: fetchPart } = itemsPart.use();

  return (
    <>
      <IconButton
        icon={<IconDrawing svg={ellipsis} />}
        label={editorTexts.more(place)}
        className={className}
        popoverTarget={id}
        onClick={fetchPart}
      />
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={editorTexts.more(place)}
        className={part?.menuClass}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && part && <part.TileMenuItems {...choices} onClose={() => menu.current?.hidePopover()} />}
      </div>
    </>
  );
}
