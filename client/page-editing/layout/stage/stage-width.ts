import { editorTexts } from '../../../texts/en/editor.js';

/** The width of the screen that the preview shows: that of a phone, of a large screen, or one between them in CSS pixels. */
export type StageWidth = 'phone' | 'full' | number;

/** In CSS pixels. */
export const SMALLEST_SCREEN = 390;
export const LARGEST_SCREEN = 1440;

/** The widths that can be chosen above the stage. */
export const STAGE_WIDTHS = [
  { value: 'phone', label: editorTexts.phone, icon: 'smartphone' },
  { value: 'full', label: editorTexts.full, icon: 'monitor' },
] as const;
