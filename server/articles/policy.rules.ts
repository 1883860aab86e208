/** The two policies of every site: the terms of service and the privacy policy (specification §2). */
export const POLICY_KINDS = ['terms', 'privacy'] as const;

/** One of the two policies. */
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** A policy, ready to be shown. */
export interface Policy {
  readonly title: string;
  /** The language that it is written in, such as `en-GB`. */
  readonly language: string;
  /** The day of its last change, such as `2026-03-14`. */
  readonly date: string;
  /** Sanitized HTML, without the title. */
  readonly html: string;
}

/** All policies by their kind. */
export type Policies = Readonly<Record<PolicyKind, Policy>>;

/** The path of each policy (specification §2). */
export const POLICY_ADDRESSES: Readonly<Record<PolicyKind, string>> = { terms: '/tos', privacy: '/policy' };
