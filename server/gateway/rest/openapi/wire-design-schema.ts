import { DESIGN_LIMITS } from '../../../pages/design/design-limits.rules.js';

const color = {
  type: 'object',
  required: ['color', 'alpha'],
  properties: {
    color: { type: 'string', description: '`#rgb`, `#rrggbb` or `#rrggbbaa`. Any other text becomes the colour of a new page or tile.' },
    alpha: { type: 'number', minimum: 0, maximum: 1 },
  },
  additionalProperties: true,
} as const;

const named = (names: readonly string[]) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, color])),
  additionalProperties: true,
});

/** One entry for each tile. */
const perTile = (description: string, items: object) => ({ type: 'array', maxItems: DESIGN_LIMITS.tiles, description, items });

const FLAG = { type: 'boolean', description: 'Which popup of the editor is open. It is not read.' } as const;
const COUNT = { type: 'integer', minimum: 0, description: 'The number of tiles. It is not read: the number of names counts.' } as const;
const flags = perTile(FLAG.description, { type: 'boolean' });

/**
 * The design document of specification §3. It is parsed tolerantly, so nothing but the names of its tiles is required, and what has another type
 * becomes what a new page or tile has.
 */
export const WIRE_DESIGN_SCHEMA = {
  type: 'object',
  required: ['buttonNames'],
  properties: {
    editedText: { type: 'string', maxLength: DESIGN_LIMITS.titleLength, description: 'The title.' },
    buttonNames: perTile('The names of the tiles. Their number is the number of tiles.', {
      type: 'string',
      maxLength: DESIGN_LIMITS.tileNameLength,
    }),
    inputTextList: perTile('The HTML of each tile.', { type: 'string' }),
    buttonColors: perTile('The colours of each tile: a list whose first entry has `text`, `button`, `hover`, `border` and `shadow`.', {
      type: 'array',
      minItems: 1,
      items: named(['text', 'button', 'hover', 'border', 'shadow']),
    }),
    borderRadius: perTile('The roundness of each tile, in pixels.', { type: 'number', minimum: 0, maximum: DESIGN_LIMITS.radius }),
    textThickness: perTile('The weight of the letters of each tile.', { type: 'number', minimum: 0, maximum: DESIGN_LIMITS.thickness }),
    socialLinksList: {
      type: 'object',
      description: 'The addresses of social icons, by the name of the network.',
      additionalProperties: { type: 'string', maxLength: DESIGN_LIMITS.linkLength },
    },
    titleColor: { ...named(['body']), description: '`{"body": {"color": "#112233", "alpha": 1}}`' },
    bodyBackgroundColor: { ...named(['body']), description: '`{"body": {"color": "#112233", "alpha": 1}}`' },
    showModal: flags,
    showPreviewModal: flags,
    showEditBtnModal: flags,
    showEditLinksPickerModal: FLAG,
    showEditBgColorModal: FLAG,
    btnCount: COUNT,
    containerCount: COUNT,
  },
  additionalProperties: true,
} as const;
