import type { EmblemIcon } from '../../../server/pages/tile-kinds/emblem-icons.rules.js';

/** How many are proposed. */
const COUNT = 6;

/** What addresses and names say, and the icons for it. */
const SIGNS_OF: readonly (readonly [saying: RegExp, icons: readonly EmblemIcon[]])[] = [
  [/^mailto:|newsletter|substack|mail/, ['mail', 'message-circle', 'info']],
  [/^tel:|phone|whatsapp|signal|telegram|t\.me/, ['phone', 'message-circle', 'users']],
  [/book(ing|a|\s)|reserv|calend|termin|schedul|event|tables?\b|seat|tisch|meet/, ['calendar', 'clock', 'ticket', 'users']],
  [/restaurant|food|menu|küche|essen|cook|recipe|rezept|kitchen/, ['utensils', 'coffee', 'flame', 'leaf']],
  [/caf[eé]|coffee|kaffee/, ['coffee', 'utensils', 'clock']],
  [/ticket|konzert|concert|eventbrite|kino/, ['ticket', 'calendar', 'music']],
  [/shop|store|etsy|market|amazon|laden|kauf|buy/, ['shopping-bag', 'tag', 'package', 'gift']],
  [/maps|map|karte|route|goo\.gl|osm|openstreet/, ['map-pin', 'map', 'globe']],
  [/youtu|vimeo|video|twitch|tiktok|film/, ['video', 'play', 'film', 'camera']],
  [/spotify|soundcloud|bandcamp|music|musik|song/, ['music', 'play', 'mic']],
  [/podcast|radio/, ['mic', 'play', 'music']],
  [/photo|foto|flickr|instagram|pixelfed/, ['camera', 'image', 'heart']],
  [/blog|news|medium\.com|press|zeitung|artikel|article/, ['newspaper', 'book', 'pencil']],
  [/book|buch|read|lese|library|goodreads/, ['book', 'file-text', 'graduation-cap']],
  [/course|kurs|school|schule|learn|lern|university/, ['graduation-cap', 'book', 'pencil']],
  [/\.pdf|docs\.|document|download|drive\.|dropbox/, ['file-text', 'download', 'printer']],
  [/donat|spende|patreon|paypal|ko-fi|support/, ['heart', 'gift', 'coffee']],
  [/contact|kontakt|team|about|linkedin|facebook/, ['users', 'info', 'message-circle']],
  [/garden|garten|flor|flower|blume|plant/, ['flower-2', 'leaf', 'sun']],
  [/design|\bart\b|kunst|dribbble|behance/, ['palette', 'image', 'pencil']],
  [/github|gitlab|repair|werkst|tool/, ['wrench', 'file-text', 'key']],
];

const FOR_ANY: readonly EmblemIcon[] = ['link', 'globe', 'star', 'heart', 'info', 'map-pin'];

/** Six icons for a link, those that its address and its name speak for first. */
export function fittingIcons(address: string, name: string): readonly EmblemIcon[] {
  const said = `${address} ${name}`.toLowerCase();
  const spoken = SIGNS_OF.flatMap(([saying, icons]) => (saying.test(said) ? icons : []));
  return [...new Set([...spoken, ...FOR_ANY])].slice(0, COUNT);
}
