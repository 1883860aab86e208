import type { ReactNode } from 'react';
import type { PageDesign } from '../../server/pages/page-design.rules.js';
import { publicPageTexts as texts } from '../texts/en/public-page.js';
import { NO_PICTURES, type PagePictures, type Picture } from './page-pictures.js';
import { tileClass } from './page-styles.js';
import { coverWidth, ResponsivePicture } from './responsive-picture.js';
import { SocialIcons } from './social-icons.js';
import { writingDirection } from './writing-direction.js';

/** A longer title is a sentence, and set like one; in letters, of which some are as wide as two. */
const LONGEST_NAME = 60;
const WIDE_LETTERS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uff60]/gu;

interface PageViewProps {
  readonly design: PageDesign;
  /** They change without the design. */
  readonly pictures?: PagePictures | undefined;
  /** The tiles in their order: buttons that open popups for visitors, a true picture of them for the editor. */
  readonly tiles: readonly ReactNode[];
  /** What stands below everything. */
  readonly foot?: ReactNode;
  /** Inside another document there is a main part and a first heading already. */
  readonly embedded?: boolean;
  /** Heads a document without a title for those who do not see it. */
  readonly name?: string;
}

interface PictureSizes {
  readonly portrait: string;
  readonly wallpaper: (picture: Picture) => string;
}

/** How wide each picture is shown, for browsers that choose one of its files before they know the layout. */
export const PICTURE_SIZES: PictureSizes = {
  portrait: '(min-width: 2800px) and (min-height: 1600px) 252px, (min-width: 960px) 168px, 112px',
  wallpaper: (picture) => `max(100vw, ${coverWidth(picture, { width: 0, height: 100 })}vh)`,
};

// Of a preview only this is known: it takes no more of the screen.
const EMBEDDED_SIZES: PictureSizes = {
  portrait: '168px',
  wallpaper: (picture) => `${coverWidth(picture, { width: 720, height: 800 })}px`,
};

/** A page as its creator designed it. Its look comes from `page-view.css`, `page-pictures.css` and `pageStyles`. */
export function PageView({ design, pictures = NO_PICTURES, tiles, foot, embedded = false, name }: PageViewProps): ReactNode {
  const Main = embedded ? 'div' : 'main';
  const { profilePicture, wallpaper } = pictures;
  const sizes = embedded ? EMBEDDED_SIZES : PICTURE_SIZES;
  return (
    <div className={classNames('frame', profilePicture && 'portrayed', wallpaper && 'papered')} dir={writingDirection(design.title)}>
      {wallpaper && <Wallpaper picture={wallpaper} sizes={sizes.wallpaper(wallpaper)} />}
      <Main className={classNames('page', tiles.length === 0 && 'bare')}>
        {isBlank(design.title) && <UnseenHeading name={name} />}
        <Identity design={design} picture={profilePicture} sizes={sizes.portrait} first={!wallpaper} embedded={embedded} />
        <Tiles tiles={tiles} />
      </Main>
      {foot}
    </div>
  );
}

function Wallpaper({ picture, sizes }: { readonly picture: Picture; readonly sizes: string }): ReactNode {
  return (
    <div className="wallpaper">
      <ResponsivePicture picture={picture} sizes={sizes} alt="" first />
    </div>
  );
}

interface IdentityProps {
  readonly design: PageDesign;
  readonly picture: Picture | null;
  readonly sizes: string;
  /** Whether no other picture comes before it. */
  readonly first: boolean;
  readonly embedded: boolean;
}

/** Whose page it is. */
function Identity({ design: { title, socialLinks }, picture, sizes, first, embedded }: IdentityProps): ReactNode {
  // Who is on the picture stands right below it, if anywhere.
  const alt = isBlank(title) ? texts.profilePicture : '';
  return (
    <div className="who">
      {picture && <ResponsivePicture picture={picture} sizes={sizes} alt={alt} className="portrait" first={first} />}
      <Title text={title} as={embedded ? 'p' : 'h1'} />
      <SocialIcons links={socialLinks} />
    </div>
  );
}

function UnseenHeading({ name }: Pick<PageViewProps, 'name'>): ReactNode {
  return name !== undefined && <h1 className="unseen">{name}</h1>;
}

function Title({ text, as: Tag }: { readonly text: string; readonly as: 'h1' | 'p' }): ReactNode {
  if (isBlank(text)) return null;
  return (
    <Tag className={classNames('title', widthOf(text) > LONGEST_NAME && 'long')} dir="auto" lang="">
      {text}
    </Tag>
  );
}

function Tiles({ tiles }: Pick<PageViewProps, 'tiles'>): ReactNode {
  if (tiles.length === 0) return null;
  return (
    <ul className="tiles">
      {tiles.map((tile, index) => (
        // A tile has no identity but its place.
        <li key={index} className={tileClass(index)}>
          {tile}
        </li>
      ))}
    </ul>
  );
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function widthOf(text: string): number {
  return [...text].length + (text.match(WIDE_LETTERS)?.length ?? 0);
}

function classNames(...names: readonly (string | false | null)[]): string {
  return names.filter(Boolean).join(' ');
}
