const requireInside = require('./node-require.cjs');

module.exports = requireInside('@fastify/static')('content-disposition');
