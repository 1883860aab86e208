/** The design document of specification §3. It is parsed tolerantly, so nothing but the names of its tiles is required. */
export const WIRE_DESIGN_SCHEMA = {
  type: 'object',
  required: ['buttonNames'],
  properties: {
    editedText: { type: ['string', 'number', 'null'], description: 'The title.' },
    buttonNames: { type: 'array', maxItems: 100, description: 'The names of the tiles. Their number is the number of tiles.', items: {} },
    inputTextList: { description: 'The HTML of each tile.' },
    buttonColors: {
      description: 'The colours of each tile: a list whose first entry has `text`, `button`, `hover`, `border` and `shadow`.',
    },
    borderRadius: { description: 'The roundness of each tile, in pixels.' },
    textThickness: { description: 'The weight of the letters of each tile.' },
    socialLinksList: { description: 'The addresses of social icons, by the name of the network.' },
    titleColor: { description: '`{"body": {"color": "#112233", "alpha": 1}}`' },
    bodyBackgroundColor: { description: '`{"body": {"color": "#112233", "alpha": 1}}`' },
  },
  additionalProperties: true,
} as const;
