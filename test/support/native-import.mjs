import { constants, runInThisContext } from 'node:vm';
import { isNativeError } from 'node:util/types';

/**
 * Imports a file as Node itself does, outside of the sandbox that jest makes for each test file: so it is loaded once in a worker.
 * Inside of it, all the thousand modules of the application would be read, compiled and linked anew for every file.
 * @type {(url: string) => Promise<Record<string, unknown>>}
 */
export const importNatively = runInThisContext('(url) => import(url)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});

// The sandbox has an Error of its own. What a test throws is an error to the application, too.
const NativeError = runInThisContext('Error');
Object.defineProperty(NativeError, Symbol.hasInstance, {
  configurable: true,
  value(candidate) {
    const isInstance = Function.prototype[Symbol.hasInstance].call(this, candidate);
    return isInstance || (this === NativeError && isNativeError(candidate));
  },
});
