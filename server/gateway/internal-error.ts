/** The code and the sentence of an internal error. The response also has the id of the request, with which operators find the log entry. */
export const internalError = {
  code: 'INTERNAL',
  message: 'Something went wrong on our side. Please try again in a moment.',
} as const;
