// Compiled from the catalogue in `texts`: change that instead.

export const pageCodeTexts = {
  title: (d: { readonly page: string | number }): string => "QR code of " + d.page,
  alternative: (d: { readonly address: string | number }): string => "QR code that opens " + d.address,
  use: "A phone’s camera that points at it opens the page. It works on paper of any size from 2 cm on.",
  ofPage: "In the colours of the page",
  tooAlike: "The colours of the page are too alike for cameras, so the code is black on white.",
  print: "Print",
  svg: "Save SVG",
  png: "Save PNG",
  failed: "The picture could not be made. Save the SVG instead.",
};
