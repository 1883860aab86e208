/** The two texts that every site has: the terms of service and the privacy policy. */
export const POLICY_KINDS = ['terms', 'privacy'] as const;

export type PolicyKind = (typeof POLICY_KINDS)[number];

/** A policy, ready to be shown. */
export interface Policy {
  readonly title: string;
  /** The language that it is written in, such as `en-GB`. */
  readonly language: string;
  /** The day of its last change, such as `2026-03-14`. */
  readonly date: string;
  /** Clean HTML that begins below the title. */
  readonly html: string;
}

/** All policies by their kind. */
export type Policies = Readonly<Record<PolicyKind, Policy>>;

/** Where each policy is, from the root of the site. */
export const POLICY_ADDRESSES: Readonly<Record<PolicyKind, string>> = { terms: '/tos', privacy: '/policy' };
