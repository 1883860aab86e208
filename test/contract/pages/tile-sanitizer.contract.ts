import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConsoleLogger, Logger } from '@nestjs/common';
import fc from 'fast-check';
import { sanitizeTileHtml as clean } from '../../../server/adapters/tiles/sanitize-tile-html.js';
import { SanitizerThread } from '../../../server/adapters/tiles/sanitizer-thread.js';
import { SanitizeHtmlTileSanitizer } from '../../../server/adapters/tiles/sanitize-html-tile-sanitizer.js';
import { TilesNotSanitized } from '../../../server/pages/pages.errors.js';
import { anyHostileHtml } from '../../builders/injection/any-hostile-html.js';
import { HOSTILE_HTML } from '../../builders/injection/hostile-html.js';
import { INJECTION_PAYLOADS } from '../../builders/injection/injection-payloads.js';
import { until } from '../../support/waiting.js';

const patient = { restMilliseconds: 60_000, mostMilliseconds: 60_000 };

const LINK = 'target="_blank" rel="noopener noreferrer nofollow ugc"';
const PICTURE = 'loading="lazy" referrerpolicy="no-referrer"';

// The log has the words "heap out of memory" of the thread. On standard error, Jest would take them for the end of its own process.
beforeAll(() => void Logger.overrideLogger(false));
afterAll(() => void Logger.overrideLogger(new ConsoleLogger()));

/** Every tag that may be left, with all its attributes in full: what is not described here is not in the output. */
const TAG = new RegExp(
  [
    String.raw`<(?:p|li|pre|div|strong|em|u|sub|sup|span|ol|ul|a|img|br)`,
    String.raw`(?: (?:href|src)="(?:about:blank|(?:https?|mailto|tel):[^"<>]*)")?`,
    String.raw`(?: target="_blank" rel="noopener noreferrer nofollow ugc")?`,
    String.raw`(?: alt="[^"<>]*" loading="lazy" referrerpolicy="no-referrer")?`,
    String.raw`(?: data-list="(?:ordered|bullet)")?`,
    String.raw`(?: class="ql-[a-z0-9-]+(?: ql-[a-z0-9-]+)*")?`,
    String.raw`(?: spellcheck="false")?`,
    String.raw`(?: style="(?:(?:background-)?color: [#a-z0-9(),.%\s]+;\s?)+")?`,
    String.raw`>|<\/(?:p|li|pre|div|strong|em|u|sub|sup|span|ol|ul|a)>`,
  ].join(''),
  'gi',
);

function expectHarmless(html: string): void {
  expect(html.replace(TAG, '')).not.toMatch(/[<>]/);
}

// As Quill 2 writes them with every button of the toolbar, without what only the editor needs.
const HONEST = [
  '',
  'plain text',
  '<p>a  b &amp; &lt;c&gt; "q" \'s\'&nbsp;&nbsp;x</p><p><br></p><p>é 名前 😀</p>',
  '<p><strong>a</strong> <em>b</em> <u>c</u> <sub>d</sub> <sup>e</sup></p>',
  '<p><span style="color: rgb(230, 0, 0);">a</span><span style="background-color: rgb(255, 255, 0);">b</span></p>',
  '<p><span style="color: red;">a</span><span style="color: rgba(1, 2, 3, 0.5); background-color: #ff0;">b</span></p>',
  '<p><span class="ql-font-serif">a</span><span class="ql-font-monospace">b</span></p>',
  '<p><span class="ql-size-small">a</span><span class="ql-size-large">b</span><span class="ql-size-huge">c</span></p>',
  '<p><strong class="ql-font-serif ql-size-huge" style="color: rgb(230, 0, 0); background-color: rgba(1, 2, 3, 0.5);"><em><u>a</u></em></strong></p>',
  '<p><sub style="color: rgb(0, 0, 255);">a</sub></p>',
  '<ol><li data-list="ordered">one</li><li data-list="bullet" class="ql-indent-1">two</li><li data-list="ordered" class="ql-indent-8">3</li></ol>',
  '<ol><li data-list="bullet" class="ql-align-center">one</li></ol>',
  '<p class="ql-align-center">a</p><p class="ql-align-right">b</p><p class="ql-align-justify">c</p><p class="ql-indent-3">d</p>',
  '<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block">  a\tb</div><div class="ql-code-block"><br></div></div>',
  // As Quill 1.3 wrote them.
  '<ul><li>one</li><li class="ql-indent-1">two</li></ul><ol><li>three</li></ol>',
  '<pre class="ql-syntax" spellcheck="false">if (a &lt; b) {\n  c();\n}\n</pre>',
  `<p><a href="https://ada.example/?a=1&amp;b=2#c" ${LINK}>a</a> <a href="mailto:ada@ada.example" ${LINK}>b</a></p>`,
  `<p><a href="tel:+39" ${LINK} class="ql-size-large" style="color: rgb(0, 102, 204);">c</a> <a href="about:blank" ${LINK}>d</a></p>`,
  `<p><img src="https://ada.example/a.png?x=1&amp;y" alt="A &quot;tree&quot;" ${PICTURE}></p>`,
];

describe('content that the toolbar makes', () => {
  test.each(HONEST)('TC-17 Tile content is stored as sanitized HTML of exactly what the toolbar can make: %s stays as it is', (html) => {
    expect(clean(html)).toBe(html);
  });

  test('the marks that only the editor needs are removed', () => {
    const edited = '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li></ol>';
    expect(clean(edited)).toBe('<ol><li data-list="bullet">a</li></ol>');
  });

  test.each([
    ['<h1>Title</h1><blockquote>Quote</blockquote>', '<p>Title</p><p>Quote</p>'],
    ['<b>a</b><i>b</i><s>c</s><code>d</code><font color="red">e</font>', '<strong>a</strong><em>b</em>cde'],
    ['<div>a</div><div class="x">b</div>', '<p>a</p><p>b</p>'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    ['<p class="ql-align-center evil ql-indent-99" id="x" onclick="y" style="position:fixed">a</p>', '<p class="ql-align-center">a</p>'],
    ['<p class="ql-size-huge">a</p><span class="ql-align-center">b</span>', '<p>a</p><span>b</span>'],
    ['<ol><li data-list="checked">a</li></ol>', '<ol><li data-list="bullet">a</li></ol>'],
    ['<li data-list="ordered">a</li>', '<p>a</p>'],
    ['<ul><li>a<p><li>b</li></p></li><table><li>c</li></table></ul>', '<ul><li>a<p>b</p></li><p>c</p></ul>'],
    ['<span style="color: rgb(1, 2, 3); position: fixed; font-size: 900px">a</span>', '<span style="color: rgb(1, 2, 3);">a</span>'],
  ])('of content that the toolbar cannot make at most the text is kept: %s', (html, left) => expect(clean(html)).toBe(left));

  test.each([
    ...[
      'ql-sizehuge',
      'ql-size-hugex',
      'xql-size-huge',
      'ql-size-',
      'ql-size',
      'ql-size-normal',
      'ql-font-serifs',
      'ql-font-arial',
      'ql-fontserif',
    ],
    ...['QL-SIZE-HUGE', 'ql-size-huge-large', 'ql--size-huge', 'ql-color-red', 'ql-bg-red', 'ql-direction-rtl', 'ql-video', 'ql-formula'],
  ])('TC-17 A class of a span that is almost one of the toolbar is removed: %s', (almost) => {
    expect(clean(`<p><span class="${almost}">a</span></p>`)).toBe('<p><span>a</span></p>');
  });

  test.each([
    ['<p><h1>a</h1></p>', '<p>a</p>'],
    ['<p>a<h1>b</h1></p>', '<p>a</p><p>b</p>'],
    ['<h1><p>a</p></h1><p>b</p>', '<p>a</p><p>b</p>'],
    ['<p class="ql-align-center">a<blockquote>b</blockquote></p>', '<p class="ql-align-center">a</p><p>b</p>'],
    ['<p class="ql-align-center"><ul><li>a</li></ul></p>', '<ul><li>a</li></ul>'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '<p>a</p><p>b</p>'],
    ['<div>a<div>b</div></div>', '<p>a</p><p>b</p>'],
    ['<p>\n  <h2>a</h2>\n</p>', '<p>a</p>\n'],
    ['<section><h2>a</h2><p>b</p></section><section>c</section>', '<p>a</p><p>b</p><p>c</p>'],
    ['<dl><dt>a</dt><dd>b</dd></dl><figure><figcaption>c</figcaption></figure>', '<p>a</p><p>b</p><p>c</p>'],
    ['<p></p><p>a</p><p class="ql-indent-1"></p><p><br></p><p> </p>', '<p>a</p><p><br></p><p> </p>'],
  ])('blocks stay blocks, whatever they are in, and no empty paragraph is left: %s', (html, left) => {
    expect(clean(html)).toBe(left);
    expect(clean(left)).toBe(left);
  });

  test.each([
    'ql-indent-10x',
    'ql-indent-10',
    'ql-indent-0',
    'ql-indent-1x',
    'ql-indent',
    'xql-align-center',
    'ql-align-left',
    'ql-align-centers',
    'ql-aligncenter',
  ])('TC-17 A class of a paragraph or list item that is almost one of the toolbar is removed: %s', (almost) => {
    expect(clean(`<p class="${almost}">a</p>`)).toBe('<p>a</p>');
    expect(clean(`<ol><li data-list="ordered" class="${almost}">a</li></ol>`)).toBe('<ol><li data-list="ordered">a</li></ol>');
  });
});

describe('links', () => {
  test.each([
    'http://ada.example',
    'https://ada.example/a b?c="d"',
    'HTTPS://ADA.EXAMPLE',
    'mailto:ada@ada.example?subject=x',
    'tel:+390612345',
  ])('TC-14 A link with http, https, mailto or tel is kept: %s', (href) => {
    const escaped = href.replaceAll('"', '&quot;');
    expect(clean(`<a href='${href}'>x</a>`)).toBe(`<a href="${escaped}" ${LINK}>x</a>`);
  });

  test.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)'],
    ...['java&#9;script:alert(1)', '&#106;avascript:alert(1)', '\u0001javascript:alert(1)', 'javascript&colon;alert(1)'],
    ...['data:text/html,<script>alert(1)</script>', 'vbscript:x', 'file:///etc/passwd', 'blob:https://a/b', 'sms:1', 'ftp://a.example'],
    ...['//evil.example', '/login', 'login', '#x', '', 'about:srcdoc', 'http://', 'https://a b c.example', 'ｊavascript:alert(1)'],
  ])('TC-15 A link with any other protocol becomes `about:blank`: %j', (href) => {
    expect(clean(`<a href="${href}">x</a>`)).toBe(`<a href="about:blank" ${LINK}>x</a>`);
  });

  test('TC-16 A link opens in a new tab with `target=_blank rel="noopener noreferrer nofollow ugc"`, whatever its own attributes', () => {
    const html = '<a href="https://ada.example" target="_top" rel="opener" ping="https://evil.example" download>x</a>';
    expect(clean(html)).toBe(`<a href="https://ada.example" ${LINK}>x</a>`);
  });

  test('a link of more than 2,048 characters becomes about:blank, and an anchor without an address is no link', () => {
    expect(clean(`<a href="https://ada.example/${'x'.repeat(2048)}">x</a>`)).toContain('href="about:blank"');
    expect(clean('<a name="x">x</a>')).toBe('<span>x</span>');
  });
});

describe('pictures', () => {
  test.each(['a.png', 'a.jpg', 'a.JPEG', 'a.gif', 'a.png?size=1', 'a.b/c.gif#x'])(
    'TC-10 TC-11 https pictures with an address that ends in png, jpg, jpeg or gif are kept, ignoring the query: %s',
    (path) => {
      expect(clean(`<img src="https://ada.example/${path}">`)).toBe(`<img src="https://ada.example/${path}" alt="" ${PICTURE}>`);
    },
  );

  test('a picture at an http address is asked for over https', () => {
    expect(clean('<img src="HTTP://ada.example/a.png?x=1">')).toBe(`<img src="https://ada.example/a.png?x=1" alt="" ${PICTURE}>`);
  });

  test.each([
    ...['//ada.example/a.png', 'a.png', 'data:image/png;base64,AAAA', 'javascript:alert(1)//.png'],
    ...[
      'https://ada.example/a.svg',
      'https://ada.example/a',
      'https://ada.example/?a.png',
      'https://ada.example/#a.png',
      'https://[x/a.png',
    ],
    ...[
      'https:/\\ada.example/a.png',
      'https:\\\\ada.example\\a.png',
      'https:ada.example/a.png',
      'https:/ada.example/a.png',
      'view-source:https://ada.example/a.png',
    ],
    ...[
      'blob:https://ada.example/a.png',
      'https\u200b://ada.example/a.png',
      'https://ada.example:99999/a.png',
      `https://ada.example/${'a'.repeat(2025)}.png`,
    ],
  ])('TC-10 TC-11 pictures with any other address are removed: %s', (src) =>
    expect(clean(`<p><img src="${src}" onerror="alert(1)"></p>`)).toBe(''),
  );

  test.each([
    ['hTTpS://ADA.example/a.PNG', 'hTTpS://ADA.example/a.PNG'],
    [' ht\ntps://ada.example/a.png\t', 'https://ada.example/a.png'],
    ['https://ada.example:8443/a.png', 'https://ada.example:8443/a.png'],
    ['https://xn--mnchen-3ya.example/a.png', 'https://xn--mnchen-3ya.example/a.png'],
    ['https://münchen.example/a.png', 'https://münchen.example/a.png'],
    ['https://ada.example\\@other.example/a.png', 'https://ada.example\\@other.example/a.png'],
  ])('a picture that is kept is loaded over https, however its address is written: %j', (src, left) => {
    const html = clean(`<img src="${src}">`);
    expect(html).toBe(`<img src="${left}" alt="" ${PICTURE}>`);
    expect(new URL(left).protocol).toBe('https:');
  });

  test('TC-12 An embedded image is loaded without a referrer and lazily, and has no size or source set of its own', () => {
    const html =
      '<img width="9999" height="9999" srcset="https://evil.example/x 2x" src="https://ada.example/a.png" alt="Tree" loading="eager">';
    expect(clean(html)).toBe(`<img src="https://ada.example/a.png" alt="Tree" ${PICTURE}>`);
  });
});

describe('harmful content', () => {
  test.each(HOSTILE_HTML)('%j is made harmless', (html) => {
    expectHarmless(clean(html));
    expect(clean(clean(html))).toBe(clean(html));
  });

  test.each([
    ...['<script>evil()</script>', '<style>evil</style>', '<svg><p>evil</p></svg>', '<math><mi>evil</mi></math>'],
    ...['<template>evil</template>', '<noscript>evil</noscript>', '<xmp>evil</xmp>', '<iframe>evil</iframe>'],
    ...['<textarea>evil</textarea>', '<title>evil</title>'],
  ])('code and content with other parsing rules are removed completely: %s', (html) => expect(clean(`a${html}b`)).toBe('ab'));

  test.each(Object.entries(INJECTION_PAYLOADS))('%s are made harmless', (_, payloads) => {
    for (const html of payloads) {
      expectHarmless(clean(html));
      expect(clean(clean(html))).toBe(clean(html));
    }
  });

  test('cleaned content is harmless, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(anyHostileHtml, (html) => {
        const once = clean(html);
        expectHarmless(once);
        expect(clean(once)).toBe(once);
        expect(once).not.toMatch(/\0|\p{Surrogate}/u);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['<b>', '<i><b>', '<x>', '<b></x>', '<p><div><ul><li>', '<svg><g>'])('hundreds of open %s do not change the text', (piece) => {
    expect(clean(`${piece.repeat(300)}a &lt;b&gt; c`)).toBe('a &lt;b&gt; c');
  });

  test.each(['<b><!--</b>-->', '<b title="</b>">', '<b><![CDATA[</b>]]>', '<<i>b>'])(
    'nesting that is hidden from a reader, for example by %s, is found',
    (piece) => {
      const left = clean(`${piece.repeat(300)}a`);
      expect(left).toMatch(/^[^<>]*a$/);
      expect(clean(left)).toBe(left);
    },
  );

  test('a hundred open elements are read as usual, and so are a thousand that end automatically', () => {
    expect(clean(`${'<b>'.repeat(100)}a`)).toMatch(/^<strong>/);
    expect(clean('<p>a'.repeat(1000))).toBe('<p>a</p>'.repeat(1000));
    expect(clean('<p>a<br>b</p>'.repeat(1000))).toBe('<p>a<br>b</p>'.repeat(1000));
  });

  test.each([
    ['unclosed elements', '<span>'.repeat(170_000)],
    ['bold text', '<b>'.repeat(333_333)],
    ['unknown elements', '<x>'.repeat(333_333)],
    ['nested lists', '<ul><li>'.repeat(120_000)],
    ['pictures', 'x'.repeat(500_000) + '<img>'.repeat(100_000)],
    ['angle brackets', '<'.repeat(1_000_000)],
    ['colours', `<span style="${'color:red;'.repeat(90_000)}">x</span>`],
    ['blanks in a colour', `<span style="color: rgb(${' '.repeat(900_000)}">x</span>`],
    ['attributes', `<p ${'a '.repeat(450_000)}>x</p>`],
  ])('1 MB of %s, ten times the limit of a tile, is made harmless', async (_, html) => {
    // The time that this takes proves nothing. The thread only ensures that work without an end fails the test and does not block it.
    const thread = new SanitizerThread(patient);
    expectHarmless(await thread.do(html));
    await thread.stop();
  });
});

describe('Without delaying other work', () => {
  const long = '<p>a <b>b</b></p>'.repeat(3000);

  test('long HTML is cleaned while other work runs, with the same result', async () => {
    const sanitizer = new SanitizeHtmlTileSanitizer();
    let others = 0;
    const turn = setInterval(() => (others += 1), 0);
    const cleaned = await Promise.all([
      sanitizer.sanitize(long),
      sanitizer.sanitize(`${long}<script>`),
      sanitizer.sanitize('<b>short</b>'),
    ]);
    clearInterval(turn);
    await sanitizer.onApplicationShutdown();
    expect(cleaned).toEqual([clean(long), clean(long), '<strong>short</strong>']);
    expect(others).toBeGreaterThan(0);
  });

  test('the thread exists only while it has work, and a new one is started after it was stopped', async () => {
    const thread = new SanitizerThread({ restMilliseconds: 0, mostMilliseconds: 60_000 });
    expect(thread.isRunning).toBe(false);
    expect(await thread.do('<b>a</b>')).toBe('<strong>a</strong>');
    await until(() => !thread.isRunning);

    const endless = new SanitizerThread(patient, programThat('for (;;);'));
    const interrupted = expect(endless.do('a')).rejects.toThrow(TilesNotSanitized);
    await until(() => endless.isRunning);
    await endless.stop();
    await interrupted;
    expect(await thread.do('<i>b</i>')).toBe('<em>b</em>');
    await thread.stop();
  });
});

/** A program for the thread that does this for each text, and then answers it. */
function programThat(does: string): URL {
  const source = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (html) => { ${does}; parentPort.postMessage(html); });`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

describe('A text on which the thread fails is refused; the next text gets a new thread', () => {
  const DEEP = 'let deep = 0; for (let at = 0; at < 6_000; at += 1) deep = [deep];';
  const fault = (does: string): string => `if (html === 'bad') { ${does} }`;
  test.each([
    ['a text that takes too long', fault('for (;;);'), 1_500],
    ['a text that takes too much memory', fault('let held; for (;;) held = { held, html };'), 60_000],
    ['a text that throws', fault("throw new TypeError('nonsense');"), 60_000],
    ['a text whose answer is too deep to be read', fault(`${DEEP} parentPort.postMessage(deep); return;`), 60_000],
  ])('%s', async (_, does, mostMilliseconds) => {
    const thread = new SanitizerThread({ ...patient, mostMilliseconds }, programThat(does));
    const [bad, next] = [thread.do('bad'), thread.do('good')];
    await expect(bad).rejects.toThrow(TilesNotSanitized);
    await expect(bad).rejects.toMatchObject({ kind: 'unavailable', code: 'BUSY' });
    expect(await next).toBe('good');
    await thread.stop();
  });

  test('a text for which no thread can be started', async () => {
    const thread = new SanitizerThread(patient, new URL('https://elsewhere.example/program.js'));
    await expect(thread.do('a')).rejects.toMatchObject({ kind: 'unavailable', code: 'BUSY' });
    await thread.stop();
  });

  test('a text with too many others waiting before it', async () => {
    const thread = new SanitizerThread(patient, programThat('for (;;);'));
    const waiting = Array.from({ length: 51 }, () => thread.do('a').catch(() => 'stopped'));
    await expect(thread.do('a')).rejects.toThrow(TilesNotSanitized);
    let isOver = false;
    const all = Promise.all(waiting).finally(() => (isOver = true));
    await until(async () => {
      await thread.stop();
      return isOver;
    });
    expect(new Set(await all)).toEqual(new Set(['stopped']));
  });
});
