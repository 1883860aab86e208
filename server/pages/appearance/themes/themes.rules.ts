import { azulejo } from './azulejo.rules.js';
import { bauhaus } from './bauhaus.rules.js';
import { blueprint } from './blueprint.rules.js';
import { delft } from './delft.rules.js';
import { ember } from './ember.rules.js';
import { graphite } from './graphite.rules.js';
import { herbarium } from './herbarium.rules.js';
import { kiosk } from './kiosk.rules.js';
import { lemongrove } from './lemongrove.rules.js';
import { limestone } from './limestone.rules.js';
import { newsprint } from './newsprint.rules.js';
import { nightferry } from './nightferry.rules.js';
import { nightmarket } from './nightmarket.rules.js';
import { peach } from './peach.rules.js';
import { pebble } from './pebble.rules.js';
import { pompeii } from './pompeii.rules.js';
import { ravenna } from './ravenna.rules.js';
import { riso } from './riso.rules.js';
import { sage } from './sage.rules.js';
import { skylight } from './skylight.rules.js';
import { subway } from './subway.rules.js';
import { terrazzo } from './terrazzo.rules.js';
import type { Theme } from './theme.rules.js';
import { velvet } from './velvet.rules.js';
import { zellige } from './zellige.rules.js';

/** Every theme, in the order in which they are offered: neighbours look different. */
export const THEMES: readonly Theme[] = [
  ember,
  limestone,
  lemongrove,
  nightferry,
  newsprint,
  peach,
  sage,
  blueprint,
  terrazzo,
  ravenna,
  azulejo,
  bauhaus,
  pompeii,
  delft,
  riso,
  nightmarket,
  zellige,
  kiosk,
  herbarium,
  skylight,
  subway,
  velvet,
  pebble,
  graphite,
];
