import { beforeEach, expect, jest, test } from '@jest/globals';
import type * as Senders from '../../../../client/features/editor/design-sender.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { aDesign } from '../../../builders/pages/page-design.js';

type Published = { readonly design: PageDesign; readonly version: number };

let page: Published;
/** Whether the next answer gets lost, after the design was published. */
let isLost: boolean;
let sender: Senders.DesignSender;

/** A server that publishes what is based on the present version. */
async function answer(_: string, { body = '{}' }: { readonly body?: string }): Promise<Response> {
  const { variables } = JSON.parse(body) as { variables: { input?: { design: { title: string }; basedOnVersion: number } } };
  const answered = (data: object) => new Response(JSON.stringify(data));
  const seen = () => ({ ...{ id: 'page', address: null, version: page.version }, design: { ...page.design, networkLinks: [] } });
  if (!variables.input) return answered({ data: { me: { firstUsername: 'ada', emailVerified: true }, page: seen() } });
  if (variables.input.basedOnVersion !== page.version)
    return answered({ errors: [{ message: 'Elsewhere', extensions: { code: 'PAGE_CHANGED_ELSEWHERE' } }] });
  page = { design: aDesign({ tiles: [], title: variables.input.design.title }), version: page.version + 1 };
  if (!isLost) return answered({ data: { publish: seen() } });
  isLost = false;
  throw new TypeError('The connection was lost.');
}

const design = (title: string) => aDesign({ tiles: [], title });

beforeEach(async () => {
  [page, isLost] = [{ design: design('Before'), version: 1 }, false];
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => true };
  const localStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const document = { ...events, documentElement: { lang: 'en' }, cookie: '', getElementById: () => null };
  const window = { ...events, localStorage, location: { origin: 'https://x.test' } };
  Object.assign(globalThis, { window, document, localStorage, fetch: answer });
  jest.resetModules();
  const { DesignSender } = await import('../../../../client/features/editor/design-sender.js');
  sender = new DesignSender('page');
});

test('What was published without an answer is no conflict: it is published already, and what was changed since goes over it', async () => {
  isLost = true;
  await expect(sender.send(design('First'), 1)).rejects.toThrow('lost');
  expect(await sender.send(design('First'), 1)).toMatchObject({ isOthers: false, page: { version: 2 } });
  isLost = true;
  await expect(sender.send(design('Second'), 2)).rejects.toThrow('lost');
  expect(await sender.send(design('Third'), 2)).toMatchObject({ isOthers: false, page: { version: 4, design: { title: 'Third' } } });
});

test('What somebody else has published is not replaced, also after an answer got lost', async () => {
  isLost = true;
  await expect(sender.send(design('First'), 1)).rejects.toThrow('lost');
  page = { design: design('Theirs'), version: 3 };
  expect(await sender.send(design('Second'), 1)).toMatchObject({ isOthers: true, page: { version: 3, design: { title: 'Theirs' } } });
  expect(page.design.title).toBe('Theirs');
});
