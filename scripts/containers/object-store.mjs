// A small S3 server in the container of the service "storage", where the one of compose.scale.yml cannot be fetched. Same bucket, same keys.
import { readFileSync } from 'node:fs';
import S3rver from 's3rver';
import AWSAccount from 's3rver/lib/models/account.js';

const keys = ['s3-key-id', 's3-key'].map((name) => readFileSync(`/secrets/${name}`, 'utf8'));
new AWSAccount('1', 'tessera').createKeyPair(...keys);
const settings = { port: 8333, address: '0.0.0.0', silent: true, directory: '/data', configureBuckets: [{ name: 'tessera' }] };
// The host of its requests is the name of the service, and not that of a bucket.
await new S3rver({ ...settings, vhostBuckets: false }).run();

// The first process of a container has to end by itself.
process.once('SIGTERM', () => process.exit());
