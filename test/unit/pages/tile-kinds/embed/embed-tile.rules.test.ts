import { describe, expect, test } from '@jest/globals';
import { EMBED_PROVIDERS } from '../../../../../server/pages/tile-kinds/embed/embed-providers.rules.js';
import { embedOf } from '../../../../../server/pages/tile-kinds/embed/embed-tile.rules.js';

const video = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const song = '4uLU6hMCjMI75M1A2tKUQC';

describe('What an address shows', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube', video],
    ['https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42', 'YouTube', video],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'YouTube', video],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?si=x', 'YouTube', video],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'YouTube', video],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'YouTube', video],
    [
      'https://www.youtube.com/playlist?list=PL1234567890',
      'YouTube',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL1234567890&autoplay=1',
    ],
    ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    ['https://vimeo.com/76979871/abcdef1234', 'Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=abcdef1234'],
    ['https://player.vimeo.com/video/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
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
    [
      'https://player.vimeo.com/video/76979871?h=abcdef1234',
      'Vimeo',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=abcdef1234',
    ],
    [
      'https://vimeo.com/76979871?share=copy&h=abcdef1234',
      'Vimeo',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=abcdef1234',
    ],
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
  ])('%s', (address, name, frame) => {
    const embed = embedOf(address);
    expect([embed?.provider.name, embed?.frame]).toEqual([name, frame]);
  });

  test.each([
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@ada',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://open.spotify.com/user/ada',
    'https://soundcloud.com/',
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
    ];
    const embeds = [...addresses, ...others].map(embedOf);
    expect(embeds.map((embed) => embed?.provider)).toEqual(EMBED_PROVIDERS);
    for (const embed of embeds) expect(new URL(embed?.frame ?? '').origin).toBe(embed?.provider.origin);
  });
});
