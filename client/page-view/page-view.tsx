import type { ReactNode } from 'react';
import type { PageDesign } from '../../server/pages/design/page-design.rules.js';
import { publicPageTexts as texts } from '../texts/en/public-page.js';
import type { AppearanceMarkup } from './appearance/appearance-markup.js';
import { NO_PICTURES, type PagePictures, type Picture } from './pictures/page-pictures.js';
import { tileClass } from './document/page-styles.js';
import { coverWidth, ResponsivePicture } from './pictures/responsive-picture.js';
import { isSentence } from './title-length.js';
import { writingDirection } from './writing-direction.js';

interface PageViewProps {
  readonly design: PageDesign;
  /** Pictures change independently of the design. */
  readonly pictures?: PagePictures | undefined;
  /** The tiles: for visitors, such as buttons that open popups; in the editor, the same look without a function. Null is not shown. */
  readonly tiles: readonly ReactNode[];
  /** The icons of the social links, and before them the bio line if there is one. Previews load their logos later than the page. */
  readonly icons: ReactNode;
  /** The footer. */
  readonly foot?: ReactNode;
  /** Whether the page is part of another document, which already has a main element and a first heading. */
  readonly embedded?: boolean;
  /** An invisible heading for screen readers, if the page has no title. */
  readonly name?: string;
  /** What a page has that is not plain. */
  readonly markup?: AppearanceMarkup | undefined;
}

interface PictureSizes {
  readonly portrait: (design: PageDesign) => string;
  readonly wallpaper: (picture: Picture) => string;
}

/** The width at which each picture is shown. Browsers choose a file by it before they know the layout. */
export const PICTURE_SIZES: PictureSizes = {
  portrait: ({ appearance }) => {
    const { shape, wide, pictureSize = 112, widePictureSize = 168 } = appearance?.header ?? {};
    if (shape === 'banner') return wide === 'beside' ? '(min-width: 960px) 42vw, 100vw' : '100vw';
    const huge = `(min-width: 2800px) and (min-height: 1600px) ${1.5 * widePictureSize}px`;
    return `${huge}, (min-width: 960px) ${widePictureSize}px, ${pictureSize}px`;
  },
  wallpaper: (picture) => `max(100vw, ${coverWidth(picture, { width: 0, height: 100 })}vh)`,
};

// For a preview, only its maximum width is known.
const EMBEDDED_SIZES: PictureSizes = {
  portrait: ({ appearance }) => (appearance?.header.shape === 'banner' ? '720px' : `${appearance?.header.widePictureSize ?? 168}px`),
  wallpaper: (picture) => `${coverWidth(picture, { width: 720, height: 800 })}px`,
};

/** A creator's page, which programs read as an h-card (microformats2). Its styles are `page-view.css`, `page-pictures.css` and `pageStyles`. */
export function PageView(props: PageViewProps): ReactNode {
  const { design, pictures = NO_PICTURES, tiles, icons, foot, embedded = false, name, markup = { page: '', tiles: [] } } = props;
  const Main = embedded ? 'div' : 'main';
  const { profilePicture, wallpaper } = pictures;
  const sizes = embedded ? EMBEDDED_SIZES : PICTURE_SIZES;
  return (
    <div
      className={classNames('frame', profilePicture && 'portrayed', wallpaper && 'papered', markup.page)}
      dir={writingDirection(design.title)}
    >
      {wallpaper && <Wallpaper picture={wallpaper} sizes={sizes.wallpaper(wallpaper)} />}
      <Main className={classNames('page h-card', tiles.every((tile) => tile === null) && 'bare')}>
        <UnseenHeading title={design.title} name={name} />
        <Identity
          title={design.title}
          icons={icons}
          picture={profilePicture}
          sizes={sizes.portrait(design)}
          first={!wallpaper}
          embedded={embedded}
          instead={markup.portrait}
        />
        <Tiles tiles={tiles} markup={markup} />
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
  readonly title: string;
  readonly icons: ReactNode;
  readonly picture: Picture | null;
  readonly sizes: string;
  /** Whether this picture is the first one of the page. */
  readonly first: boolean;
  readonly embedded: boolean;
  /** What stands in its place. */
  readonly instead: ReactNode;
}

/** The portrait, the title and the social links. */
function Identity({ title, icons, picture, sizes, first, embedded, instead }: IdentityProps): ReactNode {
  // The title says who is on the picture, if there is a title.
  const alt = isBlank(title) ? texts.profilePicture : '';
  return (
    <div className="who">
      {picture ? <ResponsivePicture picture={picture} sizes={sizes} alt={alt} className="portrait u-photo" first={first} /> : instead}
      <Title text={title} as={embedded ? 'p' : 'h1'} />
      {icons}
    </div>
  );
}

function UnseenHeading({ title, name }: Pick<PageViewProps, 'name'> & { readonly title: string }): ReactNode {
  return isBlank(title) && name !== undefined && <h1 className="unseen p-name">{name}</h1>;
}

function Title({ text, as: Tag }: { readonly text: string; readonly as: 'h1' | 'p' }): ReactNode {
  if (isBlank(text)) return null;
  return (
    <Tag className={classNames('title', isSentence(text) && 'long', 'p-name')} dir="auto" lang="">
      {text}
    </Tag>
  );
}

function Tiles({ tiles, markup }: Pick<PageViewProps, 'tiles'> & { readonly markup: AppearanceMarkup }): ReactNode {
  if (tiles.every((tile) => tile === null)) return null;
  return (
    <ul className="tiles">
      {tiles.map(
        (tile, index) =>
          tile !== null && (
            // Tiles are identified only by their position.
            <li key={index} className={classNames(tileClass(index), markup.tiles[index])}>
              {tile}
            </li>
          ),
      )}
      {markup.spares}
    </ul>
  );
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
