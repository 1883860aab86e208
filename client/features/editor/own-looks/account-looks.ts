import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { OwnLooksDocument } from '../../../api/generated/own-looks.js';
import type { KeptLookFragment } from '../../../api/generated/types.js';
import { DeleteOwnLookDocument } from '../../../api/generated/delete-own-look.js';
import { KeepOwnLookDocument } from '../../../api/generated/keep-own-look.js';
import type { KeepOwnLookInput } from '../../../api/generated/types.js';
import { withoutTypes } from '../../../api/connection/without-types.js';
import { looksOnDevice } from '../../../page-editing/design/looks/device-looks.js';
import { LookProblem, type LookShelf, type OwnLook } from '../../../page-editing/design/looks/own-looks.js';
import { DEFAULT_DESIGN, newTile, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';

/** The looks of the account. What was kept on this device before comes along once. */
export const shelf: LookShelf = {
  read: () =>
    explained(async () => {
      await (carrying ??= carryAlong().finally(() => (carrying = undefined)));
      const { ownLooks } = await callServer(OwnLooksDocument);
      return ownLooks.map(readLook);
    }),
  keep: (look) => explained(() => keep(look)),
  remove: (id) => explained(async () => void (await callServer(DeleteOwnLookDocument, { id }))),
};

async function keep({ page }: OwnLook): Promise<OwnLook> {
  const { keepOwnLook } = await callServer(KeepOwnLookDocument, { input: inputOf(page) });
  return { id: keepOwnLook.id, page };
}

/** Only once at a time, so that no look comes twice. */
let carrying: Promise<void> | undefined;

/** What the account does not take stays on the device. */
async function carryAlong(): Promise<void> {
  for (const look of looksOnDevice.read().toReversed()) {
    const isKept = await keep(look).then(
      () => true,
      () => false,
    );
    if (!isKept) break;
    looksOnDevice.remove(look.id);
  }
}

/** A look is a page without words, whose title is the name of the look. */
function inputOf({ title, titleColor, backgroundColor, tiles, appearance }: PageDesign): KeepOwnLookInput {
  const leadStyle = tiles.find(({ isLead }) => isLead)?.style ?? null;
  const styles = tiles.filter(({ isLead }) => !isLead).map(({ style }) => style);
  return { name: title, titleColor, backgroundColor, styles, leadStyle, appearance } as KeepOwnLookInput;
}

function readLook(answer: KeptLookFragment): OwnLook {
  const { id, name, titleColor, backgroundColor, styles, leadStyle, appearance } = withoutTypes(answer);
  const lead = leadStyle ? [{ ...newTile(''), style: leadStyle, isLead: true as const }] : [];
  const tiles = [...lead, ...styles.map((style) => ({ ...newTile(''), style }))];
  return { id, page: { ...DEFAULT_DESIGN, title: name, titleColor, backgroundColor, tiles, appearance } as PageDesign };
}

async function explained<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const failure = failureOf(error);
    throw new LookProblem(isToldAlready(failure) ? '' : reasonOf(failure, 'name'));
  }
}
