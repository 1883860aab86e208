import { useContext, useState } from 'react';
import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { Button } from '../../../../controls/buttons/button.js';
import { Dialog } from '../../../../controls/dialogs/dialog.js';
import { useNotify } from '../../../../controls/notifications/notifications.js';
import { linknameTexts } from '../../../../texts/en/accounts.js';
import type { EditorOfPageQuery } from '../../../../api/generated/types.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { OpenTileContext } from '../../../../page-editing/layout/open-look.js';
import { failureTexts } from '../../../../texts/en/shell.js';
import { editorTexts } from '../../../../texts/en/editor.js';
import { publishSheetTexts as texts, unfinishedTexts } from '../../../../texts/en/publish-panels.js';
import { scheduledTexts } from '../../../../texts/en/scheduled.js';
import { useAddressToTake } from '../../start/use-address-to-take.js';
import { WaitingNote } from '../share/waiting-note.js';
import type { PublishPress, Sheet } from './use-publish-press.js';
import { PageFields } from './page-fields.js';
import { namedTiles, preparedDesign, type Answer, type NamedTile } from './prepared-design.js';
import { TileAnswers } from './tile-answers.js';
import { lacksTitle, proposedAddress, usePageFields } from './use-page-fields.js';
import check from '../../../../art/icons/lucide/check.svg?raw';
import { IconDrawing } from '../../../../controls/buttons/icon.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import { samplesPart } from '../../../../page-editing/layout/use-samples.js';
import styles from './publish-dialog.module.css';

export interface PublishDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Why it was opened. */
  readonly sheet: Sheet;
  readonly draftState: DraftState;
  readonly page: EditorOfPageQuery['page'];
  readonly me: EditorOfPageQuery['me'];
  readonly press: PublishPress;
  /** Fetches the page again, after it has got an address. */
  readonly onFetch: () => void;
}

/**
 * What is asked before tiles go public that are samples or not finished, and before a page goes public for the first time: its title and its address,
 * too. A tile that is opened from here leads back to here.
 */
export function PublishDialog({ open, onClose, sheet, draftState, page, me, press, onFetch }: PublishDialogProps) {
  const { draft } = draftState;
  const isLater = press.later !== undefined;
  const openTile = useContext(OpenTileContext);
  const notify = useNotify();
  const [opened, setOpened] = useState<string | null>(null);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const samples = useSampleTest(draft);
  const tiles = namedTiles(draft, samples.isSample, answers);
  const address = useAddressToTake(page, onFetch, proposedAddress(draft.design.title));
  const fields = usePageFields({ isAsked: sheet !== 'tiles', draft, page, address });

  function publish() {
    // Samples must be known before anything goes public.
    if (!samples.isKnown) return samples.load();
    if (!fields.areComplete()) return;
    const design = preparedDesign(draft, { title: fields.titleToSet, leftOut: keysOf(tiles, 'leave out') });
    if (design !== draft.design) draftState.change({ type: 'prepared', design });
    press.accept(keysOf(tiles, 'as it is'));
    void send(press, design, takeAddress);
  }

  /** Somebody else may have been faster. Then the page is asked for another one. */
  async function takeAddress() {
    if (sheet !== 'tiles' && !(await address.take())) notify({ text: linknameTexts.updateFailed, tone: 'failed' });
  }

  return (
    <Dialog
      open={open && opened === null}
      onClose={onClose}
      onGone={() => (opened === null ? press.setLeaving(false) : openTile('content', opened, () => setOpened(null)))}
      title={sheet === 'tiles' ? unfinishedTexts.title({ count: tiles.length }) : texts.title}
      width={760}
      footer={
        <Foot
          words={samples.hasFailed ? failureTexts.notLoaded : footOf(sheet, isLater, fields.missing, me.firstUsername)}
          button={isLater ? scheduledTexts.schedule : editorTexts.publish}
          isBusy={samples.isLoading}
          onPress={publish}
          onClose={onClose}
        />
      }
    >
      {sheet === 'guest' && <GuestSteps />}
      {sheet !== 'tiles' && <PageFields {...{ fields, page, address, isLater }} isTitleFirst={lacksTitle(fields.title)} />}
      {tiles.length > 0 && (
        <TileAnswers
          tiles={tiles}
          title={sheet === 'tiles' ? null : texts.notYours({ count: tiles.length })}
          onAnswer={(key, answer) => setAnswers(new Map(answers).set(key, answer))}
          onOpen={setOpened}
        />
      )}
      <WaitingNote design={draft.design} />
    </Dialog>
  );
}

interface FootProps {
  readonly words: string;
  /** What the main button says. */
  readonly button: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly onClose: () => void;
}

function Foot({ words, button, isBusy, onPress, onClose }: FootProps) {
  return (
    <>
      <p role="status" className={styles.foot}>
        {words}
      </p>
      <Button kind="line" onClick={onClose}>
        {texts.notNow}
      </Button>
      <Button kind="gold" busy={isBusy} onClick={onPress}>
        {button}
      </Button>
    </>
  );
}

/** Closes the sheet, and publishes or schedules the design; then the page takes its address. */
async function send(press: PublishPress, design: PageDesign, takeAddress: () => Promise<void>): Promise<void> {
  press.leave();
  press.setLeaving(true);
  press.setTaking(true);
  try {
    if (await (press.later ?? press.publish)(design)) await takeAddress();
  } finally {
    press.setTaking(false);
  }
}

const keysOf = (tiles: readonly NamedTile[], answer: Answer) => tiles.flatMap((tile) => (tile.answer === answer ? [tile.key] : []));

/** `missing` is the number of fields that lack something. */
function footOf(sheet: Sheet, isLater: boolean, missing: number, username: string): string {
  if (missing > 0) return texts.missing({ count: missing });
  if (isLater) return texts.footScheduled;
  if (sheet === 'guest') return texts.footGuest({ username });
  return sheet === 'tiles' ? texts.footLater : texts.foot;
}

/** Where somebody is who has made the page as a guest: only the last step is left. */
function GuestSteps() {
  return (
    <ol className={styles.steps} aria-label={texts.steps}>
      {[texts.step1, texts.step2].map((step) => (
        <li key={step} className={styles.stepDone}>
          <span className={styles.number} aria-hidden="true">
            <IconDrawing svg={check} />
          </span>
          <span aria-hidden="true">{step}</span>
          <span className="visually-hidden">{texts.stepDone({ step })}</span>
        </li>
      ))}
      <li className={styles.stepNow} aria-current="step">
        <span className={styles.number} aria-hidden="true">
          3
        </span>
        {texts.step3}
      </li>
    </ol>
  );
}

/** Which tiles are samples, which must be known before anything goes public. What its owner has published once is no sample any more. */
function useSampleTest({ version }: Draft) {
  const isNew = version === 0;
  const { module: part, error, load } = samplesPart.use(isNew);
  const isKnown = !isNew || part !== null;
  return {
    isSample: isNew && part ? part.isSample : null,
    isKnown,
    isLoading: !isKnown && error === null,
    hasFailed: error !== null,
    load,
  };
}
