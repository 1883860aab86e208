import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { sessionOf } from '../support/browser/kept-window.js';
import { eventually } from '../support/waiting.js';

/** A place on the screen, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What presses, moves and lets go: a mouse or a finger. */
export interface Pointer {
  press(at: Place): Promise<void>;
  moveTo(at: Place): Promise<void>;
  letGo(): Promise<void>;
}

export function mouseOf(page: Page): Pointer {
  const { mouse } = page;
  return {
    press: async ({ x, y }) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    moveTo: ({ x, y }) => mouse.move(x, y),
    letGo: () => mouse.up().then(() => clicksCount(page)),
  };
}

export async function fingerOf(page: Page): Promise<Pointer> {
  const session = await sessionOf(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Place): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  };
  return {
    press: (at) => touch('touchStart', at),
    moveTo: (at) => touch('touchMove', at),
    letGo: () => touch('touchEnd').then(() => clicksCount(page)),
  };
}

/** After something was dropped, dnd-kit swallows clicks for 50 ms, so that letting go presses nothing. This timer ends after that one. */
async function clicksCount(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
}

/**
 * Presses at one place and moves to another one until the answer is there: what is dragged is measured first, and moves that come before have
 * no effect. It does not let go.
 */
export async function dragUntil(pointer: Pointer, from: Place, to: Place, answer: Locator): Promise<void> {
  await pointer.press(from);
  await pointer.moveTo({ x: from.x + Math.sign(to.x - from.x) * 8, y: from.y + Math.sign(to.y - from.y) * 8 });
  await eventually(async () => {
    await pointer.moveTo({ x: to.x, y: to.y - 1 });
    await pointer.moveTo(to);
    expect(await answer.count()).toBeGreaterThan(0);
  });
}

/** Where something is on the screen, in CSS pixels. */
export async function boxOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return box;
}

/** Presses the mouse at a place, moves it to another one, and lets go. For what answers from the first move on: a slider, an area, a text. */
export async function drag(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

export async function dragBy(page: Page, from: Place, by: Place): Promise<void> {
  await drag(page, from, { x: from.x + by.x, y: from.y + by.y });
}

/** The second click of a double click, whose first one was elsewhere. */
export async function clickAgain(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

export async function middleOf(place: Locator): Promise<Place> {
  const { x, y, width, height } = await boxOf(place);
  return { x: x + width / 2, y: y + height / 2 };
}
