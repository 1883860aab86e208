/** A service of which a profile address is known. */
export interface Network {
  /** As it calls itself. */
  readonly name: string;
  /** Its hosts, without `www.`. Each also stands for its subdomains, such as `old.reddit.com`. None where anybody may run it. */
  readonly hosts: readonly string[];
  /** What stands between the first host and a name in the address of a profile; `*` if the name comes before the host. Missing if a name alone is not an address there. */
  readonly path?: string;
}

/** The networks, in the order in which they are offered. One that is on a page stays known: none is ever removed. */
export const NETWORKS = {
  instagram: { name: 'Instagram', hosts: ['instagram.com', 'instagr.am'], path: '' },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'], path: '@' },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'], path: '@' },
  twitter: { name: 'Twitter', hosts: ['x.com', 'twitter.com'], path: '' },
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'], path: '' },
  threads: { name: 'Threads', hosts: ['threads.com', 'threads.net'], path: '@' },
  bluesky: { name: 'Bluesky', hosts: ['bsky.app'], path: 'profile/' },
  mastodon: { name: 'Mastodon', hosts: ['mastodon.social', 'mastodon.online', 'mas.to', 'mstdn.social', 'fosstodon.org', 'hachyderm.io'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'], path: 'in/' },
  reddit: { name: 'Reddit', hosts: ['reddit.com'], path: 'user/' },
  discord: { name: 'Discord', hosts: ['discord.gg', 'discord.com', 'discordapp.com'] },
  whatsapp: { name: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com'] },
  telegram: { name: 'Telegram', hosts: ['t.me', 'telegram.me'], path: '' },
  signal: { name: 'Signal', hosts: ['signal.me', 'signal.group'] },
  matrix: { name: 'Matrix', hosts: ['matrix.to'] },
  snapchat: { name: 'Snapchat', hosts: ['snapchat.com'], path: 'add/' },
  pinterest: {
    name: 'Pinterest',
    hosts: ['pinterest.com', 'pinterest.de', 'pinterest.fr', 'pinterest.co.uk', 'pin.it'],
    path: '',
  },
  tumblr: { name: 'Tumblr', hosts: ['tumblr.com'], path: '' },
  twitch: { name: 'Twitch', hosts: ['twitch.tv'], path: '' },
  kick: { name: 'Kick', hosts: ['kick.com'], path: '' },
  spotify: { name: 'Spotify', hosts: ['spotify.com', 'spotify.link'] },
  applemusic: { name: 'Apple Music', hosts: ['music.apple.com'] },
  soundcloud: { name: 'SoundCloud', hosts: ['soundcloud.com'], path: '' },
  bandcamp: { name: 'Bandcamp', hosts: ['bandcamp.com'], path: '*' },
  deezer: { name: 'Deezer', hosts: ['deezer.com', 'deezer.page.link'] },
  tidal: { name: 'Tidal', hosts: ['tidal.com'] },
  applepodcasts: { name: 'Apple Podcasts', hosts: ['podcasts.apple.com'] },
  rss: { name: 'RSS', hosts: [] },
  vimeo: { name: 'Vimeo', hosts: ['vimeo.com'], path: '' },
  peertube: { name: 'PeerTube', hosts: [] },
  pixelfed: { name: 'Pixelfed', hosts: ['pixelfed.social', 'pixelfed.de', 'pixel.social'] },
  flickr: { name: 'Flickr', hosts: ['flickr.com', 'flic.kr'], path: 'people/' },
  behance: { name: 'Behance', hosts: ['behance.net'], path: '' },
  dribbble: { name: 'Dribbble', hosts: ['dribbble.com'], path: '' },
  unsplash: { name: 'Unsplash', hosts: ['unsplash.com'], path: '@' },
  deviantart: { name: 'DeviantArt', hosts: ['deviantart.com'], path: '' },
  github: { name: 'GitHub', hosts: ['github.com'], path: '' },
  gitlab: { name: 'GitLab', hosts: ['gitlab.com'], path: '' },
  codeberg: { name: 'Codeberg', hosts: ['codeberg.org'], path: '' },
  stackoverflow: { name: 'Stack Overflow', hosts: ['stackoverflow.com'] },
  devdotto: { name: 'DEV', hosts: ['dev.to'], path: '' },
  kaggle: { name: 'Kaggle', hosts: ['kaggle.com'], path: '' },
  medium: { name: 'Medium', hosts: ['medium.com'], path: '@' },
  substack: { name: 'Substack', hosts: ['substack.com'], path: '*' },
  ghost: { name: 'Ghost', hosts: ['ghost.io'] },
  wordpress: { name: 'WordPress', hosts: ['wordpress.com'], path: '*' },
  goodreads: { name: 'Goodreads', hosts: ['goodreads.com'] },
  letterboxd: { name: 'Letterboxd', hosts: ['letterboxd.com', 'boxd.it'], path: '' },
  strava: { name: 'Strava', hosts: ['strava.com', 'strava.app.link'] },
  komoot: { name: 'Komoot', hosts: ['komoot.com', 'komoot.de'] },
  lichess: { name: 'Lichess', hosts: ['lichess.org'], path: '@/' },
  steam: { name: 'Steam', hosts: ['steamcommunity.com'], path: 'id/' },
  itchdotio: { name: 'itch.io', hosts: ['itch.io'], path: '*' },
  etsy: { name: 'Etsy', hosts: ['etsy.com', 'etsy.me'], path: 'shop/' },
  patreon: { name: 'Patreon', hosts: ['patreon.com'], path: '' },
  kofi: { name: 'Ko-fi', hosts: ['ko-fi.com'], path: '' },
  buymeacoffee: { name: 'Buy Me a Coffee', hosts: ['buymeacoffee.com', 'coff.ee'], path: '' },
  liberapay: { name: 'Liberapay', hosts: ['liberapay.com'], path: '' },
  paypal: { name: 'PayPal', hosts: ['paypal.me', 'paypal.com'], path: '' },
  orcid: { name: 'ORCID', hosts: ['orcid.org'] },
  googlescholar: { name: 'Google Scholar', hosts: ['scholar.google.com'] },
  xing: { name: 'XING', hosts: ['xing.com'], path: 'profile/' },
} as const satisfies Readonly<Record<string, Network>>;

/** A network that has hosts and a name of its own. */
export type NetworkWithName = keyof typeof NETWORKS;

/** Whatever else an icon can stand for: a website, an e-mail address, a telephone, what opens an app, and a link with an icon of the creator's choice. */
export const OTHER_PLACES = ['home', 'mail', 'phone', 'sms', 'facetime', 'xmpp', 'geo', 'own'] as const;

export type OtherPlace = (typeof OTHER_PLACES)[number];

export type NetworkId = NetworkWithName | OtherPlace;

export const NETWORK_IDS: readonly NetworkId[] = [...(Object.keys(NETWORKS) as NetworkWithName[]), ...OTHER_PLACES];

/** How the addresses begin of a network that is not in the web. */
export const NETWORK_SCHEMES: Readonly<Partial<Record<NetworkId, string>>> = {
  mail: 'mailto:',
  phone: 'tel:',
  sms: 'sms:',
  facetime: 'facetime:',
  xmpp: 'xmpp:',
  geo: 'geo:',
};

/** The network of this id; undefined for what is no service. */
export function networkWithName(id: NetworkId): Network | undefined {
  return Object.hasOwn(NETWORKS, id) ? NETWORKS[id as NetworkWithName] : undefined;
}

/** How the address of a profile is written, with `{name}` in the place of the name. Undefined where a name alone makes no address. */
export function profilePattern({ hosts: [host], path }: Network): string | undefined {
  if (host === undefined || path === undefined) return undefined;
  return path === '*' ? `https://{name}.${host}` : `https://${host}/${path}{name}`;
}
