// Takes a folder for itself and says what happens, as `data-folder-owner.test.ts` asks. It ends when the folder is lost.
import { takeOwnership } from '../../dist/server/adapters/embedded-postgres/ownership.js';

const [folder, beat, silence] = process.argv.slice(2);
const say = (what) => process.stdout.write(`${what}\n`);
const onLost = ({ message }) => {
  say(`lost: ${message}`);
  process.exit(3);
};
await takeOwnership(folder, folder, { onLost, onWait: say }, { beatMilliseconds: Number(beat), silenceMilliseconds: Number(silence) });
say('taken');
setInterval(() => undefined, 1_000);
