import house from '../../art/icons/lucide/house.svg?raw';
import mail from '../../art/icons/lucide/mail.svg?raw';
import pin from '../../art/icons/lucide/map-pin.svg?raw';
import message from '../../art/icons/lucide/message-square-text.svg?raw';
import messages from '../../art/icons/lucide/messages-square.svg?raw';
import phone from '../../art/icons/lucide/phone.svg?raw';
import video from '../../art/icons/lucide/video.svg?raw';
import applemusic from '../../art/icons/simple-icons/applemusic.svg?raw';
import bandcamp from '../../art/icons/simple-icons/bandcamp.svg?raw';
import behance from '../../art/icons/simple-icons/behance.svg?raw';
import bluesky from '../../art/icons/simple-icons/bluesky.svg?raw';
import codeberg from '../../art/icons/simple-icons/codeberg.svg?raw';
import devdotto from '../../art/icons/simple-icons/devdotto.svg?raw';
import deviantart from '../../art/icons/simple-icons/deviantart.svg?raw';
import discord from '../../art/icons/simple-icons/discord.svg?raw';
import dribbble from '../../art/icons/simple-icons/dribbble.svg?raw';
import etsy from '../../art/icons/simple-icons/etsy.svg?raw';
import facebook from '../../art/icons/simple-icons/facebook.svg?raw';
import flickr from '../../art/icons/simple-icons/flickr.svg?raw';
import ghost from '../../art/icons/simple-icons/ghost.svg?raw';
import github from '../../art/icons/simple-icons/github.svg?raw';
import gitlab from '../../art/icons/simple-icons/gitlab.svg?raw';
import goodreads from '../../art/icons/simple-icons/goodreads.svg?raw';
import googlescholar from '../../art/icons/simple-icons/googlescholar.svg?raw';
import kick from '../../art/icons/simple-icons/kick.svg?raw';
import kofi from '../../art/icons/simple-icons/kofi.svg?raw';
import komoot from '../../art/icons/simple-icons/komoot.svg?raw';
import letterboxd from '../../art/icons/simple-icons/letterboxd.svg?raw';
import liberapay from '../../art/icons/simple-icons/liberapay.svg?raw';
import lichess from '../../art/icons/simple-icons/lichess.svg?raw';
import mastodon from '../../art/icons/simple-icons/mastodon.svg?raw';
import matrix from '../../art/icons/simple-icons/matrix.svg?raw';
import orcid from '../../art/icons/simple-icons/orcid.svg?raw';
import patreon from '../../art/icons/simple-icons/patreon.svg?raw';
import paypal from '../../art/icons/simple-icons/paypal.svg?raw';
import peertube from '../../art/icons/simple-icons/peertube.svg?raw';
import pinterest from '../../art/icons/simple-icons/pinterest.svg?raw';
import pixelfed from '../../art/icons/simple-icons/pixelfed.svg?raw';
import reddit from '../../art/icons/simple-icons/reddit.svg?raw';
import rss from '../../art/icons/simple-icons/rss.svg?raw';
import snapchat from '../../art/icons/simple-icons/snapchat.svg?raw';
import spotify from '../../art/icons/simple-icons/spotify.svg?raw';
import stackoverflow from '../../art/icons/simple-icons/stackoverflow.svg?raw';
import steam from '../../art/icons/simple-icons/steam.svg?raw';
import strava from '../../art/icons/simple-icons/strava.svg?raw';
import substack from '../../art/icons/simple-icons/substack.svg?raw';
import telegram from '../../art/icons/simple-icons/telegram.svg?raw';
import threads from '../../art/icons/simple-icons/threads.svg?raw';
import tidal from '../../art/icons/simple-icons/tidal.svg?raw';
import tiktok from '../../art/icons/simple-icons/tiktok.svg?raw';
import tumblr from '../../art/icons/simple-icons/tumblr.svg?raw';
import twitch from '../../art/icons/simple-icons/twitch.svg?raw';
import unsplash from '../../art/icons/simple-icons/unsplash.svg?raw';
import vimeo from '../../art/icons/simple-icons/vimeo.svg?raw';
import whatsapp from '../../art/icons/simple-icons/whatsapp.svg?raw';
import wordpress from '../../art/icons/simple-icons/wordpress.svg?raw';
import x from '../../art/icons/simple-icons/x.svg?raw';
import xing from '../../art/icons/simple-icons/xing.svg?raw';
import youtube from '../../art/icons/simple-icons/youtube.svg?raw';
import type { NetworkId } from '../../../server/pages/networks/networks.rules.js';

// Simple Icons has no logo of LinkedIn, so these letters on a plate were drawn for this page.
const LETTERS_ON_A_PLATE =
  'M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2zM5.4 3.4a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z' +
  'M3.6 9.2v11.2h3.6V9.2zM9.5 9.2v11.2h3.6v-5.7c0-1.5.7-2.5 2-2.5s1.8.9 1.8 2.6v5.6h3.6v-6.6c0-3-1.6-4.6-4-4.6-1.6 0-2.8.7-3.4 1.8V9.2z';

// Simple Icons has Medium's old logo, whose letter has serifs thinner than a pixel and looks cut off at this size. These are the ovals of
// the present one, drawn for this page.
const THREE_OVALS =
  'M0 12a6.8 6.8 0 0 1 13.6 0A6.8 6.8 0 0 1 0 12zm14.2 0a3.4 6.4 0 0 1 6.8 0 3.4 6.4 0 0 1-6.8 0z' +
  'm7.4 0a1.2 5.8 0 0 1 2.4 0 1.2 5.8 0 0 1-2.4 0z';

// These logos have so many lines that each would be a larger part of a page than its words. So they are drawn plainly.
const CUP = 'M5 2h14l1 4H4zM5.5 7.5h13L16.5 22h-9z';
const CLOUD = 'M1 13h1.5v5H1zM4 11h1.5v7H4zM7 9.5h1.5V18H7zM10 8h1.5v10H10zM13 7a6 6 0 0 1 5.8 4.6A3.3 3.3 0 0 1 20 18h-7z';
const BEATS = 'M1 8h2v6H1zM4.3 6h2v11h-2zM7.7 8h2v12h-2zM11 11h2v11h-2zM14.3 8h2v12h-2zM17.7 6h2v11h-2zM21 8h2v6h-2z';
const CAMERA =
  'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7zm0 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10' +
  'a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2zm5 3.6a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4zm0 2.2a4 4 0 1 0 0 8 4 4 0 0 0 0-8z' +
  'm6.4-3.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z';
const LETTER_K = 'M7 2h3v12l6-6h4l-7 7 7.5 7h-4.3L10 15.6V22H7z';
const SPEECH_BUBBLE = 'M12 2a10 10 0 0 0-8.9 14.6L2 22l5.4-1.1A10 10 0 1 0 12 2z';
const MICROPHONE =
  'M12 1a11 11 0 0 0-4 21.2l-.4-2.2a9 9 0 1 1 8.8 0l-.4 2.2A11 11 0 0 0 12 1zm0 4a7 7 0 0 0-4.6 12.3l-.3-2.4' +
  'a5 5 0 1 1 9.8 0l-.3 2.4A7 7 0 0 0 12 5zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm0 7.5c-1.7 0-2.6.8-2.4 2.2l.5 3.4' +
  'c.2 1 .8 1.4 1.9 1.4s1.7-.4 1.9-1.4l.5-3.4c.2-1.4-.7-2.2-2.4-2.2z';
const SHOP =
  'M4 2h16l2 5a3 3 0 0 1-5 2 3.3 3.3 0 0 1-5 0 3.3 3.3 0 0 1-5 0 3 3 0 0 1-5-2zM3 11.5' +
  'c1 .4 2.2.2 3.5-.6 1.6 1 3.8 1 5.5 0 1.7 1 3.9 1 5.5 0 1.3.8 2.5 1 3.5.6L20 22H4z';

// The drawings have these as rectangles, and as a circle.
const ENVELOPE = 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';
const VIDEO_CAMERA = 'M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z';
const RING = 'M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0z';

/** The logo of each network as one path of a 24 by 24 drawing. */
export const NETWORK_MARKS: Readonly<Record<Exclude<NetworkId, 'own'>, string>> = {
  applemusic: pathsOf(applemusic),
  applepodcasts: MICROPHONE,
  bandcamp: pathsOf(bandcamp),
  behance: pathsOf(behance),
  bluesky: pathsOf(bluesky),
  buymeacoffee: CUP,
  codeberg: pathsOf(codeberg),
  deezer: BEATS,
  devdotto: pathsOf(devdotto),
  deviantart: pathsOf(deviantart),
  discord: pathsOf(discord),
  dribbble: pathsOf(dribbble),
  etsy: pathsOf(etsy),
  facebook: pathsOf(facebook),
  flickr: pathsOf(flickr),
  ghost: pathsOf(ghost),
  github: pathsOf(github),
  gitlab: pathsOf(gitlab),
  goodreads: pathsOf(goodreads),
  googlescholar: pathsOf(googlescholar),
  instagram: CAMERA,
  itchdotio: SHOP,
  kaggle: LETTER_K,
  kick: pathsOf(kick),
  kofi: pathsOf(kofi),
  komoot: pathsOf(komoot),
  letterboxd: pathsOf(letterboxd),
  liberapay: pathsOf(liberapay),
  lichess: pathsOf(lichess),
  linkedin: LETTERS_ON_A_PLATE,
  mastodon: pathsOf(mastodon),
  matrix: pathsOf(matrix),
  medium: THREE_OVALS,
  orcid: pathsOf(orcid),
  patreon: pathsOf(patreon),
  paypal: pathsOf(paypal),
  peertube: pathsOf(peertube),
  pinterest: pathsOf(pinterest),
  pixelfed: pathsOf(pixelfed),
  reddit: pathsOf(reddit),
  rss: pathsOf(rss),
  signal: SPEECH_BUBBLE,
  snapchat: pathsOf(snapchat),
  soundcloud: CLOUD,
  spotify: pathsOf(spotify),
  stackoverflow: pathsOf(stackoverflow),
  steam: pathsOf(steam),
  strava: pathsOf(strava),
  substack: pathsOf(substack),
  telegram: pathsOf(telegram),
  threads: pathsOf(threads),
  tidal: pathsOf(tidal),
  tiktok: pathsOf(tiktok),
  tumblr: pathsOf(tumblr),
  twitch: pathsOf(twitch),
  twitter: pathsOf(x),
  unsplash: pathsOf(unsplash),
  vimeo: pathsOf(vimeo),
  whatsapp: pathsOf(whatsapp),
  wordpress: pathsOf(wordpress),
  xing: pathsOf(xing),
  youtube: pathsOf(youtube),
  home: pathsOf(house),
  mail: pathsOf(mail) + ENVELOPE,
  phone: pathsOf(phone),
  sms: pathsOf(message),
  facetime: pathsOf(video) + VIDEO_CAMERA,
  xmpp: pathsOf(messages),
  geo: pathsOf(pin) + RING,
};

/** The marks of lines instead of filled shapes. */
export const DRAWN_MARKS: ReadonlySet<NetworkId> = new Set(['home', 'mail', 'phone', 'sms', 'facetime', 'xmpp', 'geo']);

/** The outline of a drawing that consists of paths, as one path. */
function pathsOf(svg: string): string {
  return Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, d]) => d).join('');
}
