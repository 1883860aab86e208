import fc from 'fast-check';

// For mutation tests, the first failing example is enough. Shrinking it would only take time.
fc.configureGlobal({ endOnFailure: true });
