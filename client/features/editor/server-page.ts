import type { EditorQuery, PublishPageMutation } from '../../api/generated/graphql.js';
import type { Color } from '../../../server/pages/color.rules.js';
import type { PageDesign, Tile } from '../../../server/pages/page-design.rules.js';
import { SOCIAL_KINDS, type SocialLinks } from '../../../server/pages/social-links.rules.js';
import type { ServerPage } from './choose-draft.js';

type AnsweredDesign = NonNullable<EditorQuery['myPage']['design']>;

/** The answer as the editor's own type. Throws when it is not what the schema says, rather than show a page that is not there. */
export function readEditorAnswer({ me, myPage }: EditorQuery): ServerPage {
  return { owner: me.username, ...readMyPage(myPage) };
}

/** The same for what publishing answers. */
export function readMyPage(page: EditorQuery['myPage'] | PublishPageMutation['publishPage']): Omit<ServerPage, 'owner'> {
  const { linkname, address, version, design } = page;
  return { linkname: linkname ?? null, address: address ?? null, version, design: design === null ? null : readDesign(design) };
}

// Copied name by name: Apollo adds names of types to everything, which would be refused when the design is sent back.
function readDesign(design: AnsweredDesign | undefined): PageDesign {
  if (typeof design !== 'object' || !Array.isArray(design.tiles)) throw new TypeError('The server answered no design.');
  return {
    title: design.title,
    titleColor: readColor(design.titleColor),
    backgroundColor: readColor(design.backgroundColor),
    tiles: design.tiles.map(readTile),
    socialLinks: Object.fromEntries(SOCIAL_KINDS.map((kind) => [kind, design.socialLinks[kind]])) as SocialLinks,
  };
}

function readTile({ name, html, style }: AnsweredDesign['tiles'][number]): Tile {
  return {
    name,
    html,
    style: {
      text: readColor(style.text),
      button: readColor(style.button),
      hover: readColor(style.hover),
      border: readColor(style.border),
      shadow: readColor(style.shadow),
      radius: style.radius,
      thickness: style.thickness,
    },
  };
}

function readColor({ hex, alpha }: Color): Color {
  return { hex, alpha };
}
