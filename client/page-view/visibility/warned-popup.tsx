import type { ReactNode } from 'react';
import triangle from '../../art/icons/lucide/triangle-alert.svg?raw';
import { languageTexts } from '../../texts/en/shell.js';
import { tileWarningTexts as texts } from '../../texts/en/visibility.js';
import { tileLink } from '../tile-kinds/link-opens.js';
import type { TileInside } from '../tile-kinds/tile-kind-view.js';
import { PopupFrame } from '../tiles/tile-dialog.js';

interface WarnedPopupProps {
  readonly name: string;
  /** The position on the page, from 1. */
  readonly number: number;
  readonly warning: string;
  readonly inside: TileInside;
  /** A preview shows what the script of the page adds. */
  readonly isPreview?: boolean;
}

/**
 * The popup of a tile with a warning, which is shown before what is in the tile. It needs no script: what is in the tile is in a closed part of the
 * document, or behind a link. The script of the page adds that one is not asked again. The button that leads back is the first one.
 */
export function WarnedPopup({ name, number, warning, inside, isPreview = false }: WarnedPopupProps): ReactNode {
  const { tag, direction } = languageTexts;
  const [popup, words] = [`popup-${number}`, `warning-${number}`];
  const closes = { commandfor: popup, command: 'close', popoverTarget: popup, popoverTargetAction: 'hide' } as const;
  return (
    <PopupFrame name={name} number={number} className={inside.className ?? ''} describedBy={words}>
      <div className="warning" lang={tag} dir={direction}>
        <div className="asks">
          <svg viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: triangle }} />
          <h3>{texts.before}</h3>
          <p id={words} lang="">
            <bdi>{warning}</bdi>
          </p>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- The focus is in a popup that somebody has opened, where it must not be on what is warned of. */}
        <button type="button" className="go-back" autoFocus {...closes}>
          {texts.goBack}
        </button>
        <Agreement inside={inside} />
        <label className="again" hidden={!isPreview}>
          <input type="checkbox" />
          {texts.notAgain}
        </label>
      </div>
    </PopupFrame>
  );
}

function Agreement({ inside: { address, isMe, content } }: Pick<WarnedPopupProps, 'inside'>): ReactNode {
  if (address !== undefined) return <a {...tileLink({ address, isMe }, 'agree')}>{texts.follow}</a>;
  return (
    <details className="warned">
      <summary className="agree">{texts.show}</summary>
      <div className="shown" tabIndex={-1}>
        {content}
      </div>
    </details>
  );
}
