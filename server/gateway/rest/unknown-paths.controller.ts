import { All, Controller, NotFoundException } from '@nestjs/common';
import { Public } from '../authentication.guard.js';

/** What no other controller answers under /api, so that it is never looked for among the documents for browsers. */
@Public()
@Controller('api')
export class UnknownPathsController {
  @All(['', '*'])
  refuse(): never {
    throw new NotFoundException();
  }
}
