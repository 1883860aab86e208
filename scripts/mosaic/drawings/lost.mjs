/** A band between two lines of the sea. The lines are parallel, so that only whole rows of tesserae fit between them. */
const band = (top, bottom) =>
  `M0 ${top} C120 ${top + 3} 210 ${top + 13} 320 ${top + 14} C450 ${top + 14} 540 ${top - 6} 660 ${top - 6}
  C740 ${top - 6} 800 ${top - 3} 880 ${top + 2} L880 ${bottom + 2} C800 ${bottom - 3} 740 ${bottom - 6} 660 ${bottom - 6}
  C540 ${bottom - 6} 450 ${bottom + 14} 320 ${bottom + 14} C210 ${bottom + 13} 120 ${bottom + 3} 0 ${bottom}Z`;

/** The mosaic with a missing tile, for the pages "available" and "not found". The gap is the rectangle in `holes`. */
export default {
  width: 880,
  height: 416,
  seed: 23,
  side: 16.6,
  grout: 2,
  shapes: [
    { ink: 'slate', rect: [0, 0, 880, 330] },
    { ink: 'verd', path: band(299, 349) },
    { ink: 'pine', path: band(349, 399) },
  ],
  holes: [{ x: 373, y: 92, width: 134, height: 158 }],
  fade: [
    { edge: 'left', reach: 105, ragged: 0.6, grain: 48 },
    { edge: 'right', reach: 105, ragged: 0.6, grain: 48 },
    { edge: 'top', reach: 52, ragged: 0.75, grain: 60 },
  ],
};
