import { Fragment, useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import alignStart from '../../../art/icons/lucide/text-align-start.svg?raw';
import letter from '../../../art/icons/lucide/type.svg?raw';
import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import { networkLinksOf, type NetworkLink } from '../../../../server/pages/networks/network-links.rules.js';
import type { LeftOutReason } from '../../../api/generated/types.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { useWide } from '../../../page-editing/layout/use-wide.js';
import { NetworkMark } from '../../../page-editing/links/network-mark.js';
import { editingOf } from '../../../page-editing/tile-kinds/tile-kinds.js';
import { fileAddress } from '../../../page-view/tile-kinds/picture/shown-picture.js';
import { networkName, readAddress } from '../../../page-view/networks/network-names.js';
import { foundTexts as texts } from '../../../texts/en/importing.js';
import styles from './found-screen.module.css';
import { FoundOverview } from './found-overview.js';
import { isCutOff, type ImportedPage, type PartKey } from './imported-page.js';

interface FoundPartsProps {
  readonly page: ImportedPage;
  readonly chosen: ReadonlySet<PartKey>;
  /** What becomes of a picture of the page, if it has one or if visitors see it. */
  readonly pictureNote: (part: 'picture' | 'wallpaper') => (size: { width: number; height: number }) => string;
  /** Chooses these parts, or leaves them out. */
  readonly onChoose: (parts: readonly PartKey[], isChosen: boolean) => void;
}

/** What was found, by parts: about the owner, the icons, the tiles, and what is not taken over. */
export function FoundParts({ page, ...choice }: FoundPartsProps) {
  const { design, leftOut } = page;
  const links = networkLinksOf(design);
  return (
    <div className={styles.parts}>
      <FoundOverview page={page} {...choice} />
      <OwnerParts page={page} {...choice} />
      {links.length > 0 && (
        <Group name={texts.networks} keys={links.map((_, at) => `link ${at}` as const)} {...choice}>
          {links.map((link, at) => (
            <NetworkRow key={at} link={link} {...rowOf(`link ${at}`, choice)} />
          ))}
        </Group>
      )}
      {design.tiles.length > 0 && (
        <Group name={texts.tiles} keys={design.tiles.map((_, at) => `tile ${at}` as const)} {...choice}>
          {design.tiles.map((tile, at) => (
            <TileRow key={at} tile={tile} answer={answerOf(page, at)} {...rowOf(`tile ${at}`, choice)} />
          ))}
        </Group>
      )}
      {leftOut.length > 0 && <LeftOut leftOut={leftOut} />}
    </div>
  );
}

type Choice = Pick<FoundPartsProps, 'chosen' | 'onChoose'>;

interface RowState {
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function rowOf(part: PartKey, { chosen, onChoose }: Choice): RowState {
  const isChosen = chosen.has(part);
  return { isChosen, onToggle: () => onChoose([part], !isChosen) };
}

type Answer = 'gone' | 'silent';

/** What the server of a tile's address said, if it is worth a word. */
function answerOf(page: ImportedPage, at: number): Answer | undefined {
  if (page.unreachable.has(at)) return 'gone';
  return page.unanswered.has(at) && !isCutOff(page) ? 'silent' : undefined;
}

function OwnerParts({ page, pictureNote, ...choice }: FoundPartsProps) {
  const { title, bio } = page.design;
  const { picture, wallpaper } = page;
  const keys = [
    picture ? 'picture' : null,
    wallpaper ? 'wallpaper' : null,
    title ? 'title' : null,
    bio === undefined ? null : 'line',
  ] as const;
  const found = keys.filter((key) => key !== null);
  if (found.length === 0) return null;
  return (
    <Group name={texts.you} keys={found} {...choice}>
      {(['picture', 'wallpaper'] as const).map((part) => {
        const found = page[part];
        if (!found) return null;
        const mark = <img src={found.url} alt="" width="40" height="40" className={styles.thumbnail} />;
        return <Row key={part} {...rowOf(part, choice)} mark={mark} name={texts[part]} note={pictureNote(part)(found)} />;
      })}
      {title !== '' && <Row {...rowOf('title', choice)} mark={<IconDrawing svg={letter} />} name={title} kind={texts.titleKind} />}
      {bio !== undefined && <Row {...rowOf('line', choice)} mark={<IconDrawing svg={alignStart} />} name={bio} kind={texts.lineKind} />}
    </Group>
  );
}

function NetworkRow({ link: { network, label, address }, ...row }: RowState & { readonly link: NetworkLink }) {
  return <Row {...row} mark={<NetworkMark network={network} />} name={label ?? networkName(network)} note={readAddress(address)} />;
}

function TileRow({ tile, answer, ...row }: RowState & { readonly tile: Tile; readonly answer: Answer | undefined }) {
  const { svg, label, rowNote } = editingOf(tile);
  const picture = tile.emblem?.picture?.variants.at(-1);
  return (
    <Row
      {...row}
      mark={
        picture ? <img src={fileAddress(picture)} alt="" width="40" height="40" className={styles.thumbnail} /> : <IconDrawing svg={svg} />
      }
      name={tile.name}
      note={rowNote(tile)}
      answer={answer}
      kind={label}
      kindIcon={tile.kind === 'heading' ? undefined : svg}
    />
  );
}

interface GroupProps {
  readonly name: string;
  readonly keys: readonly PartKey[];
  readonly children: ReactNode;
}

function Group({ name, keys, chosen, onChoose, children }: GroupProps & Choice) {
  const id = useId();
  const count = keys.filter((key) => chosen.has(key)).length;
  const isAll = count === keys.length;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <h3 id={id}>{name}</h3>
        <p>{texts.count({ chosen: count, count: keys.length })}</p>
        <button
          type="button"
          className={styles.groupAll}
          aria-label={isAll ? texts.noneOf({ group: name }) : texts.allOf({ group: name })}
          onClick={() => onChoose(keys, !isAll)}
        >
          {isAll ? texts.none : texts.all}
        </button>
      </div>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

interface RowProps extends RowState {
  readonly mark: ReactNode;
  readonly name: string;
  readonly note?: string;
  readonly kind?: string;
  readonly kindIcon?: string | undefined;
  readonly answer?: Answer | undefined;
}

/** A part with a checkbox. The whole row toggles it. On a phone, its kind stands before its note. */
function Row({ isChosen, onToggle, mark, name, note = '', kind, kindIcon, answer }: RowProps) {
  const wide = useWide();
  const said = [wide ? undefined : kind, note || undefined].filter((part) => part !== undefined);
  return (
    <li>
      <label className={clsx(styles.row, !isChosen && styles.unchosen)}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className={styles.mark}>{mark}</span>
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          <RowNote parts={said} answer={answer} />
        </span>
        {wide && kind && (
          <span className={styles.kind}>
            {kindIcon && <IconDrawing svg={kindIcon} />}
            {kind}
          </span>
        )}
      </label>
    </li>
  );
}

/** What is said of a part below its name, and how its server answered. */
function RowNote({ parts, answer }: { readonly parts: readonly string[]; readonly answer: Answer | undefined }) {
  return (
    <>
      {parts.length > 0 && (
        <span className={styles.note}>
          {parts.map((part, at) => (
            <Fragment key={part}>
              {at > 0 && ' · '}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </span>
      )}
      {answer === 'gone' && <span className={clsx(styles.quad, styles.gone)}>{texts.unreachable}</span>}
      {answer === 'silent' && <span className={styles.quad}>{texts.unanswered}</span>}
    </>
  );
}

/** A newer release may know other reasons. */
function reasonOf(reason: LeftOutReason): string {
  return (texts.reasons as Partial<typeof texts.reasons>)[reason] ?? texts.reasons.UNKNOWN;
}

/** How many the server names at most. There may be more. */
const MOST_NAMED = 500;

function LeftOut({ leftOut }: Pick<ImportedPage, 'leftOut'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <h3 id={id}>{texts.leftOut}</h3>
        <p>{texts.leftCount({ count: leftOut.length })}</p>
      </div>
      <ul className={styles.rows}>
        {leftOut.map(({ name, reason }, at) => (
          <li key={at} className={styles.left}>
            <Icon name="circle-alert" className={styles.alert} />
            <span className={styles.words}>
              <span className={styles.name}>
                <bdi>{name || texts.picture}</bdi>
              </span>
              <span className={styles.note}>{reasonOf(reason)}</span>
            </span>
          </li>
        ))}
      </ul>
      {leftOut.length >= MOST_NAMED && <p className={styles.note}>{texts.leftOutMore}</p>}
    </section>
  );
}
