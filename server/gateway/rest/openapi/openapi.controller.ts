import { Controller, Get, Header, Inject } from '@nestjs/common';
import { CONFIG, type Config } from '../../../config/config.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { Public } from '../../authentication.guard.js';
import { openApiDocument } from './openapi-document.js';

/** The document that describes the REST paths for programs. */
@Public()
@Controller('api')
export class OpenApiController {
  private text: string | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly addresses: SiteAddresses,
  ) {}

  /** Written at the first request, because most sites have none. */
  @Get('openapi.json')
  @Header('Content-Type', 'application/json; charset=utf-8')
  read(): string {
    this.text ??= JSON.stringify(openApiDocument({ ...this.config, addresses: this.addresses }));
    return this.text;
  }
}
