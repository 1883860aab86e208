import { expect, test } from '@jest/globals';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { register } from '../../builders/accounts/account.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { designInput, Tessera } from '../../../docs/api/files/tessera.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();

test('Anybody can ask for the themes, the icons of emblems and the typefaces', async () => {
  const guest = new Tessera({ url: application.url });
  const themes = await guest.themes();
  expect(themes.map(({ id }) => id)).toEqual(THEMES.map(({ id }) => id));
  expect(themes.find(({ id }) => id === 'azulejo')).toMatchObject({
    name: 'Azulejo',
    mood: 'warm',
    titleColor: { hex: '#123a7e', alpha: 1 },
    styles: [{ button: { hex: '#1d4fa0' }, surface: 'cut' }],
    leadStyle: { button: { hex: '#f0bf4c' } },
    appearance: { theme: 'azulejo', type: { heading: 'yeseva-one' } },
  });
  expect(await guest.emblemIcons()).toEqual(expect.arrayContaining(['coffee', 'map-pin']));
  const typefaces = await guest.typefaces();
  expect(typefaces).toEqual(expect.arrayContaining(['system', 'yeseva-one']));
  for (const { appearance } of themes) expect(typefaces).toEqual(expect.arrayContaining([appearance.type.heading, appearance.type.text]));
});

test('A program publishes in the look of a theme, and reads, changes and publishes that again', async () => {
  const { token } = await register(application);
  const tessera = new Tessera({ url: application.url, token });
  const tiles = [aTile({ emblem: { icon: 'coffee' } }), aTile({ name: 'Lead', isLead: true }), aTile()];
  const sent = asInput(aDesign({ bio: 'Bread', tiles })) as Parameters<Tessera['publish']>[0]['input']['design'];
  for (const [at, { id, titleColor, backgroundColor, styles, leadStyle, appearance }] of (await tessera.themes()).entries()) {
    const { design } = await tessera.publish({ input: { design: sent, basedOnVersion: at, theme: id } });
    expect(design).toMatchObject({
      titleColor,
      backgroundColor,
      appearance,
      bio: 'Bread',
      tiles: [{ emblem: { icon: 'coffee' } }, {}, {}],
    });
    expect(design?.tiles.map(({ style }) => style)).toEqual([styles[0], leadStyle, styles[1 % styles.length]]);
    const again = { design: designInput(design!), basedOnVersion: at + 1 };
    expect(await tessera.publish({ input: again })).toMatchObject({ version: at + 1, changed: false });
    expect(await tessera.publish({ input: { ...again, theme: id, dryRun: true } })).toMatchObject({ changed: false });
  }
  // A client that knows no appearances loses nothing by it.
  const plain = asInput(aDesign({ tiles: [aTile(), aTile({ name: 'Lead' }), aTile()] })) as typeof sent;
  const { version } = await tessera.myPage();
  const { design } = await tessera.publish({ input: { design: plain, basedOnVersion: version, theme: 'kiosk' } });
  expect(design).toMatchObject({ bio: 'Bread', appearance: { theme: 'kiosk' }, tiles: [{ emblem: { icon: 'coffee' } }, {}, {}] });
  await expect(tessera.publish({ input: { design: plain, basedOnVersion: version + 1, theme: 'none such' } })).rejects.toMatchObject({
    code: 'DESIGN_INVALID',
    fieldRefusals: { theme: [{ code: 'CHOICE_UNKNOWN' }] },
  });
});
