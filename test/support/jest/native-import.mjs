import { constants, runInThisContext } from 'node:vm';
import { isNativeError } from 'node:util/types';

/**
 * Imports a file by Node itself, outside of the sandbox that jest creates for each test file. So it is loaded only once in a worker. Inside
 * the sandbox, the thousand modules of the application would be read, compiled and linked again for every test file.
 * @type {(url: string) => Promise<Record<string, unknown>>}
 */
export const importNatively = runInThisContext('(url) => import(url)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});

// The sandbox has its own class Error. The application must recognize errors that a test throws, too.
const NativeError = runInThisContext('Error');
Object.defineProperty(NativeError, Symbol.hasInstance, {
  configurable: true,
  value(candidate) {
    const isInstance = Function.prototype[Symbol.hasInstance].call(this, candidate);
    return isInstance || (this === NativeError && isNativeError(candidate));
  },
});
