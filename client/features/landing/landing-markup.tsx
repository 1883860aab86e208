import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../api/site.js';
import { followMarkup } from '../../shell/follow-markup.js';
import { Answers } from './answers.js';
import { examplePageMarkup } from './examples/example-page-markup.js';
import { InPlace } from './in-place.js';
import { KnowHow } from './know-how.js';

/** The parts of the front page that need no script. Only the server renders them. */
export interface LandingMarkup {
  /** The page in the hero. */
  readonly example: string;
  readonly knowHow: string;
  readonly inPlace: string;
  readonly answers: string;
  /** The links of the footer. */
  readonly follow: string;
}

export function landingMarkup(site: Site): LandingMarkup {
  const { siteName, supportEmail, publicUrl } = site;
  return {
    example: examplePageMarkup(siteName),
    knowHow: renderToStaticMarkup(<KnowHow />),
    inPlace: renderToStaticMarkup(<InPlace host={new URL(publicUrl).host} />),
    answers: renderToStaticMarkup(<Answers siteName={siteName} supportEmail={supportEmail} />),
    follow: followMarkup(site),
  };
}
