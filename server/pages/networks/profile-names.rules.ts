import { SOCIAL_KINDS, type SocialKind } from '../design/social-links.rules.js';
import { networkWithName, profilePattern, type NetworkId } from './networks.rules.js';

const HANDLE = /^@?([\p{L}\p{N}][\p{L}\p{N}._-]*)$/u;

/** The address of a profile for `@name` or `name`, in the field of its network. Any other text stays as it is, such as `example.org`. */
export function withProfileAddress(network: NetworkId, text: string): string {
  const typed = text.trim();
  const name = HANDLE.exec(typed)?.[1];
  const known = networkWithName(network);
  const pattern = known && profilePattern(known);
  if (name === undefined || pattern === undefined || (name === typed && name.includes('.'))) return text;
  return pattern.replace('{name}', name);
}

/** The social kinds at which a name alone, such as `@ada`, is somebody's profile. None for any other text. */
export function kindsOfName(text: string): SocialKind[] {
  return SOCIAL_KINDS.filter((kind) => withProfileAddress(kind, text) !== text);
}
