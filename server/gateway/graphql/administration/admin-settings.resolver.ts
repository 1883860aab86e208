import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import type { PresentSetting } from '../../../administration/site-settings.rules.js';
import { SiteSettingsAdministration } from '../../../administration/use-cases/site-settings-administration.js';
import { CONFIG, type Config } from '../../../config/config.js';
import type {
  AdminSetting,
  AdminSettings,
  AdminSettingSource,
  MutationAdminChangeSettingArgs,
  MutationAdminResetSettingArgs,
} from '../generated.js';
import { CurrentOperator } from './admitted-operator.js';

/** The GraphQL operations with which operators change what they may while the site runs. */
@Resolver()
export class AdminSettingsResolver {
  constructor(
    private readonly settings: SiteSettingsAdministration,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Query('adminSettings')
  async list(@CurrentOperator() actor: Actor): Promise<AdminSettings> {
    const settings = await this.settings.list(actor);
    return { settings: settings.map(wireSetting), providers: this.config.identityProviders.map(({ name, issuer }) => ({ name, issuer })) };
  }

  @Mutation('adminChangeSetting')
  async change(@CurrentOperator() actor: Actor, @Args() { name, value }: MutationAdminChangeSettingArgs): Promise<AdminSetting> {
    return wireSetting(await this.settings.change(actor, name, value));
  }

  @Mutation('adminResetSetting')
  async reset(@CurrentOperator() actor: Actor, @Args() { name }: MutationAdminResetSettingArgs): Promise<AdminSetting> {
    return wireSetting(await this.settings.reset(actor, name));
  }
}

function wireSetting({ source, ...setting }: PresentSetting): AdminSetting {
  return { ...setting, source: source.toUpperCase() as AdminSettingSource };
}
