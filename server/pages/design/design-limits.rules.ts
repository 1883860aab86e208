/** The limits of a design. Lengths in UTF-16 units, as in `<input maxlength>`; HTML and the whole design in bytes of UTF-8. */
export const DESIGN_LIMITS = {
  tiles: 100,
  titleLength: 200,
  tileNameLength: 120,
  bioLength: 160,
  secondLineLength: 120,
  warningLength: 200,
  emblemLength: 16,
  tileHtmlBytes: 100 * 1024,
  designBytes: 1024 * 1024,
  linkLength: 2048,
  networkLinks: 50,
  networkLabelLength: 60,
  utmLength: 100,
  alternativeLength: 300,
  radius: 900,
  thickness: 900,
} as const;
