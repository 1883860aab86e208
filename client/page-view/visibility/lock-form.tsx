import type { ComponentProps, ReactNode } from 'react';
import alert from '../../art/icons/lucide/circle-alert.svg?raw';
import lock from '../../art/icons/lucide/lock.svg?raw';
import { lockTexts as texts } from '../../texts/en/lock.js';
import type { LockObstacle } from './lock-view.js';

interface LockFormProps {
  /** Of a tile: its position on the page, from 1, and its id. Undefined for the form of the page. */
  readonly tile?: { readonly number: number; readonly id: string } | undefined;
  /** The creator's words, such as where to get the password. */
  readonly hint?: string | undefined;
  /** Why the last password was not taken. */
  readonly obstacle?: LockObstacle | undefined;
  /** Of a page that is not published, nothing can be opened: only the words stand there. */
  readonly isDraft?: boolean | undefined;
}

/** Asks for the password of a page or a tile, without a script. The browser comes back to the same place. */
export function LockForm({ tile, hint, obstacle, isDraft }: LockFormProps): ReactNode {
  const words = tile ? OF_TILE : OF_PAGE;
  const asks = (
    <div className="asks">
      <Drawing svg={lock} />
      {!tile && <h2>{texts.pageIsLocked}</h2>}
      {hint === undefined ? <p>{words.hint}</p> : <Words text={hint} />}
    </div>
  );
  if (isDraft) return <div className="lock">{asks}</div>;
  const number = tile?.number ?? 0;
  const [field, problem] = [`password-${number}`, `problem-${number}`];
  return (
    <form className="lock" method="post" action={tile && `#tile-${number}`}>
      {tile && <input type="hidden" name="tile" value={tile.id} />}
      {asks}
      <label htmlFor={field}>{texts.password}</label>
      <input
        id={field}
        name="password"
        type="password"
        required
        maxLength={512}
        autoComplete="off"
        {...stateOf(words.isFirst, obstacle, problem)}
      />
      <Problem id={problem} obstacle={obstacle} />
      <button type="submit">{words.open}</button>
    </form>
  );
}

const OF_PAGE = { hint: texts.pageHint, open: texts.openPage, isFirst: false };
/** A popup is opened to be read, and there is nothing else in it to begin with. */
const OF_TILE = { hint: texts.tileHint, open: texts.open, isFirst: true };

function stateOf(isFirst: boolean, obstacle: LockObstacle | undefined, problem: string): ComponentProps<'input'> {
  if (!obstacle) return { autoFocus: isFirst };
  return { autoFocus: true, 'aria-describedby': problem, 'aria-invalid': obstacle === 'wrong' || undefined };
}

function Problem({ id, obstacle }: { readonly id: string; readonly obstacle: LockObstacle | undefined }): ReactNode {
  return (
    obstacle && (
      <p className="problem" id={id} role="alert">
        <Drawing svg={alert} />
        {texts[obstacle]}
      </p>
    )
  );
}

function Words({ text }: { readonly text: string }): ReactNode {
  return (
    <p dir="auto" lang="">
      {text}
    </p>
  );
}

function Drawing({ svg }: { readonly svg: string }): ReactNode {
  return <svg viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
