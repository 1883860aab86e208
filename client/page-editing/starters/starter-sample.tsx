import { useCallback } from 'react';
import { DEFAULT_DESIGN, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { Miniature } from '../../shell/page-miniature/miniature.js';
import { STARTERS, startedFrom } from './starters.js';

interface StarterSampleProps {
  readonly title: string;
  readonly siteName: string;
  readonly className?: string | undefined;
}

/** What a starter looks like: the first one stands for all. */
export function StarterSample({ title, ...page }: StarterSampleProps) {
  const apply = useCallback(
    (design: PageDesign) => {
      const [first] = STARTERS;
      return first ? startedFrom(first, title.trim() || design.title, design) : design;
    },
    [title],
  );
  return <Miniature {...page} design={DEFAULT_DESIGN} pictures={undefined} apply={apply} />;
}
