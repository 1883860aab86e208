import type { Page } from 'playwright-core';
import type { Lines } from '../../builders/documents/delta.js';
import { sessionOf } from '../../support/browser/kept-window.js';

/** What can be seen of a text, piece by piece: the same list is the same look. */
export type Look = readonly string[];

interface Writing {
  readonly quill: {
    setContents(delta: object, source: string): void;
    readonly clipboard: { convertWritten(html: string): object };
  };
  readonly handle: { changedHtml(): string | null };
}

declare global {
  interface Window {
    /** Where everything stands and how it is drawn: text, its ground, list markers, pictures. */
    lookOf(text: Element): Promise<string[]>;
    writing: Writing;
    /** How each part of the text is drawn, wherever it stands. */
    styledTextOf(text: Element): string[];
  }
}

/** Gives the document what measures looks. */
export async function provideLooks(page: Page): Promise<void> {
  await page.evaluate(() => {
    interface Run {
      readonly box: DOMRect;
      readonly style: string;
    }

    const isClear = (color: string) => color === 'rgba(0, 0, 0, 0)';
    const textNodes = (text: Element): Text[] => {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest('.ql-ui')) nodes.push(walker.currentNode as Text);
      return nodes;
    };

    function around(element: Element, text: Element): Element[] {
      return element === text || !element.parentElement ? [] : [element, ...around(element.parentElement, text)];
    }

    function styleOf(element: Element, text: Element): string {
      const { color, fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
      const ancestors = around(element, text);
      const styles = ancestors.map((one) => getComputedStyle(one));
      // Of several lines the innermost is drawn last, over the others.
      const underlined = styles.find(({ textDecorationLine }) => textDecorationLine !== 'none');
      const ground =
        styles.find(({ display, backgroundColor }) => display === 'inline' && !isClear(backgroundColor))?.backgroundColor ?? '';
      const script = ancestors.find(({ localName }) => /^su[bp]$/.test(localName))?.localName ?? '';
      const leads = element.closest('a')?.getAttribute('href') ?? '';
      return [
        color,
        ground,
        fontFamily,
        fontSize,
        fontWeight,
        fontStyle,
        script,
        underlined ? `underlined ${underlined.textDecorationColor}` : '',
        leads,
      ].join(' | ');
    }

    /** Line by line, and from left to right; what is alike and side by side is one, however many elements it is made of. */
    function merged(runs: readonly Run[]): Run[] {
      const inOrder = runs
        .filter(({ box }) => box.width > 0)
        .sort((one, other) => one.box.top - other.box.top || one.box.left - other.box.left);
      const all: Run[] = [];
      for (const run of inOrder) {
        const last = all.at(-1);
        const goesOn = last?.style === run.style && last.box.top === run.box.top && Math.abs(last.box.right - run.box.left) < 0.5;
        if (goesOn)
          all[all.length - 1] = { ...last, box: new DOMRect(last.box.x, last.box.y, run.box.right - last.box.x, last.box.height) };
        else all.push(run);
      }
      return all;
    }

    async function loadPictures(text: Element): Promise<void> {
      for (const image of text.querySelectorAll('img')) {
        image.loading = 'eager';
        if (!image.complete) await new Promise((resolve) => (image.onload = image.onerror = resolve));
        if (image.naturalWidth === 0) throw new Error(`There is no picture at ${image.src}.`);
      }
    }

    window.lookOf = async (text) => {
      await loadPictures(text);
      const origin = text.getBoundingClientRect();
      const place = ({ x, y, width, height }: DOMRect) =>
        [x - origin.x, y - origin.y, width, height].map((side) => side.toFixed(1)).join(' ');
      const seen = (kind: string, runs: readonly Run[]) => merged(runs).map(({ box, style }) => `${kind} at ${place(box)}: ${style}`);
      const runs = textNodes(text).flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const style = styleOf(node.parentElement as Element, text);
        return Array.from(range.getClientRects(), (box) => ({ box, style }));
      });
      const grounds = [...text.querySelectorAll('*')].flatMap((element) => {
        const { backgroundColor } = getComputedStyle(element);
        return isClear(backgroundColor) ? [] : Array.from(element.getClientRects(), (box) => ({ box, style: backgroundColor }));
      });
      const markers = [...text.querySelectorAll('li')].map((item) => {
        const list = item.parentElement as HTMLOListElement;
        const { listStyleType, listStylePosition, direction } = getComputedStyle(item);
        const { color, fontSize, fontWeight } = getComputedStyle(item, '::marker');
        const ordinal = list.localName === 'ol' ? list.start + [...list.children].indexOf(item) : '';
        return `marker ${ordinal} at ${place(item.getBoundingClientRect())}: ${[listStyleType, listStylePosition, direction, color, fontSize, fontWeight].join(' ')}`;
      });
      const pictures = Array.from(
        text.querySelectorAll('img'),
        (image) => `picture ${image.src} "${image.alt}" at ${place(image.getBoundingClientRect())}`,
      );
      const words = (text.textContent ?? '').replaceAll(/[\n\ufeff]/g, '');
      return [words, `height ${origin.height}`, ...seen('text', runs), ...seen('ground', grounds), ...markers, ...pictures];
    };

    window.styledTextOf = (text) => {
      const parts: { style: string; words: string }[] = [];
      for (const node of textNodes(text)) {
        const line = node.parentElement?.closest('p, li, pre, .ql-code-block');
        const alignment = line ? getComputedStyle(line).textAlign : '';
        const style = `${styleOf(node.parentElement as Element, text)} | ${alignment}`;
        const last = parts.at(-1);
        if (last?.style === style) last.words += node.data;
        else parts.push({ style, words: node.data });
      }
      return parts.map(({ style, words }) => `${words} | ${style}`);
    };
  });
}

/** The look of each tile of a public page, opened one after the other. */
export async function looksOf(page: Page): Promise<Look[]> {
  return page.evaluate(async () => {
    const looks: string[][] = [];
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.showModal();
      looks.push(await window.lookOf(dialog.querySelector('.sheet') as Element));
      dialog.close();
    }
    return looks;
  });
}

/**
 * The markers of the lists in what `selector` finds, as they are read out. The browser makes those of the page, a style sheet those of
 * the editor, so that they are texts there.
 */
export async function listMarkers(page: Page, selector: string, role: 'ListMarker' | 'StaticText'): Promise<string[]> {
  const session = await sessionOf(page);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId, role });
  // The point behind a number is a text of its own there. How a bullet is drawn is a matter of taste.
  const texts = nodes.map(({ name }) =>
    String(name?.value)
      .trim()
      .replace(/^[◦■]$/, '•'),
  );
  return texts.map((text, at) => (texts[at + 1] === '.' ? `${text}.` : text)).filter((text) => /^(?:•|\d+\.|[a-z]+\.)$/.test(text));
}

/** Gives scripts in the page what the open content popup writes with: the instance that it has, found where React keeps it. */
async function provideEditor(page: Page): Promise<void> {
  await page.evaluate(() => {
    interface Fiber {
      readonly return: Fiber | null;
      readonly memoizedProps: {
        readonly quill?: Writing['quill'];
        readonly ref?: { readonly current?: Partial<Writing['handle']> | null };
      } | null;
    }
    const toolbar = document.querySelector('[role=toolbar]') as Element & Record<string, Fiber>;
    const owners: Fiber['memoizedProps'][] = [];
    const key = Object.keys(toolbar).find((name) => name.startsWith('__reactFiber$')) ?? '';
    for (let fiber: Fiber | null | undefined = toolbar[key]; fiber; fiber = fiber.return) owners.push(fiber.memoizedProps);
    const quill = owners.find((props) => props?.quill)?.quill;
    const handle = owners.find((props) => props?.ref?.current?.changedHtml)?.ref?.current;
    if (!quill || !handle) throw new Error('There is no editor of text here.');
    window.writing = { quill, handle: handle as Writing['handle'] };
  });
}

/** Writes each document into the open content popup; gives back what it would save. */
export async function writeAll(page: Page, documents: readonly { readonly lines: Lines }[]): Promise<string[]> {
  await provideEditor(page);
  return page.evaluate(
    (texts) => {
      const { quill, handle } = window.writing;
      return texts.map((ops) => {
        quill.setContents({ ops }, 'user');
        return handle.changedHtml() ?? '';
      });
    },
    documents.map(({ lines }) => lines as readonly object[]),
  );
}

/** Reads each HTML into the open content popup, as is done when it opens; gives back what it would save. */
export async function readAll(page: Page, htmls: readonly string[]): Promise<string[]> {
  await provideEditor(page);
  return page.evaluate((all) => {
    const { quill, handle } = window.writing;
    return all.map((html) => {
      quill.setContents({ ops: [{ insert: 'something else' }] }, 'user');
      handle.changedHtml();
      quill.setContents(quill.clipboard.convertWritten(html), 'user');
      return handle.changedHtml() ?? '';
    });
  }, htmls);
}

/** Quill keeps no order among the classes and among the styles of an element. */
export const inOneOrder = (html: string): string =>
  html.replaceAll(
    /(class|style)="([^"]*)"/g,
    (_, name: string, value: string) =>
      `${name}="${value
        .split(name === 'class' ? ' ' : /; ?/)
        .sort()
        .join(' ')}"`,
  );
