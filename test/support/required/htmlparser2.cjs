const requireInside = require('./node-require.cjs');

module.exports = requireInside('sanitize-html')('htmlparser2');
