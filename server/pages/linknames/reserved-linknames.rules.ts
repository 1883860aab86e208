/**
 * The linknames that nobody can claim: addresses that the site itself needs, now or later, and names that would mislead visitors about the
 * owner of a page. The server and the browser use the same list, and it is public.
 */
const RESERVED_LINKNAMES: readonly string[] = [
  // Screens of the app, existing and announced (specification §2).
  ...words(`
    personal editor guesteditor login register recoverusername recoverpassword resetpw setup policy tos blog blogpost genpage
  `),
  // Paths that the server answers, or that servers usually answer.
  ...words(`
    api graphql graphiql playground health healthz livez readyz ready live metrics status ping media assets asset static
    images image img icons icon fonts font css js files file upload uploads download downloads public data dist build src
    favicon robots sitemap sitemaps manifest service-worker serviceworker sw well-known feed rss atom embed oembed
    websocket ws socket sse webhook webhooks callback callbacks oauth oauth2 oidc saml sso jwks token tokens csrf
    csrftoken vendor node_modules wp-admin wp-login wp-content wp-includes wp-json xmlrpc cgi-bin phpmyadmin
  `),
  // Words that other addresses of the site use, or will use.
  ...words(`
    index home start landing default main site website web app apps application page pages me my you user users username
    usernames account accounts account-data profile profiles member members signin sign-in signup sign-up signout sign-out log-in logon
    log-on logout log-out logoff join registration enroll auth authenticate authentication authorize authorization session
    sessions password passwords resetpassword reset-password reset forgot forgotpassword forgot-password recover recovery
    verify verify-email verifyemail verification confirm confirmation activate activation unsubscribe subscribe
    subscription subscriptions newsletter settings setting preferences options config configuration dashboard console
    panel control-panel controlpanel cpanel edit new create add update delete remove publish preview draft drafts save
    search find explore discover browse category categories claim claims link links linkname linknames linkinbio
    link-in-bio bio tile tiles wallpaper wallpapers theme themes template templates guest guests sandbox notification
    notifications message messages inbox i invite invites invitation referral referrals share export import backup archive
    history version versions statistics stats analytics insights report reports reporting qr qrcode url redirect go
  `),
  // Pages that people expect from the product itself.
  ...words(`
    about about-us aboutus team careers career jobs press newsroom news media-kit branding investors partners partner
    affiliates affiliate ambassadors ambassador forum forums cart checkout order orders buy sell pricing prices price
    plans plan pro premium plus business enterprise upgrade trial free donate donations sponsor sponsors pay payment
    payments payout payouts invoice invoices billing refund refunds wallet monetize monetization sales marketing
    advertising advertise ads ad promo promotion promotions terms terms-of-service termsofservice terms-of-use conditions
    privacy privacy-policy privacypolicy policies legal imprint impressum license licenses licence licences cookie cookies
    gdpr ccpa dmca copyright trademark rules accessibility compliance disclaimer help helpcenter help-center helpdesk faq
    faqs q-a docs doc documentation manual tutorial tutorials developer developers dev devs changelog releases roadmap
    feature features feedback contact contact-us contactus contacts
  `),
  // Names that seem to speak for the product or its operators.
  ...words(`
    tessera tessera-app tessera-team tessera-help tessera-support tesserapage official officialpage verified trusted admin
    admins administrator administrators administration root superuser superadmin sysadmin sysop operator operators owner
    owners staff employee employees moderator moderators mod mods support supports supportteam support-team
    customer-service customerservice customer-support customersupport service services security securityteam security-team
    safety safe trust abuse fraud phishing spam scam alert alerts warning notice system systems bot bots robot daemon
    server servers host hosting hostmaster webmaster postmaster mailmaster mailer-daemon maildaemon mail email e-mail
    mails smtp imap pop pop3 no-reply noreply do-not-reply donotreply newsletter-team info hiring finance accounting
    accountant ceo cto cfo founder founders police government gov tax taxes bank banking incident incidents outage
    maintenance emergency
  `),
  // Names of machines and services.
  ...words(`
    www www1 www2 www3 ww w3 ftp sftp ssh ssl tls dns ns ns1 ns2 ns3 ns4 mx mx1 mx2 vpn proxy gateway router firewall cdn
    cache cluster local localhost localdomain broadcasthost wpad isatap autodiscover autoconfig intranet internal private
    staging stage production prod beta canary preprod qa uat ci git github gitlab svn repo repository registry docker
    kubernetes s3 storage database db sql postgres postgresql mysql redis log logs monitor monitoring grafana prometheus
    debug error errors exception exceptions crash
  `),
  // Placeholders.
  ...words(`
    null nil none undefined nan true false void empty blank unknown anonymous anon anyone everyone everybody somebody
    someone nobody deleted removed unavailable available not-found notfound forbidden unauthorized banned suspended
    blocked reserved 400 401 403 404 405 408 409 410 413 418 429 500 501 502 503 504
  `),
];

const reserved = new Set(RESERVED_LINKNAMES);

/** Whether this name, in lower case, is reserved. */
export function isReservedLinkname(name: string): boolean {
  return reserved.has(name);
}

/** The public list: every reserved name, in alphabetical order. */
export function reservedLinknames(): string[] {
  return [...reserved].sort();
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
