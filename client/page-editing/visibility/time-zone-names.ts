import { isTimeZone } from '../../../server/pages/design/visibility.rules.js';

/** Browsers keep former names of time zones. These are the present ones. */
const PRESENT: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The present name of a time zone, unless this browser does not know it yet. */
export function presentTimeZone(name: string): string {
  const present = PRESENT[name];
  return present !== undefined && isTimeZone(present) ? present : name;
}

/** All that the browser knows, and the given one: another browser may have known it. Chromium does not name UTC. */
export function timeZonesWith(given: string): string[] {
  return [...new Set([given, 'UTC', ...Intl.supportedValuesOf('timeZone')].map(presentTimeZone))].toSorted();
}
