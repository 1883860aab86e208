/** An expression that may take more than linear time, because its input is short. */
export interface BoundedInput {
  /** In characters. */
  readonly longest: number;
  readonly reason: string;
}

/** By the name of the place. Whoever adds one has read what limits the input, before the expression is used. */
export const BOUNDED_INPUTS: Readonly<Record<string, BoundedInput>> = {
  'client/controls/loading/lazy-part.ts: /\\bhttps?:\\S+\\.js\\b/': {
    longest: 2_048,
    reason: 'the message of the browser about a file of the build, which has the address of that file',
  },
  'client/page-editing/layout/page-head.tsx: /\\s*[\\r\\n]+\\s*/g': {
    longest: 200,
    reason: 'the text of a field with a maxLength, which is that of a title or of a bio',
  },
  'client/page-view/document/page-summary.ts: /[\\s·:,;]+$/': {
    longest: 160,
    reason: 'the beginning of a description, cut at its longest length',
  },
  'server/pages/linknames/linkname.rules.ts: /[_-]+$/': { longest: 30, reason: 'cut to the longest linkname directly before' },
};
