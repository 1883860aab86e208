// The faults of `npm run faults`, in their order.
//
// A fault is one entry in one of the lists:
//   name           what happens, for the table
//   seconds        how long it lasts after it was caused
//   cause          causes it on the stage (stage.mjs), and returns a function that mends it. The part is back when that function is done. It
//                  throws when the fault did not happen.
//   isServed       whether writes must be acknowledged meanwhile, without a pause of more than 5 s
//   pausesFor      the longest such pause in seconds, if it is not 5
//   probe          'picture' or 'mail': what must work again in time, too
//   returnsWithin  the seconds until the service must be back, if they are not 5
//   mayLose        whether acknowledged writes may be lost, as docs/operate/durability.md says
//   needs          why the fault cannot be caused on this machine; undefined when it can
import { databaseFaults } from './database-faults.mjs';
import { neighbourFaults } from './neighbour-faults.mjs';
import { replicaFaults } from './replica-faults.mjs';
import { failovers, standbyFaults } from './standby-faults.mjs';

export const allFaults = [...replicaFaults, ...databaseFaults, ...standbyFaults, ...neighbourFaults, ...failovers];
