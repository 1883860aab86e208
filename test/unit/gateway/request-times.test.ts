import { expect, test } from '@jest/globals';
import { BUCKET_SECONDS, RequestTimes } from '../../../server/gateway/http/request-times.js';

test('Requests are counted by route, method and kind of status, each in the bucket of its time', () => {
  const times = new RequestTimes();
  const page = times.of('page');
  page.add('GET', 200, 0.000_05);
  page.add('GET', 200, 0.001);
  page.add('GET', 304, 0.003);
  page.add('HEAD', 200, 60);
  const series = times.series();
  expect(series.map(({ labels }) => labels)).toEqual([
    { route: 'page', method: 'GET', status: '2xx' },
    { route: 'page', method: 'GET', status: '3xx' },
    { route: 'page', method: 'HEAD', status: '2xx' },
  ]);
  const [read, known, slow] = series.map(({ counts }) => counts);
  expect([read?.buckets[0], read?.sum.toFixed(5)]).toEqual([2, '0.00105']);
  expect(known?.buckets[BUCKET_SECONDS.indexOf(0.005)]).toBe(1);
  expect(slow?.buckets[BUCKET_SECONDS.length]).toBe(1);
});

test('A client cannot add a label: unknown methods and statuses have one each', () => {
  const times = new RequestTimes();
  for (const method of ['PROPFIND', 'get', '', undefined]) times.of('/*').add(method, 999, 1);
  expect(times.series()).toMatchObject([{ labels: { route: '/*', method: 'other', status: 'other' }, counts: { sum: 4 } }]);
});
