import type { ReactNode } from 'react';
import type { Site } from '../../api/site.js';
import button from '../../controls/buttons/button.module.css?inline';
import { buttonClass } from '../../controls/buttons/button-look.js';
import icon from '../../controls/buttons/icon.module.css?inline';
import fonts from '../../controls/fonts.css?inline';
import tokens from '../../controls/tokens.css?inline';
import typography from '../../controls/typography.css?inline';
import logo from '../../shell/navigation/logo.module.css?inline';
import { Logo } from '../../shell/navigation/logo.js';
import { languageTexts } from '../../texts/en/shell.js';
import styles from './report-document.module.css';
import own from './report-document.module.css?inline';

/** The style is part of the document, which needs nothing else but its typefaces. */
export const REPORT_STYLE = [tokens, fonts, typography, button, icon, logo, own].join('\n');

interface ReportFrameProps {
  readonly site: Site;
  /** The files of the typefaces. */
  readonly fonts: readonly string[];
  readonly title: string;
  /** A script that it needs. */
  readonly script?: string | undefined;
  readonly children: ReactNode;
}

/** A document about a report, or of a mailed link. It has no navigation, and no place in search engines. */
export function ReportFrame({ site: { siteName }, fonts: files, title, script, children }: ReportFrameProps): ReactNode {
  return (
    <html lang={languageTexts.tag} dir={languageTexts.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#e9e6dd" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17182b" media="(prefers-color-scheme: dark)" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${siteName}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {files.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="" href={file} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: REPORT_STYLE }} />
        {script !== undefined && <script type="module" src={script} />}
      </head>
      <body>
        <div className={styles.column}>
          <header>
            <Logo siteName={siteName} />
          </header>
          <main>{children}</main>
        </div>
      </body>
    </html>
  );
}

/** An address without its protocol. It runs from left to right in every language. */
export function ShownAddress({ address }: { readonly address: string }): ReactNode {
  return (
    <strong className={styles.address} dir="ltr">
      {address.replace(/^https?:\/\//, '')}
    </strong>
  );
}

/** A link that looks like a button. */
export function DocumentButton({ href, kind, children }: { href: string; kind: 'line' | 'quiet'; children: ReactNode }): ReactNode {
  return (
    <a className={buttonClass({ kind }, styles.back)} href={href}>
      {children}
    </a>
  );
}
