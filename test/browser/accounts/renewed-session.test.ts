import { expect, test } from '@jest/globals';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader } from '../../support/calls/uploads.js';
import { eventually, expectSoon, expectValue } from '../../support/waiting.js';
import { holdApi, notification, stored } from './account-steps.js';
import { draftWarning, openEditor, publishPage, titleField } from '../editor/editor-steps.js';
import { miniature, signInElsewhere } from '../settings/personal-steps.js';
import { aFile, redAndBlue } from '../profile-picture/picture-steps.js';

const { application, browser } = runningProduct();

/** An editor, and a function that makes its account sign in again in another tab during a call, so that the call is refused. */
async function openAnEditor() {
  const account = await anUploader(application);
  // The browser logs each refused call; the question that a reload asks about a draft is answered with yes.
  const ignore: typeof draftWarning = (incident) => draftWarning(incident) || incident.text.includes('status of 401');
  const opened = await openEditor(browser, application, { account, ignore, onDialog: (dialog) => dialog.accept() });
  const { page, context } = opened;

  /** Gives the new token, when all that was sent has been answered. */
  async function renewDuring(send: () => Promise<unknown>): Promise<string> {
    const held = await holdApi(context);
    const sending = send();
    await eventually(() => expect(held.sent()).toBeGreaterThan(0));
    await graphqlData(application.url, LogOutDocument, {}, (await stored(page, 'token'))!);
    const token = await signInElsewhere(application, account);
    const other = await context.newPage();
    await other.goto('/favicon.svg');
    await other.evaluate(
      ([value, owner]) => {
        localStorage.setItem('tokenOwner', owner);
        localStorage.setItem('token', value);
      },
      [token, `${token.slice(0, 12)} ${account.username}`] as const,
    );
    await other.close();
    // The browser tells its tabs one after the other: the refusal must not overtake that.
    await expectSoon(() => stored(page, 'token')).toBe(token);
    held.release();
    await sending;
    return token;
  }

  return { ...opened, account, renewDuring };
}

test('A request with a token that the same account has renewed is sent again with the new token: publish, upload, load and log-out', async () => {
  const { page, account, incidents, renewDuring } = await openAnEditor();
  await titleField(page).fill('By the new token');
  const token = await renewDuring(() => publishPage(page));
  expect((await graphqlData(application.url, EditorDocument, {}, token)).myPage.design?.title).toBe('By the new token');

  await page.getByRole('button', { name: 'Change Wallpaper', exact: true }).click();
  const wallpaper = page.getByRole('dialog', { name: 'Change Wallpaper' });
  await wallpaper.getByLabel('Choose File').setInputFiles(aFile('crag.jpg', await redAndBlue()));
  await wallpaper.getByText('crag.jpg').waitFor();
  await renewDuring(() => wallpaper.getByRole('button', { name: 'Update Wallpaper' }).click());
  await notification(page, 'Image uploaded, please refresh site to see changes').waitFor();

  await renewDuring(() => page.reload());
  await expectValue(titleField(page), 'By the new token');
  await renewDuring(() => page.goto('/personal'));
  await page.getByText(account.email).first().waitFor();
  await miniature(page).waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  const last = await renewDuring(() => page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click());
  await notification(page, 'Success').waitFor();
  await expectSoon(() => stored(page, 'token')).toBeNull();
  expect((await graphql(application.url, EditorDocument, {}, last)).errors).not.toEqual([]);
  expect(incidents).toEqual([]);
});
