import { expect, test } from '@jest/globals';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { tileSubject } from '../../../../server/visits/page-count.js';
import { pressableParts as partsOf } from '../../../../server/gateway/web/public-pages/pressable-parts.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const PAGE = 'https://tessera.example/ada';
const pressableParts = (html: string, tiles: readonly Tile[]) => partsOf(html, aDesign({ tiles } as Partial<PageDesign>), PAGE);

const TILE =
  '<button type="button" class="tile" style="color:red"><span class="name" dir="auto">Tea &amp; cakes</span>\n<b>from 3</b></button>';

test('A visitor can press tiles and links that lead away', () => {
  const links =
    '<a class="x" href="https://a.example/?b=1&amp;c=2">A</a><a href="/login">B</a><a href="mailto:ada@example.org">C</a><a href="geo:52.5,13.4">D</a>';
  expect([...pressableParts(`<p>${TILE}</p>${links}`, [aTile({ id: 'tea', name: 'Tea &\ncakes' })])]).toEqual([
    ['Tea & cakes from 3', { kind: 'tile', subject: tileSubject('tea', 'Tea & cakes') }],
    ['https://a.example/?b=1&c=2', { kind: 'link', subject: 'https://a.example/?b=1&c=2' }],
    ['mailto:ada@example.org', { kind: 'link', subject: 'mailto:ada@example.org' }],
    ['geo:52.5,13.4', { kind: 'link', subject: 'geo:52.5,13.4' }],
  ]);
});

test('Other buttons, and elements whose names begin alike, are no parts', () => {
  expect(
    pressableParts('<button class="share">Share</button><abbr href="https://a.example">A</abbr><buttons class="tile">B</buttons>', []).size,
  ).toBe(0);
});

test('A tile that is not closed ends with the text', () => {
  expect([...pressableParts('<button class="tile"><span class="name">Tea</span>', []).keys()]).toEqual(['Tea']);
});
