import type { Command } from 'commander';
import {
  isSettingName,
  SETTING_NAMES,
  SITE_SETTINGS,
  type PresentSetting,
  type SettingName,
} from '../../administration/site-settings.rules.js';
import { SiteSettingsAdministration } from '../../administration/use-cases/site-settings-administration.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';

const SOURCES = { variable: 'its variable', stored: 'settings set', default: 'the default' };

/** `admin settings …` */
export function addSettingsCommands(program: Command, session: AdminSession, print: Print): void {
  const settings = program.command('settings').description('What operators change while the site runs');
  settings
    .command('list')
    .description('lists the settings, and where their values come from')
    .action((options: CommonOptions) => print(options, (given) => list(session, given)));
  settings
    .command('set <name> <value>')
    .description(`changes one at once: ${SETTING_NAMES.join(', ')}`)
    .action((name: string, value: string, options: CommonOptions) => print(options, (given) => change(session, { name, value }, given)));
  settings
    .command('reset <name>')
    .description('takes what was chosen back')
    .action((name: string, options: CommonOptions) => print(options, (given) => reset(session, name, given)));
}

function parseName(text: string): SettingName {
  const name = text.toUpperCase();
  if (isSettingName(name)) return name;
  throw new CommandFault(
    'SETTING_UNKNOWN',
    `There is no setting “${text}”.`,
    `Name one of these: ${SETTING_NAMES.join(', ')}.`,
    EXIT.misused,
  );
}

async function list(session: AdminSession, options: CommonOptions): Promise<Result> {
  const settings = await (await session.use(SiteSettingsAdministration)).list(session.actor(options));
  return { lines: settings.map(lineOf), facts: { settings } };
}

async function change(
  session: AdminSession,
  given: { readonly name: string; readonly value: string },
  options: CommonOptions,
): Promise<Result> {
  const name = parseName(given.name);
  if (SITE_SETTINGS[name].normalize(given.value) === null) {
    throw new CommandFault(
      'SETTING_INVALID',
      `Nothing was changed: ${name} ${SITE_SETTINGS[name].rule}.`,
      'Write another value.',
      EXIT.misused,
    );
  }
  const setting = await (await session.use(SiteSettingsAdministration)).change(session.actor(options), name, given.value);
  return { lines: [lineOf(setting)], facts: { ...setting } };
}

async function reset(session: AdminSession, text: string, options: CommonOptions): Promise<Result> {
  const name = parseName(text);
  const setting = await (await session.use(SiteSettingsAdministration)).reset(session.actor(options), name);
  return { lines: [lineOf(setting)], facts: { ...setting } };
}

function lineOf({ name, value, source }: PresentSetting): string {
  return `${name}: ${value === '' ? 'nothing' : value}  (from ${SOURCES[source]})`;
}
