// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const colorTexts = {
  pick: (d: { readonly label: string | number; readonly color: string | number }): string => d.label + ": choose the colour, now " + d.color,
  picker: (d: { readonly label: string | number }): string => "Colour: " + d.label,
  shown: (d: { readonly hex: string | number; readonly percent: string | number }): string => d.hex + " at " + d.percent + " %",
  hex: (d: { readonly label: string | number }): string => d.label + " colour in hex",
  hexRefused: "Write 3, 4, 6 or 8 digits such as #373A70, or rgb(55, 58, 112).",
  opacity: (d: { readonly label: string | number }): string => d.label + " opacity in per cent",
  opacitySlider: "Opacity",
  percent: (d: { readonly percent: string | number }): string => d.percent + " %",
  hue: "Hue",
  degrees: (d: { readonly hue: string | number }): string => d.hue + " degrees",
  shade: "Saturation and brightness",
  shadeNow: (d: { readonly saturation: string | number; readonly brightness: string | number }): string => "Saturation " + d.saturation + " %, brightness " + d.brightness + " %",
  used: "Colours used on this page",
  use: (d: { readonly color: string | number }): string => "Use " + d.color,
  eyeDropper: "Pick a colour from the screen",
};

export const contrastTexts = {
  ratio: (d: { readonly of: string | number; readonly ratio: string | number }): string => d.of + " " + d.ratio + " : 1.",
  verdicts: {
    easy: "Easy to read for everyone.",
    large: "Fine for large text, hard for small.",
    hard: "Hard to read.",
  },
  better: (d: { readonly ratio: string | number }): string => "The nearest shade that is easier to read has " + d.ratio + " : 1.",
  useShade: "Use this shade",
};

export const linksTexts = {
  title: "Edit Links",
  example: {
    home: "example.org",
    twitter: "x.com/you",
    instagram: "instagram.com/you",
    facebook: "facebook.com/you",
    youtube: "youtube.com/@you",
    reddit: "reddit.com/user/you",
    tiktok: "tiktok.com/@you",
    linkedin: "linkedin.com/in/you",
    medium: "medium.com/@you",
    discord: "discord.gg/your-invite",
  },
  clear: (d: { readonly place: string | number }): string => "Clear " + d.place,
  hint: (d: { readonly count: string | number }): string => d.count + " used. Each address you fill in shows as an icon on your page. Paste the address of a profile into any field, or write @name in the field of its network.",
  save: "Save links",
  closeAgain: "Mend the marked address, or close again to leave that link as it was.",
  faults: {
    "blank-inside": "There is a space in this address.",
    "not-web": "A link begins with https:// or http://.",
    "e-mail": "This is an e-mail address. A link leads to a website.",
    "no-website": "This names no website, such as example.org.",
  },
  tooLong: (d: { readonly limit: string | number }): string => "An address can have " + d.limit + " characters at most.",
  found: (d: { readonly place: string | number }): string => d.place + " was recognised. The address is in its field.",
};

export const miscellaneousTexts = {
  title: "Miscellaneous",
  background: "Background",
  titleColor: "Title",
  ground: "Title on page",
  backToDefault: "Back to default",
  done: "Done",
  more: "Gradients, patterns and more",
};

export const styleTexts = {
  title: "Tile style",
  name: "Text on the button",
  parts: {
    text: "Text",
    button: "Button",
    hover: "Hover",
    border: "Border",
    shadow: "Shadow",
  },
  roundness: "Roundness",
  pixels: (d: { readonly radius: string | number }): string => d.radius + " pixels",
  presets: "Shapes of corners",
  presetNames: {
    square: "Square",
    soft: "Soft",
    pill: "Pill",
  },
  thickness: "Thickness",
  grounds: [
    "Text on button",
    "Text on hover",
  ],
  copyFrom: "Copy style from…",
  copyFromTile: (d: { readonly name: string | number }): string => "Copy the style of " + d.name,
  copied: (d: { readonly name: string | number }): string => "Style copied from " + d.name,
  useOnAll: "Use on all tiles",
  usedOnAll: (d: { readonly tiles: string | number }): string => "All " + d.tiles + " tiles have this style now",
  secondLine: "Second line",
  secondLineHint: "What it is for, or when, in a few words.",
  emblem: "Emblem",
  emblemHint: "An emoji, or a letter or two.",
  size: "Size in the mosaic",
  sizes: {
    small: "Small",
    wide: "Wide",
    tall: "Tall",
    large: "Large",
  },
  save: "Save style",
};

export const surfaceTexts = {
  label: "Surface",
  names: {
    filled: "Filled",
    outline: "Outline",
    hard: "Hard shadow",
    underline: "Underline",
    cut: "Cut corner",
    glazed: "Glazed",
    glass: "Glass",
  },
};

export const previewTexts = {
  width: "Width of the preview",
  pixels: (d: { readonly width: string | number }): string => d.width + " pixels",
};
