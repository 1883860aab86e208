import { useMedia } from '../../shell/use-media.js';

/** Whether the list and the preview have room beside each other. The style sheets of this folder have the same width. */
export function useWide(): boolean {
  return useMedia('(width >= 1100px)');
}
