// Food for the wallpaper of a kitchen table. Each drawing is centred on the origin and about 20 units large.

export const lemon =
  '<circle r="9" fill="#e3b433"/><circle r="7.4" fill="#f7e6a8"/><circle r="6.4" fill="#e9c44a"/><path stroke="#f7e6a8" stroke-width=".9" d="M-7 0H7M-3.5-6 3.5 6M3.5-6-3.5 6"/>';
export const tomato =
  '<circle r="8" fill="#b7301f"/><path fill="#8f2115" d="M-2-8a8 8 0 0 0 0 16c-4-5-4-11 0-16z"/><path fill="#3d6e34" d="m0-8 2 3 4-2-3 4-3-1-3 1-3-4 4 2z"/>';
export const chilli =
  '<path fill="#d14425" d="M-3-12c5 0 6 6 5 13-1 5-4 10-6 13 0-9-5-22 1-26z"/><path fill="#3d6e34" d="M-4-12c0-3 2-5 5-6l1 1c-2 1-3 3-2 6z"/>';
export const leaf = '<path fill="#4a7c3f" d="M0-11c8 5 8 16 0 22-8-6-8-17 0-22z"/><path fill="#36602e" d="M0-11c8 5 8 16 0 22z"/>';
export const garlic =
  '<path fill="#f6ead6" d="M0-11c1 4 9 7 9 13 0 5-4 8-9 8s-9-3-9-8c0-6 8-9 9-13z"/><path fill="#e7d6b6" d="M0-7c1 4 4 6 4 10 0 3-2 6-4 6z"/>';
