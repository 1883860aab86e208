import Sequencer from '@jest/test-sequencer';

/** Projects whose files take a second or two, however long they are. */
const short = ['unit', 'architecture'];

/**
 * The order of the test files: as Jest orders them, by their last duration or their size, but short ones last. On a fresh clone, a small
 * file that starts servers would otherwise begin last, and all other workers wait for its end.
 */
export default class ShortFilesLast extends Sequencer {
  sort(tests) {
    const isShort = ({ context }) => short.includes(context.config.displayName?.name);
    return super.sort(tests).sort((one, other) => Number(isShort(one)) - Number(isShort(other)));
  }
}
