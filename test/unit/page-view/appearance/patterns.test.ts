import { expect, test } from '@jest/globals';
import { groundLayers } from '../../../../client/page-view/appearance/ground.js';
import { PATTERNS, PLAIN_APPEARANCE } from '../../../../server/pages/appearance/appearance.rules.js';

const white = { hex: '#ffffff', alpha: 1 };
const colors = ['#ef8d76', '#7fb29c', '#e9b44c', '#3d3a4d', '#f3b8ab', '#b7cfc0', '#c96f4a'].map((hex) => ({ hex, alpha: 1 }));

test.each(PATTERNS)('The pattern %s is the same each time, at most 6 kB of CSS, and loads nothing', (pattern) => {
  const ground = { ...PLAIN_APPEARANCE.ground, kind: 'pattern' as const, pattern, colors };
  const layers = groundLayers(ground, white);
  const css = Object.values(layers).join(';');
  expect(groundLayers(ground, white)).toEqual(layers);
  expect(css.length).toBeLessThanOrEqual(6 * 1024);
  expect(css).not.toMatch(/NaN|undefined|url\((?!"data:image\/svg\+xml,)/);
  expect(css).toMatch(/#ef8d76|%23ef8d76/);
});

test('The strength of a pattern is in its colours, and a fault in them does not reach the style sheet', () => {
  const ground = { ...PLAIN_APPEARANCE.ground, kind: 'pattern' as const, pattern: 'dots' as const, strength: 50 };
  expect(groundLayers({ ...ground, colors: [{ hex: '#102030', alpha: 1 }] }, white)['ground-image']).toContain('#10203080 ');
  const hostile = groundLayers({ ...ground, strength: Number.NaN, colors: [{ hex: 'red)}*{display:none', alpha: 1 }] }, white);
  expect(JSON.stringify(hostile)).not.toContain('display');
});

test('A gradient goes from the colour of the page to its own', () => {
  const gradient = { ...PLAIN_APPEARANCE.ground, kind: 'gradient' as const, angle: 90, end: { hex: '#102030', alpha: 1 } };
  expect(groundLayers(gradient, white)).toEqual({ 'ground-image': 'linear-gradient(90deg,#ffffff,rgba(16, 32, 48, 1))' });
  expect(groundLayers({ ...gradient, kind: 'color' }, white)).toEqual({});
});
