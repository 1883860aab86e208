import { randomInt } from 'node:crypto';
import { plainCode } from './typed-code.rules.js';

// Short words that are easy to read aloud.
const WORDS = `
  AMBER ANVIL APPLE ARCH ASH BARK BASIL BEAD BED BEE BELL BIRCH BLUE BOAT BOWL BREAD BRICK BROOK BRUSH CEDAR CHALK CHIP CLAY CLIFF
  CLOUD CLOVE COAST COMB CORAL CORK CRANE CREAM CROWN CUBE DAWN DEW DOME DOVE DUNE DUSK EARTH EDGE ELM EMBER FERN FIELD FIG FINCH
  FLAME FLAX FLINT FROST GATE GEM GLASS GLAZE GOLD GRAIN GRAPE GROVE GULL HALL HARP HAZEL HEATH HERB HILL HONEY INK IRIS IVORY IVY
  JADE JAR KELP KILN LAKE LAMP LARK LEAF LEMON LILAC LIME LINEN LOAM LUTE MAPLE MARSH MILL MINT MOON MOSS NEST OAK OAT OCHRE OLIVE
  OPAL PALM PATH PEAR PEARL PINE PLUM POND POPPY QUILL REED RIDGE RIVER ROBIN ROOF ROSE SAGE SAIL SAND SEED SHELL SILK SLATE SNOW
  STONE SUN SWAN THYME TILE TULIP VALE VINE WALL WHEAT WOOL
`
  .trim()
  .split(/\s+/);
const LONGEST_TYPED = 60;
const CODE = /^[A-Z]{3,5}-\d{4}-[A-Z]{3,5}$/;

/** A new code for the set-up, such as `BED-4417-GOLD`: 27 random bits. Rate limits keep others from trying them all. */
export function newSetUpCode(): string {
  return `${aWord()}-${String(randomInt(10_000)).padStart(4, '0')}-${aWord()}`;
}

/** The code as people may type it, in lower case and with spaces; null if the text cannot be one. */
export function parseSetUpCode(text: string): string | null {
  if (text.length > LONGEST_TYPED) return null;
  const code = plainCode(text)
    .trim()
    .toUpperCase()
    .split(/[\s\p{Pd}]+/u)
    .join('-');
  return CODE.test(code) ? code : null;
}

function aWord(): string {
  return WORDS[randomInt(WORDS.length)]!;
}
