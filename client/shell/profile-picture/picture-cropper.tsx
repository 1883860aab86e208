import { useEffect, useId, useRef, useState, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import minus from '../../art/icons/lucide/minus.svg?raw';
import { Button } from '../../controls/buttons/button.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { useNewVersionOffer } from '../updates/use-new-version.js';
import { pictureTexts } from '../../texts/en/profile-picture.js';
import { failureTexts } from '../../texts/en/shell.js';
import { CropStage, loadCropper } from './crop-stage.js';
import { growCrop, moveCrop, type Crop } from './crop.js';
import styles from './picture-cropper.module.css';

interface PictureCropperProps {
  readonly picture: HTMLCanvasElement;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
}

/** In pixels of the picture. */
const STEP = { move: 5, grow: 10, press: 40 } as const;

/**
 * The picture, and the square that will be used. Pointers, keys and buttons change the square; the buttons are for people who cannot drag.
 */
export function PictureCropper({ picture, crop, onCrop }: PictureCropperProps) {
  const place = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const [state, loadAgain] = useCropStage(place, { picture, crop, onCrop });
  const [announcement, announce] = useState('');
  const failed = state === 'failed';
  useEffect(() => {
    if (!failed) area.current?.focus();
  }, [failed]);

  function change(changed: Crop) {
    onCrop(changed);
    announce(pictureTexts.cropPlace({ size: changed.size, x: changed.x, y: changed.y }));
  }

  function press(event: KeyboardEvent) {
    const changed = cropAfterKey(event, crop, picture);
    if (!changed) return;
    event.preventDefault();
    change(changed);
  }

  if (failed) return <Failed onRetry={loadAgain} />;
  return (
    <div className={styles.cropper}>
      <div // oxlint-disable-line jsx-a11y/no-noninteractive-element-interactions -- The role application handles keys and pointer by itself.
        ref={area}
        role="application"
        aria-label={pictureTexts.cropArea}
        aria-describedby={helpId}
        tabIndex={0}
        className={styles.area}
        style={{ '--ratio': picture.width / picture.height } as CSSProperties}
        onKeyDown={press}
        data-ready={state === 'ready' || undefined}
      >
        {/* Always from left to right, because cropperjs measures from the left. */}
        <div ref={place} dir="ltr" aria-hidden="true" className={styles.place} />
      </div>
      <SizeButtons onGrow={(by) => change(growCrop(crop, by, picture))} />
      <p id={helpId} className={styles.help}>
        {pictureTexts.cropHelp}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}

function SizeButtons({ onGrow }: { readonly onGrow: (by: number) => void }) {
  return (
    <div className={styles.sizes}>
      <Button kind="line" size="small" onClick={() => onGrow(-STEP.press)}>
        <IconDrawing svg={minus} />
        {pictureTexts.smaller}
      </Button>
      <Button kind="line" size="small" icon="plus" onClick={() => onGrow(STEP.press)}>
        {pictureTexts.larger}
      </Button>
    </div>
  );
}

const DIRECTIONS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const SIZES: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

function cropAfterKey(event: KeyboardEvent, crop: Crop, picture: HTMLCanvasElement): Crop | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { x, y } = DIRECTIONS[event.key] ?? { x: 0, y: 0 };
  const grow = SIZES[event.key] ?? (event.shiftKey ? x + y : 0);
  if (grow !== 0) return growCrop(crop, grow * STEP.grow, picture);
  return x === 0 && y === 0 ? null : moveCrop(crop, { x: x * STEP.move, y: y * STEP.move }, picture);
}

type StageState = 'waiting' | 'ready' | 'failed';

function useCropStage(place: RefObject<HTMLElement | null>, { picture, crop, onCrop }: PictureCropperProps): [StageState, () => void] {
  const [state, setState] = useState<StageState>('waiting');
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState(picture);
  if (loading !== picture) {
    setLoading(picture);
    setState('waiting');
  }
  const offerNewVersion = useNewVersionOffer();
  const stage = useRef<CropStage>(null);
  const latest = useRef({ crop, onCrop });

  useEffect(() => {
    let stale = false;
    loadCropper().then(
      (Cropper) => {
        if (stale || !place.current) return;
        const shown = new CropStage({ Cropper, place: place.current, picture, onCrop: (changed) => latest.current.onCrop(changed) });
        shown.show(latest.current.crop);
        stage.current = shown;
        setState('ready');
      },
      () => {
        if (stale) return;
        setState('failed');
        void offerNewVersion();
      },
    );
    return () => {
      stale = true;
      stage.current?.stop();
      stage.current = null;
    };
  }, [place, picture, attempt, offerNewVersion]);

  useEffect(() => {
    latest.current = { crop, onCrop };
    stage.current?.show(crop);
  }, [crop, onCrop]);

  const loadAgain = () => {
    setState('waiting');
    setAttempt(attempt + 1);
  };
  return [state, loadAgain];
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <p>{pictureTexts.cropFailed}</p>
      <Button kind="line" icon="rotate-cw" onClick={onRetry}>
        {failureTexts.tryAgain}
      </Button>
    </div>
  );
}
