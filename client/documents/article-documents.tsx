import type { ReactNode } from 'react';
import { GUIDE_ADDRESSES, type Guide } from '../../server/articles/guide.rules.js';
import { POLICY_ADDRESSES, type Policy, type PolicyKind } from '../../server/articles/policy.rules.js';
import { BLOG, FEED, postAddress, type Post } from '../../server/articles/post.rules.js';
import type { Site } from '../api/site.js';
import { BlogPage } from '../features/blog/blog-page.js';
import { PostPage } from '../features/blog/post-page.js';
import { GuidePage } from '../features/developers/guide-page.js';
import { PolicyPage, type Operator } from '../features/policies/policy-page.js';
import { blogTexts } from '../texts/en/blog.js';
import { policyTexts } from '../texts/en/policies.js';
import type { DocumentHeading } from './app-document.js';

/**
 * The documents of articles: the blog, its posts, the policies, and the documentation for programs.
 * @param article renders a document from its part between navigation and footer. The navigation marks `currentPath`.
 */
export function articleDocuments<Rendered>(
  site: Site,
  article: (main: ReactNode, currentPath: string, heading: DocumentHeading) => Rendered,
) {
  const { siteName } = site;
  const named = (name: string) => ({ title: `${name} · ${siteName}`, name });
  const feed = { title: `${blogTexts.title} · ${siteName}`, address: FEED };
  return {
    blog: (posts: readonly Post[]) =>
      article(<BlogPage posts={posts} />, BLOG, {
        ...named(blogTexts.title),
        path: BLOG,
        description: blogTexts.description({ siteName }),
        picture: posts[0]?.preview,
        feed,
      }),
    blogFailed: () => article(<BlogPage posts={null} />, BLOG, named(blogTexts.title)),
    post: (post: Post) =>
      article(<PostPage post={post} />, postAddress(post.number), {
        ...named(post.title),
        path: postAddress(post.number),
        description: post.summary,
        language: post.language,
        publishedOn: post.date,
        picture: post.preview,
        feed,
      }),
    guide: (guide: Guide, guides: readonly Guide[]) =>
      article(<GuidePage guide={guide} guides={guides} />, GUIDE_ADDRESSES[guide.name], {
        ...named(guide.title),
        path: GUIDE_ADDRESSES[guide.name],
        description: guide.summary,
        language: 'en-GB',
      }),
    policy: (kind: PolicyKind, policy: Policy, operator: Operator | undefined) =>
      article(<PolicyPage policy={policy} operator={operator} supportEmail={site.supportEmail} />, POLICY_ADDRESSES[kind], {
        ...named(policy.title),
        path: POLICY_ADDRESSES[kind],
        description: policyTexts.descriptions[kind]({ siteName }),
        language: policy.language,
      }),
  };
}
