import calendar from '../../art/icons/lucide/calendar-clock.svg?raw';
import over from '../../art/icons/lucide/calendar-x.svg?raw';
import eyeOff from '../../art/icons/lucide/eye-off.svg?raw';
import lock from '../../art/icons/lucide/lock.svg?raw';
import triangle from '../../art/icons/lucide/triangle-alert.svg?raw';
import type { VisibilityState } from './visibility-words.js';

/** The icon of each state. */
export const VISIBILITY_ICONS: Readonly<Record<VisibilityState['kind'], string>> = {
  hidden: eyeOff,
  locked: lock,
  'to come': calendar,
  ends: calendar,
  over,
  warning: triangle,
};
