import type { SessionsQuery } from '../../../api/generated/types.js';
import { sessionListTexts } from '../../../texts/en/personal.js';

/** The device of a session in the language of the user. A device that is only one name, such as a browser without a system, keeps it. */
export function deviceName({ device, browser, system }: SessionsQuery['sessions'][number]): string {
  if (browser && system) return sessionListTexts.device({ browser, system });
  return device ?? sessionListTexts.unknownDevice;
}
