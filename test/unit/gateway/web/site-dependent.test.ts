import { expect, test } from '@jest/globals';
import type { ClientBundle } from '../../../../server/gateway/web/client-bundle.js';
import { SiteDependent } from '../../../../server/gateway/web/site-dependent.js';

/** Something that depends on the site. Each making waits for its `outcomes`, in turn. */
function dependent(...outcomes: readonly (Promise<string> | (() => Promise<string>))[]) {
  const bundle = { site: {} };
  let made = 0;
  const make = async () => {
    const outcome = outcomes[made]!;
    made += 1;
    return typeof outcome === 'function' ? outcome() : outcome;
  };
  return {
    subject: new SiteDependent(bundle as ClientBundle, make),
    change: () => (bundle.site = {}),
    made: () => made,
  };
}

const failed = () => Promise.reject(new Error('It cannot be made.'));

test('It is made when it is first asked for, once for all who ask, and again when the site has changed', async () => {
  const { subject, change, made } = dependent(Promise.resolve('one'), Promise.resolve('two'));
  expect(made()).toBe(0);
  expect(await Promise.all([subject.present(), subject.present()])).toEqual(['one', 'one']);
  expect(made()).toBe(1);
  change();
  expect([await subject.present(), await subject.present(), made()]).toEqual(['two', 'two', 2]);
});

test('What was never made is tried again by the next who asks', async () => {
  const { subject } = dependent(failed, Promise.resolve('one'));
  await expect(subject.present()).rejects.toThrow('It cannot be made.');
  expect(await subject.present()).toBe('one');
});

test('What cannot be made again stays as it was, until the site changes once more', async () => {
  const { subject, change } = dependent(Promise.resolve('one'), failed, Promise.resolve('three'));
  await subject.present();
  change();
  expect([await subject.present(), await subject.present()]).toEqual(['one', 'one']);
  change();
  expect(await subject.present()).toBe('three');
});
