// The twelve example pages, in the order of the carousel on the front page.
import { amari } from './pages/amari.mjs';
import { bo } from './pages/bo.mjs';
import { halyard } from './pages/halyard.mjs';
import { ines } from './pages/ines.mjs';
import { kay } from './pages/kay.mjs';
import { layla } from './pages/layla.mjs';
import { maeve } from './pages/maeve.mjs';
import { marta } from './pages/marta.mjs';
import { oskar } from './pages/oskar.mjs';
import { rui } from './pages/rui.mjs';
import { theo } from './pages/theo.mjs';
import { tomasz } from './pages/tomasz.mjs';

/** Each page has a linkname, a design, a portrait as SVG, and perhaps a wallpaper as SVG. */
export const examplePages = [marta, theo, amari, rui, kay, ines, halyard, maeve, oskar, layla, bo, tomasz];
