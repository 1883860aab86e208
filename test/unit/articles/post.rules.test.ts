import { describe, expect, test } from '@jest/globals';
import { isPostPicture, minutesToRead, postPictureAddress } from '../../../server/articles/post.rules.js';

describe('The reading time of a text', () => {
  test.each([
    ['', 1],
    ['word '.repeat(220), 1],
    ['word '.repeat(329), 1],
    ['word '.repeat(330), 2],
    ['word '.repeat(880), 4],
  ])('is given in whole minutes of 220 words, at least one (%#)', (text, minutes) => {
    expect(minutesToRead(text)).toBe(minutes);
  });

  test('counts words in any script, and words joined by a sign as one', () => {
    expect(minutesToRead('Größe, наука, 学 – '.repeat(110))).toBe(2);
    expect(minutesToRead('don’t well-known 2.5 '.repeat(110))).toBe(2);
  });
});

describe('The file name of a picture beside a post', () => {
  test.each(['a.jpg', 'A photo.JPEG', 'a.b.png', 'x.webp', 'x.avif', 'x.gif', 'x.svg'])('can be %s', (name) => {
    expect(isPostPicture(name)).toBe(true);
  });

  test.each(['1-a.md', '.hidden.png', '../a.png', 'a/b.png', 'a\\b.png', 'a.png.md', 'png', '/a.png', 'https://a.example/b.png', ''])(
    'cannot be %j',
    (name) => {
      expect(isPostPicture(name)).toBe(false);
    },
  );

  test('is escaped in its address', () => {
    expect(postPictureAddress('A photo?.jpg')).toBe('/blog/pictures/A%20photo%3F.jpg');
  });
});
