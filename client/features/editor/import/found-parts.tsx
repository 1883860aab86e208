import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import alignStart from '../../../art/icons/lucide/text-align-start.svg?raw';
import letter from '../../../art/icons/lucide/type.svg?raw';
import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import { networkLinksOf, type NetworkLink } from '../../../../server/pages/networks/network-links.rules.js';
import type { LeftOutReason } from '../../../api/generated/types.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { NetworkMark } from '../../../page-editing/links/network-mark.js';
import { editingOf } from '../../../page-editing/tile-kinds/tile-kinds.js';
import { fileAddress } from '../../../page-view/tile-kinds/picture/shown-picture.js';
import { networkName, readAddress } from '../../../page-view/networks/network-names.js';
import { foundTexts as texts } from '../../../texts/en/importing.js';
import styles from './found-screen.module.css';
import type { ImportedPage, PartKey } from './imported-page.js';

interface FoundPartsProps {
  readonly page: ImportedPage;
  readonly chosen: ReadonlySet<PartKey>;
  /** What becomes of a picture of the page, if it has one or if visitors see it. */
  readonly pictureNote: (part: 'picture' | 'wallpaper') => (size: { width: number; height: number }) => string;
  readonly onToggle: (part: PartKey) => void;
}

/** What was found, by parts: about the owner, the icons, the tiles, and what is not taken over. */
export function FoundParts({ page, ...choice }: FoundPartsProps) {
  const { design, leftOut } = page;
  const links = networkLinksOf(design);
  return (
    <div className={styles.parts}>
      <OwnerParts page={page} {...choice} />
      {links.length > 0 && (
        <Group name={texts.networks} keys={links.map((_, at) => `link ${at}` as const)} chosen={choice.chosen} isInColumns>
          {links.map((link, at) => (
            <NetworkRow key={at} link={link} {...rowOf(`link ${at}`, choice)} />
          ))}
        </Group>
      )}
      {design.tiles.length > 0 && (
        <Group name={texts.tiles} keys={design.tiles.map((_, at) => `tile ${at}` as const)} chosen={choice.chosen}>
          {design.tiles.map((tile, at) => (
            <TileRow key={at} tile={tile} isReachable={!page.unreachable.has(at)} {...rowOf(`tile ${at}`, choice)} />
          ))}
        </Group>
      )}
      {leftOut.length > 0 && <LeftOut leftOut={leftOut} />}
    </div>
  );
}

type Choice = Pick<FoundPartsProps, 'chosen' | 'onToggle'>;

interface RowState {
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function rowOf(part: PartKey, { chosen, onToggle }: Choice): RowState {
  return { isChosen: chosen.has(part), onToggle: () => onToggle(part) };
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
    <Group name={texts.you} keys={found} chosen={choice.chosen}>
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

function TileRow({ tile, isReachable, ...row }: RowState & { readonly tile: Tile; readonly isReachable: boolean }) {
  const { svg, label, rowNote } = editingOf(tile);
  const picture = tile.emblem?.picture?.variants.at(-1);
  const note = rowNote(tile);
  return (
    <Row
      {...row}
      mark={
        picture ? <img src={fileAddress(picture)} alt="" width="40" height="40" className={styles.thumbnail} /> : <IconDrawing svg={svg} />
      }
      name={tile.name}
      note={isReachable ? note : texts.unreachable({ address: note })}
      kind={
        <>
          {tile.kind !== 'heading' && <IconDrawing svg={svg} />}
          {label}
        </>
      }
    />
  );
}

interface GroupProps {
  readonly name: string;
  readonly keys: readonly PartKey[];
  readonly chosen: ReadonlySet<PartKey>;
  readonly isInColumns?: boolean;
  readonly children: ReactNode;
}

function Group({ name, keys, chosen, isInColumns = false, children }: GroupProps) {
  const id = useId();
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <h3 id={id}>{name}</h3>
        <p>{count === keys.length ? texts.count({ count }) : texts.countChosen({ count: keys.length, chosen: count })}</p>
      </div>
      <ul className={clsx(styles.rows, isInColumns && styles.inColumns)}>{children}</ul>
    </section>
  );
}

interface RowProps extends RowState {
  readonly mark: ReactNode;
  readonly name: string;
  readonly note?: string;
  readonly kind?: ReactNode;
}

/** A part with a checkbox. The whole row toggles it. */
function Row({ isChosen, onToggle, mark, name, note = '', kind }: RowProps) {
  return (
    <li>
      <label className={clsx(styles.row, !isChosen && styles.unchosen)}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className={styles.mark}>{mark}</span>
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          {note !== '' && (
            <span className={styles.note}>
              <bdi>{note}</bdi>
            </span>
          )}
        </span>
        {kind && <span className={styles.kind}>{kind}</span>}
      </label>
    </li>
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
        <p>{texts.count({ count: leftOut.length })}</p>
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
