import { Body, Controller, Header, HttpCode, Inject, Post } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { CONFIG, type Config } from '../../config.js';
import type { Page } from '../../pages/page.js';
import { DesignInvalid } from '../../pages/pages.errors.js';
import { ClaimLinkname } from '../../pages/use-cases/claim-linkname.js';
import { LoadMyPage } from '../../pages/use-cases/load-my-page.js';
import { withAbsolutePictures } from '../../pages/tile-kinds/text/text-pictures.rules.js';
import { readWireData } from '../../pages/wire-data.rules.js';
import { wireFieldName } from '../../pages/wire-design.rules.js';
import type { Caller } from '../../accounts/caller.js';
import { Public } from '../authentication.guard.js';
import { CurrentCaller } from '../caller.js';
import { CurrentActor } from '../current-actor.js';
import { plainUrl } from '../picture-view.js';
import { Publications } from '../publications.js';
import { DocumentLoader } from '../web/document-loader.js';
import { textsOf } from './body.js';
import { LinknameMissing } from './rest.errors.js';
import { withStoredPictures } from './text-pictures.js';
import { withWireFields } from './wire-fields.js';

interface WirePage {
  /**
   * The design as a JSON string. For its owner, a page that was never published is null; visitors get the default page. A free name is
   * null.
   */
  readonly data: string | null;
  /** Empty when there is no picture: clients append a query to it. */
  readonly profile_image_url: string;
  readonly wallpaper_image_url: string;
}

interface WirePublicPage extends WirePage {
  readonly linkname_available: boolean;
}

/** The REST paths of pages, for older clients (specification §7). */
@Controller('api')
export class PagesController {
  constructor(
    private readonly loadMyPage: LoadMyPage,
    private readonly documentLoader: DocumentLoader,
    private readonly claimLinkname: ClaimLinkname,
    private readonly publications: Publications,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('updatename')
  @HttpCode(200)
  async updateName(@CurrentActor() actor: Actor, @Body() body: unknown): Promise<{ first_name: string }> {
    const { first_name: linkname } = textsOf(body, 'first_name');
    const page = await withWireFields(this.claimLinkname.execute({ actor, linkname }), wireNameOfLinkname);
    return { first_name: page.linkname ?? '' };
  }

  @Post('getdata')
  @HttpCode(200)
  async getData(@CurrentActor() actor: Actor): Promise<WirePage> {
    const { page, data } = await this.documentLoader.writeOwnPage(actor.accountFor('read'), () => this.loadMyPage.execute({ actor }));
    return this.toWirePage(page, data);
  }

  @Post('postdata')
  @HttpCode(200)
  async postData(@CurrentActor() actor: Actor, @Body() body: unknown): Promise<{ detail: string }> {
    const { design, faults, bytes } = withStoredPictures(readWireData(body), this.config.publicUrl);
    if (Object.keys(faults).length > 0) throw new DesignInvalid(faults);
    await withWireFields(this.publications.publish({ actor, design, onlyTexts: { bytes } }), wireFieldName);
    return { detail: 'Page updated.' };
  }

  @Public()
  @Post('getdatapublic')
  @HttpCode(200)
  @Header('Content-Type', 'application/json; charset=utf-8')
  async getDataPublic(@Body() body: unknown, @CurrentCaller() { network }: Caller): Promise<Buffer> {
    const { first_name: linkname } = textsOf(body, 'first_name');
    if (linkname.trim() === '') throw new LinknameMissing();
    return this.documentLoader.answerOlderClients(linkname, network, (found, data): WirePublicPage => ({
      linkname_available: found.isFree,
      ...this.toWirePage(found.page, data),
    }));
  }

  private toWirePage(page: Page | null, data: string | null): WirePage {
    return {
      data: data && withAbsolutePictures(data, this.config.publicUrl),
      profile_image_url: plainUrl(page, 'profile', this.config),
      wallpaper_image_url: plainUrl(page, 'wallpaper', this.config),
    };
  }
}

function wireNameOfLinkname(field: string): string {
  return field === 'linkname' ? 'first_name' : field;
}
