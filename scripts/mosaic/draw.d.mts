/** The export of a drawing file. The header of draw.mjs explains the properties. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly side: number;
  readonly grout: number;
  readonly shapes: readonly object[];
  readonly holes?: readonly { x: number; y: number; width: number; height: number }[];
  readonly fade?: readonly object[];
}

export function drawMosaic(drawing: Drawing): string;

export function loadDrawing(name: string): Promise<Drawing>;
