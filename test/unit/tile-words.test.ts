import { describe, expect, test } from '@jest/globals';
import { wordsOf } from '../../server/pages/tile-kinds/tile-words.rules.js';

describe('The words of a rich text', () => {
  test.each([
    ['a line for each paragraph', '<p>Flour &amp; water</p><p>Salt</p>', 'Flour & water\nSalt'],
    ['formats disappear, words stay together', '<p>a<strong>b</strong> <a href="https://x.example">c</a></p>', 'ab c'],
    ['items of lists', '<ol><li data-list="bullet">one</li><li>two</li></ol>', '- one\n- two'],
    ['line breaks and blanks', '<p>a<br>b&nbsp; c</p><p><br></p><p><br></p><p>d</p>', 'a\nb c\n\nd'],
    ['signs that look like markup', '<p>1 &lt; 2 &amp;amp; &quot;3&quot; &#39;</p>', '1 < 2 &amp; "3" \''],
    ['nothing', '', ''],
  ])('%s', (_, html, words) => {
    expect(wordsOf(html)).toBe(words);
  });
});
