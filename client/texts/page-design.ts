/** The texts of the popups in which a page and its tiles are designed. */

export const styleTexts = {
  title: 'Tile style',
  name: 'Text on the button',
  parts: { text: 'Text', button: 'Button', hover: 'Hover', border: 'Border', shadow: 'Shadow' },
  roundness: 'Roundness',
  pixels: (radius: number) => `${radius} pixels`,
  presets: 'Shapes of corners',
  presetNames: { square: 'Square', soft: 'Soft', pill: 'Pill' },
  thickness: 'Thickness',
  grounds: ['Text on button', 'Text on hover'],
  copyFrom: 'Copy style from…',
  copyFromTile: (name: string) => `Copy the style of ${name}`,
  copied: (name: string) => `Style copied from ${name}`,
  useOnAll: 'Use on all tiles',
  usedOnAll: (tiles: number) => `All ${tiles} tiles have this style now`,
  save: 'Save style',
};

export const miscellaneousTexts = {
  title: 'Miscellaneous',
  background: 'Background',
  titleColor: 'Title',
  ground: 'Title on page',
  backToDefault: 'Back to default',
  done: 'Done',
};

export const contrastTexts = {
  ratio: (of: string, ratio: string) => `${of} ${ratio} : 1.`,
  verdicts: {
    easy: 'Easy to read for everyone.',
    large: 'Fine for large text, hard for small.',
    hard: 'Hard to read.',
  },
  useWhite: 'Use white text',
  useDark: 'Use dark text',
};

export const colorTexts = {
  pick: (label: string, color: string) => `Choose the ${label.toLowerCase()} colour, now ${color}`,
  picker: (label: string) => `Colour: ${label.toLowerCase()}`,
  shown: (hex: string, percent: number) => `${hex} at ${percent} %`,
  hex: (label: string) => `${label} colour in hex`,
  hexRefused: 'Write 3, 4, 6 or 8 digits such as #373A70, or rgb(55, 58, 112).',
  opacity: (label: string) => `${label} opacity in per cent`,
  opacitySlider: 'Opacity',
  percent: (percent: number) => `${percent} %`,
  hue: 'Hue',
  degrees: (hue: number) => `${hue} degrees`,
  shade: 'Saturation and brightness',
  shadeNow: (saturation: number, brightness: number) => `Saturation ${saturation} %, brightness ${brightness} %`,
  used: 'Colours used on this page',
  use: (color: string) => `Use ${color}`,
  eyeDropper: 'Pick a colour from the screen',
};

export const linksTexts = {
  title: 'Edit Links',
  example: {
    home: 'example.org',
    twitter: 'x.com/you',
    instagram: 'instagram.com/you',
    facebook: 'facebook.com/you',
    youtube: 'youtube.com/@you',
    reddit: 'reddit.com/user/you',
    tiktok: 'tiktok.com/@you',
    linkedin: 'linkedin.com/in/you',
    medium: 'medium.com/@you',
    discord: 'discord.gg/your-invite',
  },
  clear: (place: string) => `Clear ${place}`,
  count: (used: number, total: number) => `${used} of ${total}`,
  hint: (count: string) => `${count} used. Each address you fill in shows as an icon on your page.`,
  save: 'Save links',
  closeAgain: 'Mend the marked address, or close again to leave that link as it was.',
  faults: {
    'too-long': (limit: number) => `An address can have ${limit} characters at most.`,
    'blank-inside': () => 'There is a space in this address.',
    'not-web': () => 'A link begins with https:// or http://.',
    'e-mail': () => 'This is an e-mail address. A link leads to a website.',
    'no-website': () => 'This names no website, such as example.org.',
  },
};
