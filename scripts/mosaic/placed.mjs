/**
 * Places shapes of one drawing in another. Shapes, stones and strokes are enlarged by `scale`, and the shapes are moved to x and y. The
 * shapes must not have an `at` of their own.
 */
export function placed(shapes, { x, y, scale }) {
  return shapes.map((shape) => ({
    ...shape,
    at: { x, y, scale },
    ...(shape.side && { side: shape.side * scale }),
    ...(shape.stroke && { stroke: shape.stroke * scale }),
  }));
}
