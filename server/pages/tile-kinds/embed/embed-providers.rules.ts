import { mapFrame } from './map-frame.rules.js';

/** How an address at a provider becomes the address of a frame. */
interface EmbedRule {
  readonly pattern: RegExp;
  /** The address of the frame; null if this address cannot be shown in a frame. It starts playing, because the visitor has pressed. */
  readonly frame: (found: RegExpExecArray) => string | null;
}

/** A site whose videos, songs or maps can be shown inside a page. */
export interface EmbedProvider {
  /** The name of the brand, which is not translated. */
  readonly name: string;
  /** The origin of its frames, the only one that the page's policy allows for it. */
  readonly origin: string;
  /** The shape of the frame. A film is 16 by 9 and a map 4 by 3; a song and a list have the height that players have. */
  readonly shape: 'film' | 'map' | 'song' | 'list';
  readonly rules: readonly EmbedRule[];
}

const code = (found: RegExpExecArray): string => found[1] ?? '';

function vimeoFrame(video: string | undefined, secret: string | undefined): string {
  return `https://player.vimeo.com/video/${video}?dnt=1&autoplay=1${secret ? `&h=${secret}` : ''}`;
}

function soundCloudFrame(song: string | null): string | null {
  return song && `https://w.soundcloud.com/player/?url=${encodeURIComponent(song)}&auto_play=true`;
}

/** Null when its escapes are invalid. */
function decodedPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Every provider. A further one is one more entry here, and nothing else. */
export const EMBED_PROVIDERS: readonly EmbedProvider[] = [
  {
    name: 'YouTube',
    // This host sets no cookies before the video plays.
    origin: 'https://www.youtube-nocookie.com',
    shape: 'film',
    rules: [
      {
        pattern:
          /^https?:\/\/(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:shorts|live|embed)\/)([\w-]{11})(?![\w-])/i,
        frame: (found) => `https://www.youtube-nocookie.com/embed/${code(found)}?autoplay=1`,
      },
      {
        pattern: /^https?:\/\/youtu\.be\/([\w-]{11})(?![\w-])/i,
        frame: (found) => `https://www.youtube-nocookie.com/embed/${code(found)}?autoplay=1`,
      },
      {
        pattern: /^https?:\/\/(?:(?:www|m|music)\.)?youtube\.com\/playlist\?(?:[^#]*&)?list=([\w-]{10,60})(?![\w-])/i,
        frame: (found) => `https://www.youtube-nocookie.com/embed/videoseries?list=${code(found)}&autoplay=1`,
      },
    ],
  },
  {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    shape: 'film',
    rules: [
      {
        // The second part, or `h`, belongs to a video that only people with the link may see.
        pattern:
          /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([\da-f]{6,16})|\/?\?(?:[^#]*&)?h=([\da-f]{6,16}))?(?=[/?#&]|$)/i,
        frame: ([, video, part, parameter]) => vimeoFrame(video, part ?? parameter),
      },
    ],
  },
  {
    name: 'Spotify',
    origin: 'https://open.spotify.com',
    shape: 'list',
    rules: [
      {
        pattern:
          /^https?:\/\/open\.spotify\.com\/(?:intl-[a-z-]+\/)?(?:embed\/)?(track|album|artist|playlist|episode|show)\/([a-z\d]{22})(?=[/?#]|$)/i,
        frame: ([, what, id]) => `https://open.spotify.com/embed/${(what ?? '').toLowerCase()}/${id}`,
      },
    ],
  },
  {
    name: 'SoundCloud',
    origin: 'https://w.soundcloud.com',
    shape: 'song',
    rules: [
      {
        pattern: /^https?:\/\/(?:(?:www|m)\.)?soundcloud\.com\/([\w-]+(?:\/[\w-]+){0,3})\/?(?=[?#]|$)/i,
        frame: (found) => soundCloudFrame(`https://soundcloud.com/${code(found)}`),
      },
      {
        // The code for embedding has this address.
        pattern: /^https?:\/\/w\.soundcloud\.com\/player\/?\?(?:[^#]*&)?url=(https%3A(?:\/|%2F){2}api\.soundcloud\.com(?:\/|%2F)[^&#]+)/i,
        frame: (found) => soundCloudFrame(decodedPart(code(found))),
      },
    ],
  },
  {
    name: 'Bandcamp',
    origin: 'https://bandcamp.com',
    shape: 'song',
    rules: [
      {
        // "Share / Embed" at Bandcamp shows this address.
        pattern: /^https?:\/\/bandcamp\.com\/EmbeddedPlayer\/(?:[\w.=-]+\/)*((?:album|track)=\d+)(?=[/?#]|$)/i,
        frame: (found) => `https://bandcamp.com/EmbeddedPlayer/${code(found)}/size=large/tracklist=false/artwork=small/`,
      },
      // The address of an album does not have its number.
      { pattern: /^https?:\/\/[\w-]+\.bandcamp\.com(?=[/?#]|$)/i, frame: () => null },
    ],
  },
  {
    name: 'OpenStreetMap',
    origin: 'https://www.openstreetmap.org',
    shape: 'map',
    rules: [{ pattern: /^https?:\/\/(?:www\.)?openstreetmap\.org\/[^\s]*$/i, frame: ([address]) => mapFrame(address) }],
  },
];
