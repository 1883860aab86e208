import { describe, expect, test } from '@jest/globals';
import { embedFrame } from '../../../../../server/pages/tile-kinds/embed/embed-frames.rules.js';
import { EMBED_PROVIDERS } from '../../../../../server/pages/tile-kinds/embed/embed-providers.rules.js';
import { completeEmbedAddress } from '../../../../../server/pages/tile-kinds/embed/embed-tile-parsing.rules.js';
import { embedOf } from '../../../../../server/pages/tile-kinds/embed/embed-tile.rules.js';

const video = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const list = 'https://www.youtube-nocookie.com/embed/videoseries?list=PL1234567890&autoplay=1';
const film = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1';
const song = '4uLU6hMCjMI75M1A2tKUQC';
const author = 'did:plc:z72i7hdynmk6r22z27h6tvur';
const post = `https://embed.bsky.app/embed/${author}/app.bsky.feed.post/3l6oveex3ii2l`;

const frameOf = (address: string) => {
  const embed = embedOf(address);
  return embed && embedFrame(embed);
};

describe('What an address shows', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube', video],
    ['https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ#comments', 'YouTube', video],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'YouTube', video],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?si=x', 'YouTube', video],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'YouTube', video],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'YouTube', video],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=43', 'YouTube', `${video}&start=43`],
    ['https://youtu.be/dQw4w9WgXcQ?si=x&t=43s', 'YouTube', `${video}&start=43`],
    ['https://youtu.be/dQw4w9WgXcQ?t=1h2m3s', 'YouTube', `${video}&start=3723`],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=90', 'YouTube', `${video}&start=90`],
    ['https://youtu.be/dQw4w9WgXcQ?t=soon', 'YouTube', video],
    ['https://www.youtube.com/playlist?list=PL1234567890', 'YouTube', list],
    ['https://www.youtube.com/embed/videoseries?si=x&list=PL1234567890', 'YouTube', list],
    ['https://vimeo.com/76979871', 'Vimeo', film],
    ['https://vimeo.com/76979871#t=1m3s', 'Vimeo', `${film}#t=1m3s`],
    ['https://vimeo.com/76979871/abcdef1234', 'Vimeo', `${film}&h=abcdef1234`],
    ['https://vimeo.com/channels/staffpicks/76979871', 'Vimeo', film],
    ['https://vimeo.com/showcase/1234567/video/76979871', 'Vimeo', film],
    ['https://vimeo.com/groups/figs/videos/76979871', 'Vimeo', film],
    ['https://player.vimeo.com/video/76979871', 'Vimeo', film],
    [`https://open.spotify.com/intl-de/track/${song}?si=x`, 'Spotify', `https://open.spotify.com/embed/track/${song}`],
    [`https://open.spotify.com/playlist/${song}`, 'Spotify', `https://open.spotify.com/embed/playlist/${song}`],
    [
      'https://soundcloud.com/ada/figs?in=x',
      'SoundCloud',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fada%2Ffigs&auto_play=true',
    ],
    [
      'https://bandcamp.com/EmbeddedPlayer/album=42/size=large/',
      'Bandcamp',
      'https://bandcamp.com/EmbeddedPlayer/album=42/size=large/tracklist=false/artwork=small/',
    ],
    ['https://ada.bandcamp.com/album/figs', 'Bandcamp', null],
    ['https://player.vimeo.com/video/76979871?h=abcdef1234', 'Vimeo', `${film}&h=abcdef1234`],
    ['https://vimeo.com/76979871?share=copy&h=abcdef1234', 'Vimeo', `${film}&h=abcdef1234`],
    [
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=%23ff5500&auto_play=false',
      'SoundCloud',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F293&auto_play=true',
    ],
    [
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/playlists/soundcloud%253Aplaylists%253A2%3Fsecret_token%3Ds-aB1',
      'SoundCloud',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Fplaylists%2Fsoundcloud%253Aplaylists%253A2%3Fsecret_token%3Ds-aB1&auto_play=true',
    ],
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=13.3%2C52.4%2C13.5%2C52.6&layer=cyclosm&marker=52.5%2C13.4',
      'OpenStreetMap',
      'https://www.openstreetmap.org/export/embed.html?bbox=13.3%2C52.4%2C13.5%2C52.6&layer=mapnik&marker=52.5%2C13.4',
    ],
    ['https://www.openstreetmap.org/export/embed.html?bbox=13.3%2C52.4%2C13.5', 'OpenStreetMap', null],
    [
      'https://www.openstreetmap.org/?mlat=52.5&mlon=13.4#map=16/52.5/13.4',
      'OpenStreetMap',
      'https://www.openstreetmap.org/export/embed.html?bbox=13.39451%2C52.49725%2C13.40549%2C52.50275&layer=mapnik&marker=52.5%2C13.4',
    ],
    ['https://www.openstreetmap.org/about', 'OpenStreetMap', null],
    [`https://bsky.app/profile/${author}/post/3l6oveex3ii2l?ref_src=embed`, 'Bluesky', post],
    [post, 'Bluesky', post],
  ])('%s', (address, name, frame) => {
    expect([embedOf(address)?.provider.name, frameOf(address)?.address ?? null]).toEqual([name, frame]);
  });

  test.each([
    ['https://spotify.link/AbC123', 'Spotify'],
    ['https://on.soundcloud.com/AbC123', 'SoundCloud'],
    ['https://osm.org/go/0EEQjE--?m=', 'OpenStreetMap'],
    ['https://bsky.app/profile/ada.bsky.social/post/3l6oveex3ii2l', 'Bluesky'],
  ])('%s, from which the frame cannot be known, is a link', (address, name) => {
    expect(embedOf(address)?.provider.name).toBe(name);
    expect(frameOf(address)).toBeNull();
  });

  test.each([
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@ada',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://open.spotify.com/user/ada',
    'https://soundcloud.com/',
    'https://soundcloud.com/discover',
    'https://soundcloud.com/you/sets',
    'https://bsky.app/profile/ada.bsky.social',
    `https://bsky.app.evil.example/profile/${author}/post/3l6oveex3ii2l`,
    'https://w.soundcloud.com/player/?url=https%3A//evil.example/tracks/1',
    'https://w.soundcloud.com/player/',
    'https://user:pass@youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)//https://youtu.be/dQw4w9WgXcQ',
    '',
  ])('%s is nothing that can be shown', (address) => expect(embedOf(address)).toBeNull());

  test('Each frame has the origin of its provider, and so the policy of a page allows it', () => {
    const addresses = ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871', `https://open.spotify.com/track/${song}`];
    const others = [
      'https://soundcloud.com/a/b',
      'https://bandcamp.com/EmbeddedPlayer/track=1',
      'https://www.openstreetmap.org/#map=9/1/2',
      post,
    ];
    const all = [...addresses, ...others];
    expect(all.map((address) => embedOf(address)?.provider)).toEqual(EMBED_PROVIDERS);
    for (const frame of all.map(frameOf)) expect(new URL(frame?.address ?? '').origin).toBe(frame?.origin);
  });
});

test('Of the code for embedding, the first address of a provider is taken', () => {
  const [href, other] = [`https://bsky.app/profile/${author}/post/3l6oveex3ii2l?ref_src=embed`, `https://bsky.app/profile/${author}`];
  const code = `<blockquote class="bluesky-embed"><p lang="en">Figs &lt;3</p>&mdash; Ada (<a href="${other}?ref_src=embed">@ada</a>) <a href="${href}">May 1</a></blockquote><script async src="https://embed.bsky.app/static/embed.js"></script>`;
  expect(completeEmbedAddress(code)).toBe(href);
  expect(frameOf(href)?.address).toBe(post);
  expect(completeEmbedAddress(`<img src="https://elsewhere.example/1.png"><iframe src="//youtu.be/dQw4w9WgXcQ"></iframe>`)).toBe(
    'https://youtu.be/dQw4w9WgXcQ',
  );
});
