import type { SiteAddresses } from '../../../site-addresses.js';
import { OEMBED, PAGE_DATA } from '../../web/public-pages/page-data-shape.js';
import { refusalOf, schemaOf, type Json } from './openapi-parts.js';

const TEXT = { type: 'string' };
const LINKNAME = {
  name: 'linkname',
  in: 'path',
  required: true,
  description: 'The linkname of a page, in any case.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,30}$' },
};
const ETAG = { description: 'Send it as `If-None-Match`: while nothing has changed, the answer is status 304.', schema: TEXT };
const UNCHANGED = { description: 'Nothing has changed since the answer with this `ETag`.', headers: { ETag: ETAG } };
const MOVED = {
  description: 'It is a former linkname: the page is at the address in `Location`.',
  headers: { Location: { description: 'The path with the present linkname.', schema: { type: 'string', format: 'uri-reference' } } },
};
const IF_NONE_MATCH = { name: 'If-None-Match', in: 'header', required: false, description: 'The `ETag` of the last answer.', schema: TEXT };

/** What is beside the paths below `/api`: pages as data. Everybody may read it, from any site. */
export function publicDataPaths({ origin }: SiteAddresses): Json {
  const reading = { security: [], servers: [{ url: origin }] };
  const page = (content: Json) => ({
    200: { description: 'It is found.', headers: { ETag: ETAG }, content },
    304: UNCHANGED,
    308: MOVED,
    ...Object.fromEntries([400, 404, 429, 503].map((status) => [status, refusalOf(status)])),
  });
  return {
    '/{linkname}.json': {
      get: {
        ...reading,
        operationId: 'pageData',
        summary: 'Read the words of a page',
        description: 'What visitors read, without the look of the page.',
        parameters: [LINKNAME, IF_NONE_MATCH],
        responses: page({ 'application/json': { schema: schemaOf(PAGE_DATA, 'output') } }),
      },
    },
    '/{linkname}.atom': {
      get: {
        ...reading,
        operationId: 'pageFeed',
        summary: 'Read the feed of a page',
        description: 'Owners begin and end it. Without a feed, the answer is status 404.',
        parameters: [LINKNAME, IF_NONE_MATCH],
        responses: page({ 'application/atom+xml': { schema: { ...TEXT, description: 'Atom (RFC 4287).' } } }),
      },
    },
    '/{linkname}.ics': {
      get: {
        ...reading,
        operationId: 'pageInCalendar',
        summary: 'Read when a page comes',
        description: 'For calendars. Only a page that is announced and not there yet has it; for any other one, the answer is status 404.',
        parameters: [LINKNAME, IF_NONE_MATCH],
        responses: page({ 'text/calendar': { schema: { ...TEXT, description: 'iCalendar (RFC 5545) with one event.' } } }),
      },
    },
    '/oembed': { get: { ...reading, ...embedding } },
  };
}

const side = { type: 'integer', minimum: 1, maximum: 99_999 };

const embedding = {
  operationId: 'oembed',
  summary: 'Read how another site shows a link to a page',
  description: 'The format is that of oEmbed 1.0.',
  parameters: [
    {
      name: 'url',
      in: 'query',
      required: true,
      description: 'The address of a page.',
      schema: { type: 'string', format: 'uri' },
    },
    { name: 'maxwidth', in: 'query', required: false, description: 'The room that the site has, in pixels.', schema: side },
    { name: 'maxheight', in: 'query', required: false, description: 'The room that the site has, in pixels.', schema: side },
    {
      name: 'format',
      in: 'query',
      required: false,
      description: 'The format of the answer.',
      schema: { enum: ['json', 'xml'], default: 'json' },
    },
  ],
  responses: {
    200: {
      description: 'It is found.',
      content: {
        'application/json': { schema: schemaOf(OEMBED, 'output') },
        'text/xml': { schema: { ...TEXT, description: 'The same values as XML.' } },
      },
    },
    ...Object.fromEntries([400, 404, 429, 501, 503].map((status) => [status, refusalOf(status)])),
  },
};
