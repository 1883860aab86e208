import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { LocksModule } from '../locks/locks.module.js';
import { MediaModule } from '../media/media.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { VisitsModule } from '../visits/visits.module.js';
import { PortabilityModule } from '../portability/portability.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { AuthenticationGuard } from './authentication.guard.js';
import { AccessTokensResolver } from './graphql/access-tokens.resolver.js';
import { FormerLinknamesResolver } from './graphql/former-linknames.resolver.js';
import { AccountPagesResolver } from './graphql/account-pages.resolver.js';
import { ChoicesResolver } from './graphql/offers/choices.resolver.js';
import { OpenPageResolver } from './graphql/offers/open-page.resolver.js';
import { LimitsResolver } from './graphql/offers/limits.resolver.js';
import { DraftsResolver } from './graphql/drafts.resolver.js';
import { ScheduledPublicationsResolver } from './graphql/scheduled-publications.resolver.js';
import { OwnLooksResolver } from './graphql/own-looks.resolver.js';
import { PageCountsResolver } from './graphql/page-counts.resolver.js';
import { PageImportsResolver } from './graphql/own-account/page-imports.resolver.js';
import { PageHidingResolver } from './graphql/own-account/page-hiding.resolver.js';
import { UsernameResolver } from './graphql/own-account/username.resolver.js';
import { SignInNoticesResolver } from './graphql/own-account/sign-in-notices.resolver.js';
import { EmailChangeResolver } from './graphql/own-account/email-change.resolver.js';
import { AdminSettingsResolver } from './graphql/administration/admin-settings.resolver.js';
import { AdminLinksResolver } from './graphql/administration/admin-links.resolver.js';
import { AdminInvitationsResolver } from './graphql/administration/admin-invitations.resolver.js';
import { AdminMailResolver } from './graphql/administration/admin-mail.resolver.js';
import { AdminPagesResolver } from './graphql/administration/admin-pages.resolver.js';
import { PageExportModule } from './page-export/page-export.module.js';
import { StartedActs } from './graphql/administration/started-acts.js';
import { AdminUpkeepResolver } from './graphql/administration/admin-upkeep.resolver.js';
import { AdminReportsResolver } from './graphql/administration/admin-reports.resolver.js';
import { AdminAccountsResolver } from './graphql/administration/admin-accounts.resolver.js';
import { AdminAuditLogResolver } from './graphql/administration/admin-audit-log.resolver.js';
import { AdminResolver } from './graphql/administration/admin.resolver.js';
import { SetUpResolver } from './graphql/administration/set-up.resolver.js';
import { AccountsResolver } from './graphql/accounts.resolver.js';
import { PasskeysResolver } from './graphql/sign-in/passkeys.resolver.js';
import { ProviderSignInResolver } from './graphql/sign-in/provider-sign-in.resolver.js';
import { SecondFactorResolver } from './graphql/sign-in/second-factor.resolver.js';
import { GraphqlGatewayModule } from './graphql/graphql-gateway.module.js';
import { MediaResolver } from './graphql/media.resolver.js';
import { PagesResolver } from './graphql/pages.resolver.js';
import { PayloadScopesGuard } from './graphql/payload-scopes.guard.js';
import { RecoveryResolver } from './graphql/recovery.resolver.js';
import { WebhooksResolver } from './graphql/webhooks.resolver.js';
import { UploadRequest } from './uploads/upload-request.js';
import { AccountsController } from './rest/accounts.controller.js';
import { CsrfGuard } from './rest/csrf.guard.js';
import { GoogleSignInController } from './rest/google-sign-in.controller.js';
import { ImagesController } from './rest/images.controller.js';
import { OpenApiController } from './rest/openapi/openapi.controller.js';
import { PageCountsController } from './rest/page-counts.controller.js';
import { PageArchiveController } from './rest/page-archive.controller.js';
import { PersonalDataController } from './rest/personal-data.controller.js';
import { PagesController } from './rest/pages.controller.js';
import { RecoveryController } from './rest/recovery.controller.js';
import { RestErrorsFilter } from './rest/rest-errors.filter.js';
import { UnknownPathsController } from './rest/unknown-paths.controller.js';
import { Publications } from './publications.js';
import { RateLimitHeaders } from './http/rate-limit-headers.js';
import { TokenStrategy } from './token-strategy.js';
import { LinkedPicturesModule } from './uploads/linked-pictures.module.js';
import { UploadedPictures } from './uploads/uploaded-pictures.js';
import { Uploads } from './uploads/uploads.js';
import { RenderingModule } from './web/rendering.module.js';
import { WebModule } from './web/web.module.js';

/** The APIs and the web. Nest runs the guards in the order of this list. */
@Module({
  imports: [
    AccountsModule,
    AdministrationModule,
    AuditModule,
    ImportsModule,
    LinkedPicturesModule,
    LocksModule,
    MediaModule,
    PageExportModule,
    PagesModule,
    VisitsModule,
    WebhooksModule,
    PortabilityModule,
    RenderingModule,
    GraphqlGatewayModule,
    WebModule,
  ],
  controllers: [
    AccountsController,
    RecoveryController,
    GoogleSignInController,
    PagesController,
    PageCountsController,
    PageArchiveController,
    PersonalDataController,
    ImagesController,
    OpenApiController,
    UnknownPathsController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: CsrfGuard },
    { provide: APP_GUARD, useClass: AuthenticationGuard },
    { provide: APP_GUARD, useClass: PayloadScopesGuard },
    { provide: APP_FILTER, useClass: RestErrorsFilter },
    TokenStrategy,
    AccountsResolver,
    SetUpResolver,
    AdminResolver,
    AdminAccountsResolver,
    AdminLinksResolver,
    AdminInvitationsResolver,
    AdminMailResolver,
    AdminSettingsResolver,
    AdminPagesResolver,
    AdminReportsResolver,
    AdminUpkeepResolver,
    StartedActs,
    AdminAuditLogResolver,
    EmailChangeResolver,
    SignInNoticesResolver,
    UsernameResolver,
    PageHidingResolver,
    AccessTokensResolver,
    RecoveryResolver,
    PasskeysResolver,
    ProviderSignInResolver,
    SecondFactorResolver,
    PagesResolver,
    AccountPagesResolver,
    FormerLinknamesResolver,
    ChoicesResolver,
    LimitsResolver,
    OpenPageResolver,
    OwnLooksResolver,
    PageImportsResolver,
    DraftsResolver,
    ScheduledPublicationsResolver,
    PageCountsResolver,
    WebhooksResolver,
    MediaResolver,
    Publications,
    RateLimitHeaders,
    UploadedPictures,
    Uploads,
    UploadRequest,
  ],
})
export class GatewayModule {}
