import type { EmblemIcon } from '../../../server/pages/tile-kinds/emblem-icons.rules.js';

/** How many are proposed. */
const COUNT = 6;

/**
 * What addresses and names say, and the icons for it. Networks come first, because their names can contain other words. A short word counts
 * only where it begins or stands alone: bread is nothing to read.
 */
const SIGNS_OF: readonly (readonly [pattern: RegExp, icons: readonly EmblemIcon[]])[] = [
  [/facebook|linkedin|\bthreads\.(net|com)/, ['users', 'info', 'message-circle']],
  [/^geo:/, ['map-pin', 'map', 'globe']],
  [/^facetime/, ['video', 'phone', 'message-circle']],
  [/^(?:sms|xmpp|sgnl|matrix):/, ['message-circle', 'phone', 'users']],
  [/^tel:|whatsapp|\bsignal\b|telegram|\bt\.me\b/, ['phone', 'message-circle', 'users']],
  [/instagram|flickr|pixelfed/, ['camera', 'image', 'heart']],
  [/youtu|vimeo|twitch|tiktok/, ['video', 'play', 'film', 'camera']],
  [/spotify|soundcloud|bandcamp/, ['music', 'play', 'mic']],
  [/goodreads/, ['book', 'file-text', 'graduation-cap']],
  [/wordpress|medium\.com/, ['newspaper', 'book', 'pencil']],
  [/dribbble|behance/, ['palette', 'image', 'pencil']],
  [/github|gitlab/, ['wrench', 'file-text', 'key']],
  [/^mailto:|newsletter|substack|mail/, ['mail', 'message-circle', 'info']],
  [/\b(tele)?phone/, ['phone', 'message-circle', 'users']],
  [
    /\bbook(ing|a|\s)|\breserv|calend|\btermin(?!al)|schedul|\bevent|\btables?\b|\bseat|\btisch|\bmeet/,
    ['calendar', 'clock', 'ticket', 'users'],
  ],
  [/restaurant|food|\bmenu|küche|\b(mittag|abend)?essen\b|\bcook|recipe|rezept(?!ion)|kitchen/, ['utensils', 'coffee', 'flame', 'leaf']],
  [/caf[eé]|coffee|kaffee/, ['coffee', 'utensils', 'clock']],
  [/ticket|konzert|concert|\bkino/, ['ticket', 'calendar', 'music']],
  [/\b(online|web)?shop|\bstores?\b|\betsy\b|market|amazon|\b(hof|buch)?laden\b|kauf|\bbuy/, ['shopping-bag', 'tag', 'package', 'gift']],
  [/\bmaps?\b|\bkarte\b|\broutes?\b|\bgoo\.gl\b|\bosm\b|openstreet/, ['map-pin', 'map', 'globe']],
  [/video|film/, ['video', 'play', 'film', 'camera']],
  [/music|musik|\bsong/, ['music', 'play', 'mic']],
  [/podcast|radio\b/, ['mic', 'play', 'music']],
  [/photo|foto/, ['camera', 'image', 'heart']],
  [/blog|\bnews|\bpresse?\b|zeitung|\bartikel|\barticle/, ['newspaper', 'book', 'pencil']],
  [/\b(e-?|cook|hand|note)?books?\b|buch(?!ung|en)|\bread(s|ing)?\b|\blese|library/, ['book', 'file-text', 'graduation-cap']],
  [/\bcourse|kurse?\b|school|schule|\blearn|\blern|university/, ['graduation-cap', 'book', 'pencil']],
  [/\.pdf|\bdocs\.|document|download|\bdrive\.|dropbox/, ['file-text', 'download', 'printer']],
  [/\bdonat|spende|patreon|paypal|ko-fi|support/, ['heart', 'gift', 'coffee']],
  [/contact|kontakt|\bteam|\babout/, ['users', 'info', 'message-circle']],
  [/garden|garten|\bflor(a|ist)|flower|blume|\bplant/, ['flower-2', 'leaf', 'sun']],
  [/design|\bart\b|kunst/, ['palette', 'image', 'pencil']],
  [/repair|werkst|\btool/, ['wrench', 'file-text', 'key']],
];

const FOR_ANY: readonly EmblemIcon[] = ['link', 'globe', 'star', 'heart', 'info', 'map-pin'];

/** Six icons for a link, those that its address and its name speak for first. */
export function fittingIcons(address: string, name: string): readonly EmblemIcon[] {
  const text = `${address} ${name}`.toLowerCase();
  const fitting = SIGNS_OF.flatMap(([pattern, icons]) => (pattern.test(text) ? icons : []));
  return [...new Set([...fitting, ...FOR_ANY])].slice(0, COUNT);
}
