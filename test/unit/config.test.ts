import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import tls from 'node:tls';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ConfigError, configFromEnvironment, namesCutAtHash, projectFolder, readConfig } from '../../server/config/config.js';
import { trustCertificates } from '../../server/config/extra-certificates.js';

describe('RU-10 EXTRA_CA_CERTS', () => {
  const usual = tls.getCACertificates();
  const file = 'test/fixtures/certificates/certificate.pem';
  const fingerprintOf = (text: string): string => new X509Certificate(text).fingerprint256;
  afterEach(() => {
    delete process.env.EXTRA_CA_CERTS;
    tls.setDefaultCACertificates(usual);
  });

  test('adds the certificates of the file, from the folder of the project, to those that this process trusts', () => {
    process.env.EXTRA_CA_CERTS = file;
    configFromEnvironment();
    const trusted = tls.getCACertificates('default').map(fingerprintOf);
    const own = readFileSync(join(projectFolder, file), 'utf8');
    expect(new Set(trusted)).toEqual(new Set([...usual, own].map(fingerprintOf)));
  });

  test.each([
    ['package.json', 'must have certificates in PEM format'],
    ['test/fixtures/certificates/key.pem', 'must have certificates in PEM format'],
    ['nowhere.pem', 'cannot be read (ENOENT)'],
  ])('is refused with the file %s, which is named', (name, reason) => {
    const path = join(projectFolder, name);
    expect(() => trustCertificates(path)).toThrow(expect.objectContaining({ message: expect.stringContaining(reason) }));
    expect(() => trustCertificates(path)).toThrow(`the file ${path} of EXTRA_CA_CERTS`);
  });
});

describe('The configuration', () => {
  test('is complete without any variable', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      dataDir: join(projectFolder, 'data'),
      databaseUrl: undefined,
      databasePoolSize: 10,
      siteName: 'Tessera',
      supportEmail: 'support@localhost',
      followLinks: [expect.any(String), expect.any(String), expect.any(String)],
      blogDir: join(projectFolder, 'content/blog'),
      corsOrigins: 'any',
      trustProxy: [],
      identityProviders: [],
      mailFrom: 'Tessera <no-reply@localhost>',
      passwordSignIn: 'on',
      pagesExportCounts: 'on',
      signUp: { kind: 'open', domains: [] },
      setVariables: new Set(),
      firstPublication: 'free',
      maxPagesPerAccount: 20,
      storagePerAccount: 200_000_000,
      webhookPrivateAddresses: 'refuse',
      linkPreviews: 'on',
      webhookDeliveries: 'send',
      rateLimits: 'on',
      shutdownDelaySeconds: 4,
      logLevel: 'info',
      warnings: [],
    });
  });

  test.each(['prefer', 'require', 'verify-ca'])(
    'RU-10 sslmode=%s of DATABASE_URL means what the driver does: it verifies, and warns of nothing',
    (mode) => {
      const given = `postgres://u:p@db.example/tessera?sslmode=${mode}`;
      expect(readConfig({ DATABASE_URL: `${given}&options=x` }).databaseUrl).toBe(
        'postgres://u:p@db.example/tessera?sslmode=verify-full&options=x',
      );
      expect(readConfig({ DATABASE_URL: `${given}&uselibpqcompat=true` }).databaseUrl).toBe(`${given}&uselibpqcompat=true`);
    },
  );

  test.each([
    ['postgresql:///tessera?host=/run/postgresql', 'postgresql://%2Frun%2Fpostgresql/tessera'],
    [
      'postgres://tess:a%25b@/tessera?host=/run/postgresql&port=5433&sslmode=disable',
      'postgres://tess:a%25b@%2Frun%2Fpostgresql:5433/tessera?sslmode=disable',
    ],
    ['postgres://tess@%2Frun%2Fpostgresql/tessera', 'postgres://tess@%2Frun%2Fpostgresql/tessera'],
    ['postgres://tess@db.example/tessera?application_name=a', 'postgres://tess@db.example/tessera?application_name=a'],
  ])('RU-13 DATABASE_URL may name a socket as the programs of PostgreSQL do: %s', (given, read) => {
    expect(readConfig({ DATABASE_URL: given }).databaseUrl).toBe(read);
  });

  test('RU-17 A value of .env that a # cuts short is warned of by its name, if no quotes are around it', () => {
    const lines = [
      'SMTP_URL=smtp://u:pa#ss@mail',
      'SITE_NAME="A # B"',
      'PORT=3000 # for tests',
      '# DATA_DIR=a#b',
      'export METRICS_TOKEN = abc#def',
      "A='b#c'",
    ];
    expect(namesCutAtHash(lines.join('\n'))).toEqual(['SMTP_URL', 'METRICS_TOKEN']);
    expect(readConfig({}, ['a warning']).warnings).toEqual(['a warning']);
  });

  test('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}));
  });

  test('derives the public address from the port, and the sender addresses from the public address', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    const config = readConfig({ PUBLIC_URL: 'https://Pages.example.org/', SITE_NAME: 'Pages' });
    expect(config.publicUrl).toBe('https://pages.example.org');
    expect(config.supportEmail).toBe('support@pages.example.org');
    expect(config.mailFrom).toBe('Pages <no-reply@pages.example.org>');
  });

  test.each(['0.0.0.0', '::', '192.0.2.1', 'example.org', '::ffff:192.0.2.1', '128.0.0.1'])(
    'warns of links to localhost if HOST=%s opens the server to the network',
    (HOST) => {
      expect(readConfig({ HOST, PORT: '8080' }).warnings).toEqual([
        `PUBLIC_URL is not set: HOST=${HOST} opens the server to the network, and every link on pages and in mails leads to http://localhost:8080.`,
      ]);
      expect(readConfig({ HOST, PUBLIC_URL: 'http://localhost:8080' }).warnings).toEqual([]);
    },
  );

  test('warns of policies that name nobody if the site has a public address', () => {
    const [named, PUBLIC_URL] = [{ OPERATOR_NAME: 'Ada', OPERATOR_ADDRESS: 'Ravenna' }, 'https://pages.example.org'];
    expect(readConfig({ PUBLIC_URL }).warnings).toEqual([
      'OPERATOR_NAME and OPERATOR_ADDRESS are not set: unless an operator has named them while the site runs, both policies say that nobody answers for this site.',
    ]);
    expect([readConfig({ PUBLIC_URL, ...named }).warnings, readConfig({ PUBLIC_URL: 'http://[::1]:3000' }).warnings]).toEqual([[], []]);
  });

  test('warns if events for webhooks are kept', () => {
    const { webhookDeliveries, warnings } = readConfig({ WEBHOOK_DELIVERIES: 'hold' });
    expect([webhookDeliveries, warnings]).toEqual(['hold', ['WEBHOOK_DELIVERIES=hold: events for webhooks are kept, and none is sent.']]);
  });

  test.each(['localhost', '127.0.0.1', '127.0.8.1', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'])(
    'does not warn with HOST=%s, which other machines cannot reach',
    (HOST) => {
      expect(readConfig({ HOST }).warnings).toEqual([]);
    },
  );

  test('traces nothing until a collector is named, or when the variables of OpenTelemetry turn it off', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318';
    expect(readConfig({}).tracing).toBeUndefined();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({ sampler: 'parentbased_always_on', ratio: 1 });
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'TRUE' }).tracing).toBeUndefined();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }).tracing).toBeUndefined();
    const ratio = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' };
    const named = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example.org/v1/traces' };
    expect(readConfig({ ...named, ...ratio }).tracing).toEqual({ sampler: 'traceidratio', ratio: 0.25 });
  });

  test.each([
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be http/json'],
    ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'grpc', 'must be http/json'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'secret-word', 'must be an address like http://localhost:4318'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'ftp://secret-word', 'must be an address like http://localhost:4318'],
    ['OTEL_TRACES_EXPORTER', 'console', 'must be otlp or none'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote', expect.stringMatching(/^must be one of always_on, .*$/)],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be a number from 0 to 1'],
  ])('warns and traces nothing with %s=%s, without the value in the sentence', (name, value, rule) => {
    const given = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_TRACES_SAMPLER: 'traceidratio', [name]: value };
    const { tracing, warnings } = readConfig(given);
    const [, found] = /^OTEL_\w+ (.*)\. Nothing is traced\.$/.exec(warnings[0] ?? '') ?? [];
    expect([tracing, warnings.length, warnings[0]?.split(' ')[0], found]).toEqual([undefined, 1, name, rule]);
    expect(warnings[0]).not.toContain(value === '2' ? ' 2' : value);
  });

  test('sends traces as http/json where http/protobuf is set, the default of OpenTelemetry, and warns; a value that has no effect is no warning', () => {
    const named = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
    expect(readConfig({ ...named, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' })).toMatchObject({
      tracing: { sampler: 'parentbased_always_on', ratio: 1 },
      warnings: ['OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf is not supported. Traces are sent to the same address as http/json.'],
    });
    const own = { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json', OTEL_TRACES_SAMPLER_ARG: 'much' };
    expect(readConfig({ ...named, ...own, OTEL_TRACES_EXPORTER: 'console, otlp' })).toMatchObject({
      tracing: { sampler: 'parentbased_always_on', ratio: 1 },
      warnings: [],
    });
    expect(readConfig({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_EXPORTER: 'console' }).warnings).toEqual([]);
  });

  test('accepts a mail server with TLS from the first byte, or without', () => {
    for (const url of ['smtp://localhost:1025', 'smtps://user:pass%25word@mail.example.org']) {
      expect(readConfig({ SMTP_URL: url }).smtpUrl).toBe(url);
    }
  });

  test('RU-01 a proxy on this machine is trusted by IPv4 and IPv6, whichever of its addresses TRUST_PROXY has', () => {
    for (const TRUST_PROXY of ['127.0.0.1', '::1', 'loopback, 127.0.0.1, ::1'])
      expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(['loopback']);
  });

  test('splits lists at commas', () => {
    const config = readConfig({
      CORS_ORIGINS: 'https://a.example, http://localhost:5173/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, 192.0.2.7',
      FOLLOW_LINKS: 'https://a.example/1,https://b.example/2, https://c.example/3',
    });
    expect(config.corsOrigins).toEqual(['https://a.example', 'http://localhost:5173']);
    expect(config.trustProxy).toEqual(['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.7']);
    expect(config.followLinks).toEqual(['https://a.example/1', 'https://b.example/2', 'https://c.example/3']);
    expect(readConfig({ CORS_ORIGINS: '*' }).corsOrigins).toBe('any');
  });

  test('stores pictures in the data folder, or in a bucket whose settings are complete', () => {
    expect(readConfig({ S3_BUCKET: 'unused' }).objectStore).toBeUndefined();
    const needed = { MEDIA_STORAGE: 's3', S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const known = { bucket: 'pictures', accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(readConfig(needed).objectStore).toEqual({ ...known, endpoint: undefined, region: 'us-east-1' });
    const elsewhere = { S3_ENDPOINT: 'https://s3.example.org:9000', S3_REGION: 'eu-south-1' };
    expect(readConfig({ ...needed, ...elsewhere }).objectStore).toEqual({
      ...known,
      endpoint: elsewhere.S3_ENDPOINT,
      region: 'eu-south-1',
    });
    const keyless = { MEDIA_STORAGE: 's3', S3_BUCKET: 'pictures' };
    expect(readConfig(keyless).objectStore).toMatchObject({ accessKeyId: undefined, secretAccessKey: undefined });
    expect(() => readConfig({ ...keyless, S3_ACCESS_KEY_ID: 'id' })).toThrow(
      /S3_SECRET_ACCESS_KEY must be set together with S3_ACCESS_KEY_ID/,
    );
    expect(() => readConfig({ MEDIA_STORAGE: 's3' })).toThrow(/S3_BUCKET must be set with MEDIA_STORAGE=s3/);
    const ofBucket = { ...needed, S3_ENDPOINT: 'https://s3.example.org/pictures/' };
    expect(() => readConfig(ofBucket)).toThrow(/S3_ENDPOINT must be an address .*, without the bucket, which S3_BUCKET names/);
    expect(readConfig({ ...ofBucket, S3_BUCKET: 'others' }).objectStore?.endpoint).toBe(ofBucket.S3_ENDPOINT);
    for (const wrong of [{ MEDIA_STORAGE: 'tape' }, { ...needed, S3_BUCKET: 'a/b' }, { ...needed, S3_ENDPOINT: 's3.example.org' }]) {
      expect(() => readConfig(wrong)).toThrow(ConfigError);
    }
  });

  test('takes the blog of the product, of a folder, or none; policies of an operator come only from a folder', () => {
    expect(readConfig({ BLOG_DIR: 'posts' }).blogDir).toBe(join(projectFolder, 'posts'));
    expect(readConfig({ BLOG_DIR: '/srv/posts' }).blogDir).toBe('/srv/posts');
    expect(readConfig({ BLOG_DIR: 'off' }).blogDir).toBeUndefined();
    expect(readConfig({ LEGAL_DIR: 'legal' }).legalDir).toBe(join(projectFolder, 'legal'));
    expect(readConfig({}).legalDir).toBeUndefined();
  });

  test('exports pages only to a folder that is named', () => {
    expect(readConfig({ PAGES_EXPORT_DIR: 'exported' }).pagesExportDir).toBe(join(projectFolder, 'exported'));
    expect(readConfig({}).pagesExportDir).toBeUndefined();
    expect(readConfig({ PAGES_EXPORT_COUNTS: 'off' }).pagesExportCounts).toBe('off');
    expect(() => readConfig({ PAGES_EXPORT_COUNTS: 'no' })).toThrow('PAGES_EXPORT_COUNTS must be on or off');
  });

  test('has an operator if name and address are set', () => {
    const operator = { name: 'Ada’s <Pages>', address: '1 Tile Street, Ravenna' };
    expect(readConfig({ OPERATOR_NAME: operator.name, OPERATOR_ADDRESS: operator.address }).operator).toEqual(operator);
    expect(readConfig({}).operator).toBeUndefined();
    for (const wrong of [{ OPERATOR_NAME: 'Two\nlines' }, { OPERATOR_ADDRESS: 'x'.repeat(301) }]) {
      const read = () => readConfig({ OPERATOR_NAME: 'Ada', OPERATOR_ADDRESS: 'Ravenna', ...wrong });
      expect(read).toThrow(new RegExp(`^The configuration is not valid: ${Object.keys(wrong)[0]} must be [^;]*\\.$`));
    }
  });

  test('limits attempts unless the limits are switched off', () => {
    expect([readConfig({}).maxPagesPerAccount, readConfig({ MAX_PAGES_PER_ACCOUNT: '3' }).maxPagesPerAccount]).toEqual([20, 3]);
    expect([readConfig({}).rateLimits, readConfig({ RATE_LIMITS: 'off' }).rateLimits]).toEqual(['on', 'off']);
  });

  test('GO-04 offers sign-in with a provider if its client is set: Google, unless another provider is set', () => {
    const client = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a secret' };
    const known = { name: 'google', label: 'Google', icon: 'google', trustsEmail: true, clientId: 'an-id', clientSecret: 'a secret' };
    expect(readConfig(client).identityProviders).toEqual([{ ...known, issuer: 'https://accounts.google.com' }]);
    // A provider is called letter for letter what it calls itself, and some end with a slash.
    for (const issuer of [
      'https://id.example.org/realms/all',
      'https://id.example.org/all/',
      'http://127.0.0.1:4000',
      'http://localhost:4000',
    ]) {
      expect(readConfig({ ...client, OIDC_ISSUER: issuer }).identityProviders).toEqual([{ ...known, issuer }]);
    }
    expect(readConfig({ OIDC_ISSUER: 'https://id.example.org' }).identityProviders).toEqual([]);
  });

  const acme = { OIDC_ACME_ISSUER: 'https://id.acme.example', OIDC_ACME_CLIENT_ID: 'tessera', OIDC_ACME_CLIENT_SECRET: 'a secret' };
  const gitlab = { OIDC_GITLAB_ISSUER: 'https://gitlab.com', OIDC_GITLAB_CLIENT_ID: 'tessera', OIDC_GITLAB_CLIENT_SECRET: 'a secret' };
  const google = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a secret' };

  test('SI-29 lists providers in their order; Google stands first unless it is named, and only Google is trusted with addresses', () => {
    const namesOf = (list: string, more = {}) =>
      readConfig({ OIDC_PROVIDERS: list, ...acme, ...gitlab, ...more }).identityProviders.map(({ name }) => name);
    expect(namesOf('gitlab, acme')).toEqual(['gitlab', 'acme']);
    expect(namesOf('acme,gitlab', google)).toEqual(['google', 'acme', 'gitlab']);
    expect(namesOf('acme,google,gitlab', google)).toEqual(['acme', 'google', 'gitlab']);
    const more = { OIDC_ACME_LABEL: 'Acme ID', OIDC_GITLAB_TRUST_EMAIL: 'on' };
    expect(readConfig({ OIDC_PROVIDERS: 'acme,gitlab', ...acme, ...gitlab, ...google, ...more }).identityProviders).toMatchObject([
      { name: 'google', label: 'Google', icon: 'google', trustsEmail: true },
      { name: 'acme', label: 'Acme ID', icon: null, trustsEmail: false, issuer: 'https://id.acme.example', clientId: 'tessera' },
      { name: 'gitlab', label: 'GitLab', icon: 'gitlab', trustsEmail: true },
    ]);
  });

  test('SI-46 refuses PASSWORD_SIGN_IN=off without a provider', () => {
    const off = { PASSWORD_SIGN_IN: 'off' };
    expect(() => readConfig(off)).toThrow('PASSWORD_SIGN_IN must be on while');
    expect(readConfig({ ...off, ...google }).passwordSignIn).toBe('off');
  });

  test('SI-29 names each faulty variable of each provider, and never a value', () => {
    const wrong = { OIDC_ACME_ISSUER: 'http://secret-word.example', OIDC_ACME_ICON: 'secret-word', OIDC_ACME_TRUST_EMAIL: 'secret-word' };
    const read = () => readConfig({ OIDC_PROVIDERS: 'acme,gitlab,google', ...wrong, OIDC_GITLAB_ISSUER: 'https://gitlab.com', PORT: '0' });
    for (const name of [
      'PORT',
      'OIDC_ACME_ISSUER',
      'OIDC_ACME_CLIENT_ID',
      'OIDC_ACME_CLIENT_SECRET',
      'OIDC_ACME_ICON',
      'OIDC_ACME_TRUST_EMAIL',
      'OIDC_GITLAB_CLIENT_ID',
      'OIDC_GITLAB_CLIENT_SECRET',
      'GOOGLE_CLIENT_ID',
      'GOOGLE_CLIENT_SECRET',
    ])
      expect(read).toThrow(new RegExp(`[:;] ${name} must `));
    expect(read).not.toThrow(/secret-word/);
    const same = { ...gitlab, OIDC_GITLAB_ISSUER: acme.OIDC_ACME_ISSUER };
    expect(() => readConfig({ OIDC_PROVIDERS: 'acme,gitlab', ...acme, ...same })).toThrow('OIDC_GITLAB_ISSUER must differ');
    for (const list of ['Acme', 'acme,acme', 'a-b', `x${'y'.repeat(20)}`])
      expect(() => readConfig({ OIDC_PROVIDERS: list, ...acme })).toThrow('OIDC_PROVIDERS must be');
  });

  test.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
    ['OPERATOR_NAME', 'OPERATOR_ADDRESS'],
    ['OPERATOR_ADDRESS', 'OPERATOR_NAME'],
  ])('refuses %s without %s, and names the missing variable', (given, missing) => {
    expect(() => readConfig({ [given]: 'secret-word' })).toThrow(
      `The configuration is not valid: ${missing} must be set together with ${given}`,
    );
  });

  test('resolves a relative data folder against the folder of package.json', () => {
    expect(readConfig({ DATA_DIR: 'elsewhere' }).dataDir).toBe(join(projectFolder, 'elsewhere'));
    expect(isAbsolute(readConfig({ DATA_DIR: '../x' }).dataDir)).toBe(true);
  });

  test('cannot be changed', () => {
    const config = readConfig({ TRUST_PROXY: '10.0.0.1' });
    for (const part of [config, config.trustProxy, config.followLinks]) expect(Object.isFrozen(part)).toBe(true);
  });

  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'https://example.org/pages'],
    ['DATABASE_URL', 'mysql://user:secret-word@host/name'],
    ['DATABASE_URL', 'secret-word'],
    ['DATABASE_URL', 'postgres:///secret-word'],
    ['DATABASE_URL', 'postgres:///name?host=secret-word'],
    ['DATABASE_URL', 'postgres://user:secret-word%zz@host/name'],
    ['DATABASE_URL', 'postgres://user:secret-word%E4@host/name'],
    ['SITE_NAME', 'x'.repeat(61)],
    ['SITE_NAME', 'Two\nlines'],
    ['SUPPORT_EMAIL', 'support'],
    ['FOLLOW_LINKS', 'https://a.example'],
    ['FOLLOW_LINKS', 'https://a.example,https://b.example,javascript:alert(1)'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'proxy.example'],
    ['MAIL_FROM', 'Nobody'],
    ['MAIL_FROM', 'A <a@example.org>\nBcc: b@example.org'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['SMTP_URL', 'smtp://user:secret-word%zz@mail.example.org'],
    ['OIDC_ISSUER', 'accounts.google.com'],
    ['OIDC_ISSUER', 'http://id.example.org'],
    ['OIDC_ISSUER', 'http://localhost.example.org'],
    ['OIDC_ISSUER', 'https://secret-word@id.example.org'],
    ['OIDC_ISSUER', 'https://id.example.org/?tenant=all'],
    ['MAX_PAGES_PER_ACCOUNT', '0'],
    ['STORAGE_PER_ACCOUNT', '0'],
    ['DATABASE_POOL_SIZE', '4'],
    ['DATABASE_POOL_SIZE', '201'],
    ['RATE_LIMITS', 'no'],
    ['WEBHOOK_DELIVERIES', 'off'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%j with a sentence that names the variable and never its value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^The configuration is not valid: ${name} must [^\\n;]+\\.$`));
    expect(read).not.toThrow(/secret-word/);
  });

  test('names every invalid variable in one message', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x', SUPPORT_EMAIL: 'x' })).toThrow(
      /^The configuration is not valid: PORT must .+; SUPPORT_EMAIL must .+; LOG_LEVEL must .+\.$/,
    );
  });
});
