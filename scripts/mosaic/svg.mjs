/** Writes stones as a compact SVG: one path for each colour, relative coordinates with one decimal, no background. */

/** Corners are rounded to half units. The difference is not visible, and the file is a quarter smaller. */
const GRID = 0.5;
const tenths = (value) => Math.round(value / GRID) * GRID * 10;

/** "1.5", ".5", "-.5" and so on, from tenths. */
function short(value) {
  const text = (value / 10).toString();
  return text.replace(/^(-?)0\./, '$1.');
}

/** Joins numbers with the fewest separators that the path grammar allows. */
function join(numbers) {
  let text = '';
  let open = true;
  for (const number of numbers) {
    const next = short(number);
    const glued = open || next.startsWith('-') || (next.startsWith('.') && /\.\d*$/.test(text));
    text += glued ? next : ` ${next}`;
    open = false;
  }
  return text;
}

/** Each stone starts with a move relative to the last corner of the stone before it. Fills close their paths by themselves. */
function pathData(stones) {
  let [x, y] = [0, 0];
  const parts = stones.map(({ points }) => {
    const numbers = points.flatMap(([px, py]) => {
      const [nx, ny] = [tenths(px), tenths(py)];
      const step = [nx - x, ny - y];
      [x, y] = [nx, ny];
      return step;
    });
    return `m${join(numbers)}`;
  });
  return parts.join('');
}

/** Sorts stones by strips that run back and forth: neighbours follow each other, which keeps the numbers short. */
function byStrips(stones, strip) {
  const place = ({ points: [[x, y]] }) => {
    const row = Math.floor(y / strip);
    return [row, row % 2 === 0 ? x : -x];
  };
  return stones
    .map((stone) => ({ stone, at: place(stone) }))
    .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1])
    .map(({ stone }) => stone);
}

/** @param stones each has a `colour` */
export function writeSvg({ width, height }, stones) {
  const colours = [...new Set(stones.map(({ colour }) => colour))].sort();
  const paths = colours.map((colour) => {
    const own = byStrips(
      stones.filter((stone) => stone.colour === colour),
      45,
    );
    return `<path fill="${colour}" d="${pathData(own)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>\n`;
}
