import type Cropper from 'cropperjs';
import type { CropperCanvas, CropperSelection } from 'cropperjs';
import { centreCrop, growCrop, moveCrop, pullCorner, type Corner, type Crop, type Point } from './crop.js';
import { lazyPart } from '../../controls/loading/lazy-part.js';

const part = lazyPart(() => import('cropperjs'), { preloads: false });

/** Loads the library for cropping, at the first use. */
export async function loadCropper(): Promise<typeof Cropper> {
  return (await part.fetch()).default;
}

// Without the middle handles, which would leave no room to move a small crop by touch. Sizes and colours are in the style sheet, because
// the Content-Security-Policy forbids style attributes.
const TEMPLATE = `
  <cropper-canvas scale-step="0">
    <cropper-image></cropper-image>
    <cropper-shade></cropper-shade>
    <cropper-selection aspect-ratio="1" movable resizable precise>
      <cropper-handle action="move" plain></cropper-handle>
      <cropper-handle action="nw-resize"></cropper-handle>
      <cropper-handle action="ne-resize"></cropper-handle>
      <cropper-handle action="sw-resize"></cropper-handle>
      <cropper-handle action="se-resize"></cropper-handle>
    </cropper-selection>
  </cropper-canvas>`;

const CORNERS: Readonly<Record<string, Corner>> = {
  'nw-resize': { x: -1, y: -1 },
  'ne-resize': { x: 1, y: -1 },
  'sw-resize': { x: -1, y: 1 },
  'se-resize': { x: 1, y: 1 },
};

/** The events of cropperjs for pointers. */
interface Action {
  readonly action: string;
  /** The change of the distance between two fingers since the last event: 0.1 is a tenth. */
  readonly scale?: number;
  readonly relatedEvent: PointerEvent;
}

interface CropStageOptions {
  readonly Cropper: typeof Cropper;
  /** An empty element, which the picture fills. */
  readonly place: HTMLElement;
  readonly picture: HTMLCanvasElement;
  /** Called with the crop that the user wants; `show` displays it. */
  readonly onCrop: (crop: Crop) => void;
}

/**
 * The picture with a square that pointers move and resize. cropperjs draws it and reports the pointers. `crop.ts` computes each crop from
 * the place where the pointer went down. So the square follows the pointer when it comes back from beyond an edge.
 */
export class CropStage {
  private readonly canvas: CropperCanvas;
  private readonly selection: CropperSelection;
  private readonly resized = new ResizeObserver(() => this.draw());
  private readonly listening = new AbortController();
  private crop: Crop | null = null;
  private held: { readonly crop: Crop; readonly at: Point } | null = null;

  constructor(private readonly options: CropStageOptions) {
    const { Cropper, place, picture } = options;
    const image = new Image();
    image.hidden = true;
    image.src = picture.toDataURL();
    place.append(image);
    const cropper = new Cropper(image, { template: TEMPLATE });
    this.canvas = present(cropper.getCropperCanvas());
    this.selection = present(cropper.getCropperSelection());
    this.listen();
    this.resized.observe(this.canvas);
  }

  /** Shows this crop. */
  show(crop: Crop): void {
    this.crop = crop;
    this.draw();
  }

  /** Empties the element. */
  stop(): void {
    this.listening.abort();
    this.resized.disconnect();
    this.options.place.replaceChildren();
  }

  private listen(): void {
    // Added before all other listeners, so that cropperjs does not move anything itself.
    const options = { signal: this.listening.signal, capture: true };
    this.canvas.addEventListener('actionstart', (event) => this.hold((event as CustomEvent<Action>).detail), options);
    this.canvas.addEventListener(
      'action',
      (event) => {
        event.preventDefault();
        this.follow((event as CustomEvent<Action>).detail);
      },
      options,
    );
    // The wheel scrolls the dialog, even over the picture.
    this.canvas.addEventListener('wheel', (event) => event.stopImmediatePropagation(), options);
  }

  private hold({ relatedEvent }: Action): void {
    if (!this.crop) return;
    const onSelection = relatedEvent.target instanceof Node && this.selection.contains(relatedEvent.target);
    if (!onSelection) this.options.onCrop(centreCrop(this.crop, this.placeOf(relatedEvent), this.options.picture));
    this.held = { crop: this.crop, at: { x: relatedEvent.clientX, y: relatedEvent.clientY } };
  }

  private follow({ action, scale = 0, relatedEvent }: Action): void {
    if (!this.crop || !this.held) return;
    const { picture, onCrop } = this.options;
    const corner = CORNERS[action];
    const by = { x: (relatedEvent.clientX - this.held.at.x) / this.scale, y: (relatedEvent.clientY - this.held.at.y) / this.scale };
    if (corner) onCrop(pullCorner(this.held.crop, corner, by, picture));
    else if (action === 'move') onCrop(moveCrop(this.held.crop, by, picture));
    else if (scale !== 0) onCrop(growCrop(this.crop, this.crop.size * scale, picture));
  }

  private placeOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: (clientX - left) / this.scale, y: (clientY - top) / this.scale };
  }

  /** The number of CSS pixels for one pixel of the picture. */
  private get scale(): number {
    return this.canvas.clientWidth / this.options.picture.width;
  }

  private draw(): void {
    if (!this.crop) return;
    const { x, y, size } = this.crop;
    this.selection.$change(x * this.scale, y * this.scale, size * this.scale, size * this.scale);
  }
}

function present<T>(found: T | null): T {
  if (found === null) throw new Error('cropperjs left a part out.');
  return found;
}
