import { Controller, Get, Header, Inject } from '@nestjs/common';
import { PresentSettings } from '../../../administration/use-cases/present-settings.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { Public } from '../../authentication.guard.js';
import { openApiDocument } from './openapi-document.js';

/** The document that describes the REST paths for programs. */
@Public()
@Controller('api')
export class OpenApiController {
  private made: { readonly supportEmail: string; readonly text: string } | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly addresses: SiteAddresses,
    private readonly settings: PresentSettings,
  ) {}

  /** Written at the first request, because most sites have none. */
  @Get('openapi.json')
  @Header('Content-Type', 'application/json; charset=utf-8')
  read(): string {
    const { supportEmail } = this.settings.shown();
    if (this.made?.supportEmail !== supportEmail) {
      const document = openApiDocument({ siteName: this.config.siteName, addresses: this.addresses, supportEmail });
      this.made = { supportEmail, text: JSON.stringify(document) };
    }
    return this.made.text;
  }
}
