/** The tags of HTML that begin and end no line. */
export const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code em font i img mark q s small span strong sub sup time u wbr'.split(' '),
);
