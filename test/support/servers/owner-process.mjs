// Takes ownership of a folder and prints what happens, for `data-folder-owner.test.ts`. It ends when it loses the folder.
import { takeOwnership } from '../../../dist/server/adapters/embedded-postgres/ownership.js';

const [folder, beat, silence] = process.argv.slice(2);
const print = (what) => process.stdout.write(`${what}\n`);
const onLost = ({ message }) => {
  print(`lost: ${message}`);
  process.exit(3);
};
await takeOwnership(folder, folder, { onLost, onWait: print }, { beatMilliseconds: Number(beat), silenceMilliseconds: Number(silence) });
print('taken');
setInterval(() => undefined, 1_000);
