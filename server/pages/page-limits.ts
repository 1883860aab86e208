/** What the operator allows each account. The configuration has it. */
export abstract class PageLimits {
  abstract readonly maxPagesPerAccount: number;
}
