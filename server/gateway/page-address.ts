import type { Config } from '../config/config.js';

/** The absolute address for visitors; null while no linkname is claimed. */
export function pageAddress(config: Config, linkname: string): string;
export function pageAddress(config: Config, linkname: string | null): string | null;
export function pageAddress({ publicUrl }: Config, linkname: string | null): string | null {
  return linkname === null ? null : `${publicUrl}/${linkname}`;
}

/** The absolute address of the feed of a page; null while no linkname is claimed. */
export function feedAddress(config: Config, linkname: string): string;
export function feedAddress(config: Config, linkname: string | null): string | null;
export function feedAddress(config: Config, linkname: string | null): string | null {
  return linkname === null ? null : `${pageAddress(config, linkname)}.atom`;
}
