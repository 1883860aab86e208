import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';

const origin = 'https://app.example.org';

let open: RunningApplication;
let limited: RunningApplication;
beforeAll(async () => {
  [open, limited] = await Promise.all([startApplication(), startApplication({ corsOrigins: [origin] })]);
});
afterAll(() => Promise.all([open.stop(), limited.stop()]));

function preflight(application: RunningApplication, path: string, from = origin): Promise<Response> {
  const headers = {
    Origin: from,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type,x-csrftoken',
  };
  return fetch(application.url + path, { method: 'OPTIONS', headers });
}

describe.each(['/api/login/', '/api/login', '/graphql'])('A page of another origin that requests %s', (path) => {
  test('WI-08 CORS allows Authorization, Content-Type and X-CSRFToken', async () => {
    const answer = await preflight(open, path);
    expect(answer.status).toBe(204);
    const allowed = answer.headers.get('Access-Control-Allow-Headers')?.split(/, */) ?? [];
    expect(allowed).toEqual(expect.arrayContaining(['Authorization', 'Content-Type', 'X-CSRFToken']));
    expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('POST');
  });

  test('WI-09 CORS answers any origin by default, without credentials', async () => {
    for (const from of [origin, 'http://localhost:8080', 'null']) {
      const { headers } = await preflight(open, path, from);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    }
  });

  test('WI-09 CORS answers the origins in CORS_ORIGINS and no others', async () => {
    const [named, other] = [await preflight(limited, path), await preflight(limited, path, 'https://evil.example.org')];
    expect(named.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(named.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('WI-09 An error can be read from another origin, too', async () => {
    const headers = { Origin: origin, 'Content-Type': 'application/json' };
    const answer = await fetch(limited.url + path, { method: 'POST', headers, body: '{' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe(
      'Retry-After, RateLimit, RateLimit-Policy, X-Request-Id, X-Former-Linkname, Link',
    );
    expect(answer.headers.get('X-Request-Id')).not.toBeNull();
  });
});

test('Pages and health checks cannot be read by scripts of other origins', async () => {
  for (const path of ['/', '/health/live', '/apifoo']) {
    const answer = await fetch(open.url + path, { headers: { Origin: origin } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});
