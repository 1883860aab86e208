import { All, Controller, NotFoundException } from '@nestjs/common';
import { Public } from '../authentication.guard.js';

/** Answers unknown paths under /api, so that they do not reach the documents for browsers. */
@Public()
@Controller('api')
export class UnknownPathsController {
  @All(['', '*'])
  refuse(): never {
    throw new NotFoundException();
  }
}
