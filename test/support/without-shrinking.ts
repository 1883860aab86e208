import fc from 'fast-check';

// A planted fault is noticed by the first example that fails; a smaller one, which takes long to find, interests nobody.
fc.configureGlobal({ endOnFailure: true });
