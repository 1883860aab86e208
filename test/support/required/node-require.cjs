/**
 * Node's own `require` as from inside a package. Node can require an ES module; jest's loader cannot before Node 24.9, and
 * stands in the way of Node's inside the sandbox that tests run in.
 */
const { runInThisContext } = require('node:vm');

const { createRequire } = runInThisContext(`process.getBuiltinModule('node:module')`);

module.exports = (packageName) => createRequire(require.resolve(packageName));
