import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ArticleFault, ArticlesUnreadable } from '../../articles/articles.errors.js';
import type { Policies, Policy, PolicyKind } from '../../articles/policy.rules.js';
import { PolicyStore } from '../../articles/ports/policy-store.port.js';
import { projectFolder, type Config } from '../../config/config.js';
import { escapeMarkup } from '../../markup.rules.js';
import type { SiteAddresses } from '../../site-addresses.js';
import { dayField, languageField, readArticleFile, textField, type FieldRules } from './article-file.js';
import { renderMarkdown } from './render-markdown.js';

interface PolicyFields {
  readonly title: string;
  readonly language: string;
  readonly date: string;
}

const EXPECTED: FieldRules<PolicyFields> = {
  schema: z.strictObject({ title: textField(120), language: languageField, date: dayField }),
  rules: {
    title: 'must be a text of at most 120 characters',
    language: 'must be a language like en-GB',
    date: 'must be a day like 2026-03-14',
  },
};

/** What policies name of the site, and the folder of the operator's own ones. */
export type PolicySettings = Pick<Config, 'legalDir' | 'siteName' | 'supportEmail'>;

/** Policies as Markdown files. A file in `LEGAL_DIR` replaces the product's own one. */
export class FolderPolicyStore extends PolicyStore {
  constructor(
    private readonly settings: PolicySettings,
    private readonly addresses: SiteAddresses,
  ) {
    super();
  }

  override async read(): Promise<Policies> {
    const { legalDir } = this.settings;
    if (legalDir !== undefined && !(await exists(legalDir))) {
      throw new ArticlesUnreadable(`LEGAL_DIR names the folder ${legalDir}, which is not there.`);
    }
    return { terms: await this.readPolicy('terms'), privacy: await this.readPolicy('privacy') };
  }

  private async readPolicy(kind: PolicyKind): Promise<Policy> {
    const { legalDir } = this.settings;
    const own = legalDir === undefined ? undefined : join(legalDir, `${kind}.md`);
    const path = own !== undefined && (await exists(own)) ? own : join(projectFolder, 'content', 'legal', `${kind}.md`);
    const { fields, markdown } = await readArticleFile(path, EXPECTED);
    const html = renderMarkdown(markdown, (picture) => {
      throw new ArticleFault(`${path} shows the picture "${picture}", but policies have no pictures.`);
    });
    return { ...fields, html: this.fill(html) };
  }

  /** Replaces names in braces, such as `{siteName}`, by the facts about this site. */
  private fill(html: string): string {
    const { siteName, supportEmail } = this.settings;
    const email = escapeMarkup(supportEmail);
    const facts: Readonly<Record<string, string>> = {
      siteName: escapeMarkup(siteName),
      publicUrl: escapeMarkup(this.addresses.origin),
      supportEmail: `<a href="mailto:${email}">${email}</a>`,
    };
    return html.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
