import { Injectable } from '@nestjs/common';
import type { Guide } from '../guide.rules.js';
import { GuideStore } from '../ports/guide-store.port.js';

/** The documentation for programs. Errors: the same as of `GuideStore.read`. */
@Injectable()
export class ReadGuides {
  constructor(private readonly guides: GuideStore) {}

  execute(): Promise<readonly Guide[]> {
    return this.guides.read();
  }
}
