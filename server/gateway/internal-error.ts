/** What people read when something failed that they cannot mend; the request's id, sent beside it, finds it in the log. */
export const internalError = {
  code: 'INTERNAL',
  message: 'Something went wrong on our side. Please try again in a moment.',
} as const;
