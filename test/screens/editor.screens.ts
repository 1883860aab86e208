import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { toWire } from '../../server/pages/design/wire-design.rules.js';
import { CreatePageDocument } from '../../client/api/generated/create-page.js';
import { publish, register, type TestAccount } from '../builders/accounts/account.js';
import { uploadWallpaper } from '../builders/pages/example-pages.js';
import { aDesign, aTile } from '../builders/pages/page-design.js';
import type { OtherKind } from '../builders/pages/sample-tiles.js';
import { cutApi, stored } from '../browser/accounts/account-steps.js';
import { answerSheet } from '../browser/editor/editor-steps.js';
import { deployAnother } from '../browser/shell/new-version-steps.js';
import { graphqlData } from '../support/calls/graphql.js';
import { runningProduct } from '../support/servers/running-product.js';
import { eventually } from '../support/waiting.js';
import { example, completeAccountAt } from './example.js';
import { photograph, type Visit } from './photograph.js';
import { POPUPS_OF_KINDS } from './popups-of-kinds.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const {
  chooseDesignTexts,
  copyLinkTexts,
  editorTexts,
  designPanelTexts,
  foundDesignTexts,
  historyTexts,
  missingPageTexts,
  newerDraftTexts,
  publishStateTexts,
  richTextTexts,
  styleTexts,
  switcherTexts,
  tileDialogTexts,
  tileKindTexts,
} = texts;
const { design } = example;
const total = design.tiles.length;

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true });
let accounts = 0;

/** A cook, whose page was published twice. */
async function aCook(): Promise<TestAccount> {
  const { application } = product;
  const account = await completeAccountAt(application, `marta-${(accounts += 1)}`);
  await publish(application, account, { ...design, tiles: design.tiles.slice(0, 2) });
  await publish(application, account, design, 1);
  return account;
}

async function openEditor(visit: Visit, account: TestAccount): Promise<Page> {
  const { page } = await visit.as(account, '/editor');
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).waitFor();
  return page;
}

/** The list of the pages of an account that has three. */
async function switching(visit: Visit): Promise<Page> {
  const account = await aCook();
  for (const name of ['Workshops', 'Market days']) {
    await graphqlData(product.application.url, CreatePageDocument, { input: { name } }, account.token);
  }
  const page = await openEditor(visit, account);
  await page.locator('button[popovertarget]').filter({ hasText: 'marta-' }).click();
  await page.getByRole('dialog', { name: switcherTexts.label }).getByText('Workshops').waitFor();
  return page;
}

/** The design of the page, at one of its tabs. */
const designTab = (tab: string) => async (visit: Visit) => {
  const page = await openEditor(visit, await aCook());
  await button(page, editorTexts.design).locator('visible=true').click();
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await page.getByRole('tabpanel', { name: tab }).waitFor();
  return page;
};

/** The editor with a popup that a button opens. */
const popup = (name: string, title: string) => async (visit: Visit) => {
  const page = await openEditor(visit, await aCook());
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog', { name: title }).waitFor();
  return page;
};

/** The editor with a popup of the first tile. */
async function ofTile({ isPhone, ...visit }: Visit, action: string): Promise<Page> {
  const page = await openEditor({ isPhone, ...visit }, await aCook());
  if (isPhone) {
    const folded = page.getByRole('button', { name: editorTexts.unfold({ number: 1, total }), expanded: false });
    if ((await folded.count()) > 0) await folded.click();
  } else await page.locator('[data-tile]').first().getByRole('button').nth(1).click();
  await page.getByRole('button', { name: action }).click();
  return page;
}

async function content(visit: Visit, tool?: string): Promise<Page> {
  const page = await ofTile(visit, editorTexts.editPlace({ number: 1, total }));
  await page.getByRole('textbox', { name: tileDialogTexts.whenItOpens }).click();
  if (tool === undefined) return page;
  const wanted = page.getByRole('toolbar').getByRole('button', { name: tool, exact: true });
  if (!(await wanted.isVisible())) await page.getByRole('toolbar').getByRole('button', { name: richTextTexts.more }).click();
  await wanted.click();
  await page.locator('[role=dialog]:popover-open').waitFor();
  return page;
}

async function style(visit: Visit, press?: (panel: Locator) => Promise<void>): Promise<Page> {
  const page = await ofTile(visit, editorTexts.stylePlace({ number: 1, total }));
  const panel = page.getByRole('tabpanel', { name: designPanelTexts.tiles });
  await panel.getByRole('button', { name: styleTexts.save }).waitFor();
  if (press) await press(panel).then(() => page.locator('[role=dialog]:popover-open').waitFor());
  return page;
}

async function history(visit: Visit): Promise<Page> {
  const page = await popup(editorTexts.history, historyTexts.title)(visit);
  await page.getByRole('dialog').getByRole('listitem').nth(1).waitFor();
  return page;
}

async function published(visit: Visit): Promise<Page> {
  const page = await openEditor(visit, await aCook());
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).fill('Marta');
  await button(page, editorTexts.publish).click();
  await page.getByText(editorTexts.published).first().waitFor();
  return page;
}

/** The list of what is not published, after two changes. */
async function changes(visit: Visit): Promise<Page> {
  const page = await openEditor(visit, await aCook());
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).fill('Marta');
  await button(page, editorTexts.remove).click();
  await page.getByRole('alertdialog').getByRole('button', { name: editorTexts.remove }).click();
  const count = visit.isPhone ? publishStateTexts.short({ count: 2 }) : publishStateTexts.changes({ count: 2 });
  await page.locator('button[popovertarget]').filter({ hasText: count }).click();
  await page.getByRole('dialog', { name: publishStateTexts.label }).getByRole('listitem').first().waitFor();
  return page;
}

async function conflict(visit: Visit): Promise<Page> {
  const account = await aCook();
  const page = await openEditor(visit, account);
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).fill('Marta');
  await publish(product.application, account, { ...design, title: 'Marta at the market' }, 2);
  await button(page, editorTexts.publish).click();
  await page.getByRole('dialog', { name: chooseDesignTexts.elsewhere.title }).waitFor();
  return page;
}

async function foundDesign(visit: Visit): Promise<Page> {
  const account = await aCook();
  const { page } = await visit.as(account, '/favicon.svg');
  const parts = Object.entries(toWire(aDesign({ title: 'Found here' })));
  await page.evaluate((left) => {
    for (const [key, value] of left) localStorage.setItem(key, JSON.stringify(value));
  }, parts);
  await page.goto('/editor');
  await page.getByRole('dialog', { name: foundDesignTexts.title }).waitFor();
  return page;
}

/** A second page with a draft on this device, which was deleted elsewhere; at its address, or in the editor that still has it. */
const deleted = (isOpen: boolean) => async (visit: Visit) => {
  const account = await aCook();
  const input = { name: 'Workshops' };
  const { createPage } = await graphqlData(product.application.url, CreatePageDocument, { input }, account.token);
  const { page } = await visit.as(account, `/editor/${createPage.id}`);
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).fill('Marta');
  await eventually(async () => expect(await stored(page, `draft:${createPage.id}`)).toContain('Marta'));
  await graphqlData(product.application.url, 'mutation ($id: ID!) { deletePage(id: $id) }', { id: createPage.id }, account.token);
  if (isOpen) {
    await button(page, editorTexts.publish).click();
    // Before the first publication, it asks for an address.
    await answerSheet(page);
  } else await page.reload();
  await button(page, missingPageTexts.newPage).waitFor();
  return page;
};

/** A draft that only a newer release can read. */
async function newerDraft(visit: Visit): Promise<Page> {
  const page = await openEditor(visit, await aCook());
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).fill('Marta');
  await eventually(async () => expect(await stored(page, 'editedText')).toBe('"Marta"'));
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage) as [string, string][])
      if (key.startsWith('draft:')) localStorage.setItem(key, text.replace('"format":1', '"format":2'));
  });
  await page.goto('/editor');
  await page.getByText(newerDraftTexts.kept).waitFor();
  return page;
}

async function removal(visit: Visit): Promise<Page> {
  const page = await openEditor(visit, await aCook());
  await button(page, editorTexts.remove).click();
  await page.getByRole('alertdialog').waitFor();
  return page;
}

async function ofNoPage(visit: Visit): Promise<Page> {
  const { page } = await visit.as(await aCook(), '/editor/019aa000-0000-7000-8000-000000000000');
  await page.getByRole('heading', { name: missingPageTexts.title }).waitFor();
  return page;
}

async function withoutAnswer(visit: Visit): Promise<Page> {
  const { page, context } = await visit.as(await register(product.application), '/favicon.svg');
  await cutApi(context);
  await page.goto('/editor');
  await page.getByText(editorTexts.notLoadedTitle).waitFor();
  return page;
}

async function empty(visit: Visit): Promise<Page> {
  const account = await register(product.application);
  await publish(product.application, account, aDesign({ title: 'Ines Moreau', tiles: [] }));
  return openEditor(visit, account);
}

async function wallpapered(visit: Visit): Promise<Page> {
  const account = await aCook();
  await uploadWallpaper(product.application, account, example.wallpaper!);
  return openEditor(visit, account);
}

async function inFull(visit: Visit): Promise<Page> {
  const page = await openEditor(visit, await aCook());
  await button(page, editorTexts.full).click();
  return page;
}

const menu = (page: Page): Locator => page.getByRole('group', { name: editorTexts.more({ number: 1, total }) });

async function tileMenu(visit: Visit): Promise<Page> {
  const page = await ofTile(visit, editorTexts.more({ number: 1, total }));
  await menu(page).waitFor();
  return page;
}

async function kinds(visit: Visit): Promise<Page> {
  const page = await openEditor(visit, await aCook());
  await button(page, tileKindTexts.addKind).filter({ visible: true }).click();
  await page.getByRole('menu').waitFor();
  return page;
}

/** The popup of a new tile, with this text in its first field. */
const ofKind = (kind: OtherKind, typed: string) => async (visit: Visit) => {
  const page = await kinds(visit);
  const label = page.getByText(tileKindTexts[kind].label, { exact: true });
  await page.getByRole('menuitem').filter({ has: label }).click();
  if (kind === 'heading') {
    await page.keyboard.press('Enter');
    await button(page, editorTexts.editPlace({ number: total + 1, total: total + 1 })).click();
  }
  await page.getByRole('dialog').getByRole('textbox').first().fill(typed);
  return page;
};

const refused = (kind: OtherKind, typed: string) => async (visit: Visit) => {
  const page = await ofKind(kind, typed)(visit);
  await page.keyboard.press('Escape');
  return page;
};

async function tilePreview(visit: Visit): Promise<Page> {
  const page = await tileMenu(visit);
  await menu(page).getByRole('button', { name: tileDialogTexts.previewTile }).click();
  await page.locator('dialog[open]').waitFor();
  return page;
}

async function copyRefused(visit: Visit): Promise<Page> {
  const page = await openEditor(visit, await aCook());
  // On phones the link is below the preview.
  if (visit.isPhone) await button(page, editorTexts.preview).click();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: copyLinkTexts.copy }).filter({ visible: true }).first().click();
  await page.getByRole('alertdialog').waitFor();
  return page;
}

/** A draft with an unpublished title, and a page that was published elsewhere since. */
async function outdatedDraft(visit: Visit): Promise<Page> {
  const account = await aCook();
  const page = await openEditor(visit, account);
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).fill('Marta');
  await eventually(async () => expect(await stored(page, 'editedText')).toBe('"Marta"'));
  await publish(product.application, account, { ...design, title: 'Marta at the market' }, 2);
  await page.reload();
  await page.getByRole('dialog', { name: chooseDesignTexts.outdated.title }).waitFor();
  return page;
}

async function partOfAnotherVersion(visit: Visit): Promise<Page> {
  const { page, context } = await visit.as(await aCook(), '/favicon.svg');
  await deployAnother(context, 'social-links-dialog');
  await page.goto('/editor');
  await page.getByRole('button', { name: editorTexts.socialLinks }).first().click();
  await page.getByRole('alertdialog').waitFor();
  return page;
}

async function longWords(visit: Visit): Promise<Page> {
  const account = await register(product.application);
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
  await publish(
    product.application,
    account,
    aDesign({ title: name, tiles: [aTile({ name }), aTile({ name: '' }), aTile({ name: 'وصفات' })] }),
  );
  return openEditor(visit, account);
}

photograph('3 editor', product, [
  { name: 'Editor', open: async (visit) => openEditor(visit, await aCook()) },
  { name: 'Editor, with a wallpaper', open: wallpapered },
  { name: 'Page switcher', open: switching },
  {
    name: 'Preview',
    onlyOn: 'phones',
    open: async (visit) => {
      const page = await openEditor(visit, await aCook());
      await button(page, editorTexts.preview).click();
      return page;
    },
  },
  { name: 'Preview, full', onlyOn: 'desktops', open: inFull },
  { name: 'Editor without tiles', open: empty },
  { name: 'Editor, long words', open: longWords },
  { name: 'Editor, without an answer', open: withoutAnswer },
  { name: 'Editor of a page that is not there', open: ofNoPage },
  { name: 'Menu of a tile', onlyOn: 'desktops', open: tileMenu },
  { name: 'Preview of a tile', onlyOn: 'desktops', open: tilePreview },
  { name: 'Kinds of tiles', open: kinds },
  ...POPUPS_OF_KINDS.map(({ kind, name, typed }) => ({ name, open: ofKind(kind, typed) })),
  { name: 'Link, refused', open: refused('link', 'no address at all') },
  { name: 'Video or map, refused', open: refused('embed', 'maps.app.goo.gl/abc123') },
  {
    name: 'Link, another kind',
    open: async (visit) => {
      const page = await ofKind('link', 'ada@example.org')(visit);
      await page.getByRole('button', { name: tileDialogTexts.kindIs({ kind: tileKindTexts.link.label }) }).click();
      return page;
    },
  },
  { name: 'Content of a tile', open: (visit) => content(visit) },
  { name: 'Content, colour', open: (visit) => content(visit, richTextTexts.textColor) },
  { name: 'Content, link', open: (visit) => content(visit, richTextTexts.link) },
  { name: 'Content, picture', open: (visit) => content(visit, richTextTexts.image) },
  { name: 'Style of a tile', open: (visit) => style(visit) },
  {
    name: 'Style, a colour',
    open: (visit) => style(visit, (dialog) => dialog.locator('button[aria-haspopup=dialog][class*=swatch]').first().click()),
  },
  {
    name: 'Emblem of a tile',
    open: (visit) => style(visit, (dialog) => dialog.locator('button[aria-haspopup=dialog][class*=emblem-choice]').click()),
  },
  { name: 'Style, copied', open: (visit) => style(visit, (dialog) => dialog.getByRole('button', { name: styleTexts.copyFrom }).click()) },
  { name: 'Design, themes', open: designTab(designPanelTexts.themes) },
  {
    name: 'Design, a look is kept',
    open: async (visit) => {
      const page = await designTab(designPanelTexts.themes)(visit);
      await button(page, texts.ownLookTexts.keep).click();
      await page.getByRole('dialog', { name: texts.ownLookTexts.keep }).waitFor();
      return page;
    },
  },
  { name: 'Design, background', open: designTab(designPanelTexts.background) },
  { name: 'Design, type', open: designTab(designPanelTexts.type) },
  { name: 'Design, layout', open: designTab(designPanelTexts.layout) },
  { name: 'Design, tile look', open: designTab(designPanelTexts.tiles) },
  { name: 'Miscellaneous', open: popup(editorTexts.miscellaneous, texts.miscellaneousTexts.title) },
  { name: 'Wallpaper', open: popup(editorTexts.changeWallpaper, editorTexts.changeWallpaper) },
  { name: 'Profile picture, in the editor', open: popup(texts.profilePictureLabelTexts.change, texts.pictureTexts.title) },
  { name: 'History', open: history },
  {
    name: 'A former version',
    open: async (visit) => {
      const page = await history(visit);
      await page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('region').first().waitFor();
      return page;
    },
  },
  { name: 'Published', open: published },
  { name: 'Changes that are not published', open: changes },
  {
    name: 'Changes that are not published, compared',
    open: async (visit) => {
      const page = await changes(visit);
      await button(page, publishStateTexts.compare).click();
      await page.getByRole('dialog', { name: publishStateTexts.compareTitle }).waitFor();
      return page;
    },
  },
  {
    name: 'Question of Discard',
    open: async (visit) => {
      const page = await changes(visit);
      await button(page, publishStateTexts.discard({ count: 2 })).click();
      await page.getByRole('alertdialog').waitFor();
      return page;
    },
  },
  { name: 'Published elsewhere meanwhile', open: conflict },
  {
    name: 'Published elsewhere meanwhile, looked at',
    open: async (visit) => {
      const page = await conflict(visit);
      await button(page, chooseDesignTexts.look).click();
      await page.getByRole('dialog').getByRole('region').first().waitFor();
      return page;
    },
  },
  { name: 'A draft on an older version', open: outdatedDraft },
  { name: 'A design that was found in this browser', open: foundDesign },
  { name: 'A draft of a page that was deleted', open: deleted(false) },
  { name: 'A page that was deleted while it was edited', open: deleted(true) },
  { name: 'A draft of a newer release', open: newerDraft },
  { name: 'Question of Remove', open: removal },
  { name: 'Copy link, refused', open: copyRefused },
  { name: 'A part of another version', open: partOfAnotherVersion },
]);
