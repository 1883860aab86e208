import { colorAt, type DrawPattern } from './pattern.js';
import { drawn, filled, relative, seeded, type Point } from './pattern-drawing.js';

const SIDE = 340;
const CHIPS = 112;
const LARGE_CHIPS = 48;
/** The space between two chips. */
const SPACE = 3;
const MOST_TRIES = 6_000;

/** How many shapes there are of each kind. Few repeat well when a page is compressed. */
const LARGE_SHAPES = 12;
const SMALL_SHAPES = 8;

interface Shape {
  /** The corners, relative to the middle. */
  readonly first: Point;
  readonly path: string;
  readonly radius: number;
}

interface Chip extends Shape {
  readonly x: number;
  readonly y: number;
}

/** Chips of stone, two of five large. One that crosses an edge is drawn again at the opposite edge. */
export const drawTerrazzo: DrawPattern = (colors) => {
  const random = seeded(9);
  const paths = colors.map(() => '');
  scattered(random).forEach((chip, at) => {
    for (const [x, y] of copiesOf(chip)) {
      paths[at % colors.length] += `M${x + chip.first[0]} ${y + chip.first[1]}${chip.path}`.replaceAll(' -', '-');
    }
  });
  return { image: drawn(SIDE, SIDE, paths.map((path, at) => filled(colorAt(colors, at), path)).join('')), size: `${SIDE}px` };
};

function scattered(random: () => number): Chip[] {
  const large = Array.from({ length: LARGE_SHAPES }, () => shapeOf(12 + random() * 14, random));
  const small = Array.from({ length: SMALL_SHAPES }, () => shapeOf(4 + random() * 7, random));
  const chips: Chip[] = [];
  for (let tries = 0; tries < MOST_TRIES && chips.length < CHIPS; tries++) {
    const isLarge = chips.length < LARGE_CHIPS && tries < MOST_TRIES / 2;
    const shapes = isLarge ? large : small;
    const shape = shapes[Math.floor(random() * shapes.length)] as Shape;
    const chip = { ...shape, x: Math.floor(random() * SIDE), y: Math.floor(random() * SIDE) };
    if (chips.every((other) => distance(chip, other) > chip.radius + other.radius + SPACE)) chips.push(chip);
  }
  return chips;
}

/** The distance around the edges, where the pattern begins again. */
function distance(one: Chip, other: Chip): number {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return Math.hypot(Math.min(dx, SIDE - dx), Math.min(dy, SIDE - dy));
}

function shapeOf(radius: number, random: () => number): Shape {
  const count = radius < 6 ? 4 : 4 + Math.floor(random() * 3);
  const turn = random() * Math.PI;
  const corners = Array.from({ length: count }, (_, at): Point => {
    const angle = turn + ((at + (random() - 0.5) * 0.5) * 2 * Math.PI) / count;
    const far = radius * (0.78 + random() * 0.22);
    return [Math.round(Math.cos(angle) * far), Math.round(Math.sin(angle) * far)];
  });
  const [first = [0, 0], ...others] = corners;
  return { first, path: relative(others.map(([x, y]): Point => [x - first[0], y - first[1]])), radius };
}

function copiesOf({ x, y, radius }: Chip): Point[] {
  const around = (at: number) => [at, ...(at < radius ? [at + SIDE] : []), ...(at > SIDE - radius ? [at - SIDE] : [])];
  return around(x).flatMap((left) => around(y).map((top): Point => [left, top]));
}
