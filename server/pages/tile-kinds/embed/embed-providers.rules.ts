/** A site whose videos, songs, maps or posts can be shown inside a page. */
interface EmbedSite {
  /** The name of the brand, which is not translated. */
  readonly name: string;
  /** The shape of the frame. A film is 16 by 9 and a map 4 by 3; a song and a list have the height that players have, and a post that of a list. */
  readonly shape: 'film' | 'map' | 'song' | 'list';
  /** The addresses that people share. Their groups are what the address of the frame is made of. The first pattern that fits is used. */
  readonly patterns: readonly RegExp[];
}

/**
 * Every provider. A further one is one more entry here, and the address of its frame in `embed-frames.rules.ts`, which the editor loads later.
 */
export const EMBED_PROVIDERS = [
  {
    name: 'YouTube',
    shape: 'film',
    patterns: [
      /^https?:\/\/(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:playlist|embed\/videoseries)\?(?:[^#]*&)?list=(?<list>[\w-]{10,60})(?![\w-])/i,
      /^https?:\/\/(?:youtu\.be\/|(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:shorts|live|embed)\/))(?<video>[\w-]{11})(?![\w-])/i,
    ],
  },
  {
    name: 'Vimeo',
    shape: 'film',
    patterns: [
      // The second part, or `h`, belongs to a video that only people with the link may see.
      /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:(?:video|channels\/[\w-]+|(?:showcase|album|groups)\/[\w-]+\/videos?)\/)?(?<video>\d{5,12})(?:\/(?<part>[\da-f]{6,16})|\/?\?(?:[^#]*&)?h=(?<secret>[\da-f]{6,16}))?(?=[/?#&]|$)/i,
    ],
  },
  {
    name: 'Spotify',
    shape: 'list',
    patterns: [
      /^https?:\/\/open\.spotify\.com\/(?:intl-[a-z-]+\/)?(?:embed\/)?(?<what>track|album|artist|playlist|episode|show)\/(?<id>[a-z\d]{22})(?=[/?#]|$)/i,
      // Only Spotify knows where a short address leads.
      /^https?:\/\/spotify(?:\.app)?\.link\/\w/i,
    ],
  },
  {
    name: 'SoundCloud',
    shape: 'song',
    patterns: [
      // The first part is an artist, unless the site has a path of this name: its frame would stay empty.
      /^https?:\/\/(?:(?:www|m)\.)?soundcloud\.com\/(?!(?:discover|you|stream|feed|search|charts|upload|messages|notifications|settings|people|pages|tags)(?![\w-]))(?<song>[\w-]+(?:\/[\w-]+){0,3})\/?(?=[?#]|$)/i,
      // The code for embedding has this address.
      /^https?:\/\/w\.soundcloud\.com\/player\/?\?(?:[^#]*&)?url=(?<api>https%3A(?:\/|%2F){2}api\.soundcloud\.com(?:\/|%2F)[^&#]+)/i,
      /^https?:\/\/on\.soundcloud\.com\/\w/i,
    ],
  },
  {
    name: 'Bandcamp',
    shape: 'song',
    patterns: [
      // "Share / Embed" at Bandcamp shows this address.
      /^https?:\/\/bandcamp\.com\/EmbeddedPlayer\/(?:[\w.=-]+\/)*(?<number>(?:album|track)=\d+)(?=[/?#]|$)/i,
      // The address of an album does not have its number.
      /^https?:\/\/[\w-]+\.bandcamp\.com(?=[/?#]|$)/i,
    ],
  },
  {
    name: 'OpenStreetMap',
    shape: 'map',
    patterns: [/^https?:\/\/(?:www\.)?(?:openstreetmap|osm)\.org\/[^\s]*$/i],
  },
  {
    name: 'Bluesky',
    shape: 'list',
    patterns: [
      // A frame shows a post by the identifier of its author, which the code for embedding has. Most addresses have a name instead.
      /^https?:\/\/(?:bsky\.app\/profile|embed\.bsky\.app\/embed)\/(?:(?<author>did:(?:plc|web):[\w.-]+)|[\w.-]+)\/(?:app\.bsky\.feed\.)?post\/(?<post>[a-z\d]{13})(?=[/?#]|$)/i,
    ],
  },
] as const satisfies readonly EmbedSite[];

export type EmbedProvider = (typeof EMBED_PROVIDERS)[number];
