import { expect, test } from '@jest/globals';
import { escapeMarkup, scriptJson } from '../../server/markup.rules.js';

test('An escaped text cannot end a text or an attribute of HTML or XML, and is read as the same text', () => {
  expect(escapeMarkup(`<b title='x'>"a" & b</b>`)).toBe('&lt;b title=&#39;x&#39;&gt;&quot;a&quot; &amp; b&lt;/b&gt;');
});

test('Data for a script element cannot end it or begin a comment, and is read as the same data', () => {
  const data = { name: '</script><!-- & "Ada"' };
  expect(scriptJson(data)).not.toMatch(/[<>&]/);
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});
