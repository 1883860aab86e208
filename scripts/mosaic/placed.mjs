/**
 * Shapes of one drawing as a part of another: enlarged by `scale`, their stones and strokes with them, and then moved to x and y. They may
 * not have a place of their own.
 */
export function placed(shapes, { x, y, scale }) {
  return shapes.map((shape) => ({
    ...shape,
    at: { x, y, scale },
    ...(shape.side && { side: shape.side * scale }),
    ...(shape.stroke && { stroke: shape.stroke * scale }),
  }));
}
