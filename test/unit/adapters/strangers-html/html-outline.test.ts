import { describe, expect, jest, test } from '@jest/globals';
import { readHtmlOutline } from '../../../../server/adapters/strangers-html/html-outline.js';

const PLAIN = { id: '', classes: [] };

function partsOf(html: string, address: string | null = null) {
  const { parts } = readHtmlOutline(html, address);
  return parts.map((part) => ('text' in part ? `${part.kind}: ${part.text}` : `${part.kind}: ${part.address}`));
}

describe('The outline of a page', () => {
  test('has what stands in its head, each first one of a name', () => {
    const html =
      '<title>A &amp;\n B</title><title>Other</title><base href="/deep/"><meta name="Description" content=" One  line "><meta name="description" content="Two"><meta property="og:image" content="a.png">';
    const { title, metas, base } = readHtmlOutline(html, 'https://ada.example/x/y');
    expect({ title, base, metas: Object.fromEntries(metas) }).toEqual({
      title: 'A & B',
      base: 'https://ada.example/deep/',
      metas: { description: 'One line', 'og:image': 'a.png' },
    });
  });

  test('has headings, texts, pictures and links in their order', () => {
    expect(
      partsOf(
        '<h1>Ada</h1><p>Writes <b>programs</b>.</p><img src="/a.png"><ul><li>One<li><a href="b">Two</a> three</ul>',
        'https://ada.example/c/',
      ),
    ).toEqual(['heading: Ada', 'text: Writes programs.', 'image: https://ada.example/a.png', 'text: One', 'link: Two', 'text: three']);
  });

  test('has all of a link: its words, its picture, its label and where it stands', () => {
    const { parts } = readHtmlOutline(
      '<nav><a id="i" class="button  blue" href="HTTPS://Ada.example/#x" title="T" aria-label="L"><img src="a.svg" alt="A"><img src="b.svg"><h3>One</h3>two</a></nav>',
      null,
    );
    expect(parts).toEqual([
      {
        kind: 'link',
        id: 'i',
        classes: ['button', 'blue'],
        address: 'HTTPS://Ada.example/#x',
        text: 'One two',
        label: 'L',
        image: { kind: 'image', address: 'relative:a.svg', alternative: 'A', ...PLAIN },
        isBesideContent: true,
      },
    ]);
  });

  test('has the words of a button in a link, and of no other button', () => {
    expect(partsOf('<button>Menu</button><a href="a"><button><svg><title>Icon</title></svg>Buy</button> now</a>')).toEqual([
      'link: Buy now',
    ]);
  });

  test('has each of two headings of which the first one does not end', () => {
    expect(partsOf('<h2>One<div><h3>Two</h3></div><h2><a href="a">Three</a></h2>')).toEqual([
      'heading: One',
      'heading: Two',
      'link: Three',
    ]);
  });

  test('has a picture that is loaded later, one in the page itself, and none without an address', () => {
    expect(
      partsOf(
        '<img><img src=""><img src="data:image/gif;base64,R0" data-src="/late.png"><img src="data:image/png;base64,AA">',
        'https://ada.example/',
      ),
    ).toEqual(['image: https://ada.example/late.png', 'image: data:image/png;base64,AA']);
  });

  test('has no scripts, styles or forms, and of the data in scripts what is JSON', () => {
    const html =
      '<script>var a="<a href=b>no</a>"</script><style>p{}</style><script type="application/ld+json">{"a":1}</script><script type="application/ld+json">{</script><script id="__NEXT_DATA__">[2]</script><noscript><p>no</p></noscript><select><option>no</select><p>Yes</p>';
    const { data, parts } = readHtmlOutline(html, null);
    expect(data).toEqual([
      { id: '', type: 'application/ld+json', json: { a: 1 } },
      { id: '__NEXT_DATA__', type: '', json: [2] },
    ]);
    expect(parts).toEqual([{ kind: 'text', text: 'Yes', ...PLAIN }]);
  });

  test('LM-25 has no data in scripts whose lists and objects lie more than 64 levels deep in each other, and does not parse it', () => {
    const parsing = jest.spyOn(JSON, 'parse');
    const script = (levels: number) => `<script type="application/ld+json">${'['.repeat(levels)}${']'.repeat(levels)}</script>`;
    expect(readHtmlOutline(script(64) + script(65) + script(100_000), null).data).toHaveLength(1);
    expect(parsing).toHaveBeenCalledTimes(1);
    parsing.mockRestore();
  });

  test('has what stands above elements that are too deep in each other, and nothing of them', () => {
    const deep = (count: number) => `<a href="a">Above</a>${'<div>'.repeat(count)}<a href="b">Deep</a>`;
    expect(partsOf(deep(500))).toEqual(['link: Above', 'link: Deep']);
    expect(partsOf(deep(600))).toEqual(['link: Above']);
  });

  test('has at most 5,000 parts', () => {
    expect(partsOf('<p>A</p>'.repeat(6_000))).toHaveLength(5_000);
  });

  test('has what a page that ends in the middle shows', () => {
    expect(partsOf('<h2>One</h2><a href="a">Two')).toEqual(['heading: One', 'link: Two']);
    expect(partsOf('<p>One<a href="a')).toEqual(['text: One']);
  });
});
