import { createContext } from 'react';
import type { DesignTab } from '../design/look-tab.js';

/** Shows a tab of the design panel. Null where there is no page to design. */
export const OpenLookContext = createContext<((tab: DesignTab) => void) | null>(null);
