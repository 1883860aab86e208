/** The sentence for people after an internal error. The request's id, which is sent beside it, leads to the entry in the log. */
export const internalError = {
  code: 'INTERNAL',
  message: 'Something went wrong on our side. Please try again in a moment.',
} as const;
