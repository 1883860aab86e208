const DIGIT = /\p{Nd}/u;
/** Longer texts are no codes. */
const LONGEST = 200;

/** A code with digits of any script as 0 to 9, with letters of full width as others are, and without the invisible marks of a writing direction. */
export function plainCode(text: string): string {
  if (text.length > LONGEST) return '';
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\P{Nd}0-9]/gu, (digit) => String(valueOf(digit)));
}

/** A code as it is compared: as `plainCode`, in lower case, without blanks and dashes. */
export function bareCode(text: string): string {
  return plainCode(text)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toLowerCase();
}

/** The digits of each script stand one after the other, from its zero on. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
