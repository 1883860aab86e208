import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import type { SocialLinkFault } from '../../../server/pages/design/social-links.rules.js';
import { linksTexts } from '../../texts/en/page-design.js';

export function faultText(fault: SocialLinkFault): string {
  return fault === 'too-long' ? linksTexts.tooLong({ limit: DESIGN_LIMITS.linkLength }) : linksTexts.faults[fault];
}
