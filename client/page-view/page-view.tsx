import type { ReactNode } from 'react';
import type { PageDesign } from '../../server/pages/page-design.rules.js';
import { tileClass } from './page-styles.js';
import { SocialIcons } from './social-icons.js';
import { writingDirection } from './writing-direction.js';

interface PageViewProps {
  readonly design: PageDesign;
  /** The tiles in their order: buttons that open popups for visitors, a true picture of them for the editor. */
  readonly tiles: readonly ReactNode[];
  /** What stands below everything. */
  readonly foot?: ReactNode;
  /** Inside another document there is a main part and a first heading already. */
  readonly embedded?: boolean;
}

/** A page as its creator designed it. Its look comes from `page-view.css` and `pageStyles`. */
export function PageView({ design, tiles, foot, embedded = false }: PageViewProps): ReactNode {
  const Main = embedded ? 'div' : 'main';
  const Title = embedded ? 'p' : 'h1';
  return (
    <div className="frame" dir={writingDirection(design.title)}>
      <Main className={tiles.length > 0 ? 'page' : 'page bare'}>
        <div className="who">
          {design.title.trim() !== '' && (
            <Title className="title" dir="auto">
              {design.title}
            </Title>
          )}
          <SocialIcons links={design.socialLinks} />
        </div>
        {tiles.length > 0 && (
          <ul className="tiles">
            {tiles.map((tile, index) => (
              // A tile has no identity but its place.
              <li key={index} className={tileClass(index)}>
                {tile}
              </li>
            ))}
          </ul>
        )}
      </Main>
      {foot}
    </div>
  );
}
