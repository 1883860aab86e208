import type { EmbedProvider } from './embed-providers.rules.js';
import type { Embed, EmbedParts } from './embed-tile.rules.js';
import { mapFrame } from './map-frame.rules.js';

/** How the frames of a provider are addressed. */
interface FrameRules {
  /** The origin of its frames, the only one that the page's policy allows for it. */
  readonly origin: string;
  /**
   * The address of the frame, from the groups of the pattern and from the address itself; null if this address cannot be shown in a frame. It
   * starts playing, because the visitor has pressed.
   */
  readonly frame: (parts: EmbedParts, address: string) => string | null;
}

/** The frame that shows what an address leads to. */
export interface EmbedFrame {
  readonly address: string;
  readonly origin: string;
}

const FRAMES: Readonly<Record<EmbedProvider['name'], FrameRules>> = {
  YouTube: {
    // This host sets no cookies before the video plays.
    origin: 'https://www.youtube-nocookie.com',
    frame: ({ video, list }, address) => {
      const played = list === undefined ? `${video}?` : `videoseries?list=${list}&`;
      return `https://www.youtube-nocookie.com/embed/${played}autoplay=1${youTubeStart(address)}`;
    },
  },
  Vimeo: {
    origin: 'https://player.vimeo.com',
    frame: ({ video, part, secret = part }, address) => {
      const [, start] = /[?&#]t=(\d[\dhms]{0,9})(?![^&#])/.exec(address) ?? [];
      return `https://player.vimeo.com/video/${video}?dnt=1&autoplay=1${secret ? `&h=${secret}` : ''}${start ? `#t=${start}` : ''}`;
    },
  },
  Spotify: {
    origin: 'https://open.spotify.com',
    frame: ({ what, id }) => (what === undefined ? null : `https://open.spotify.com/embed/${what.toLowerCase()}/${id}`),
  },
  SoundCloud: {
    origin: 'https://w.soundcloud.com',
    frame: ({ song, api = '' }) => {
      const played = song === undefined ? decodedPart(api) : `https://soundcloud.com/${song}`;
      return played && `https://w.soundcloud.com/player/?url=${encodeURIComponent(played)}&auto_play=true`;
    },
  },
  Bandcamp: {
    origin: 'https://bandcamp.com',
    frame: ({ number }) =>
      number === undefined ? null : `https://bandcamp.com/EmbeddedPlayer/${number}/size=large/tracklist=false/artwork=small/`,
  },
  OpenStreetMap: { origin: 'https://www.openstreetmap.org', frame: (_parts, address) => mapFrame(address) },
  Bluesky: {
    origin: 'https://embed.bsky.app',
    frame: ({ author, post }) => (author === undefined ? null : `https://embed.bsky.app/embed/${author}/app.bsky.feed.post/${post}`),
  },
};

/** The frame that shows it. Null if it cannot be shown in a frame: then the tile is a link. Nothing is fetched. */
export function embedFrame({ provider, parts, address }: Embed): EmbedFrame | null {
  const { origin, frame } = FRAMES[provider.name];
  const found = frame(parts, address);
  return found ? { address: found, origin } : null;
}

/** Where a shared address lets the video start, such as `t=83`, `t=83s` or `t=1m23s`. A frame takes only seconds. */
function youTubeStart(address: string): string {
  const found = /[?&#](?:t|start)=(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?(?![^&#])/.exec(address);
  const [hours = 0, minutes = 0, seconds = 0] = (found ?? []).slice(1).map((part: string | undefined) => Number(part ?? 0));
  const start = (hours * 60 + minutes) * 60 + seconds;
  return start > 0 ? `&start=${start}` : '';
}

/** Null when its escapes are invalid. */
function decodedPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
