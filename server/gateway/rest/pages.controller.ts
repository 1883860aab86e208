import { Body, Controller, Header, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../actor.js';
import { SiteAddresses } from '../../site-addresses.js';
import { normalizeLinkname } from '../../pages/linknames/linkname.rules.js';
import type { Page } from '../../pages/page.js';
import { DesignInvalid } from '../../pages/pages.errors.js';
import type { PageDesign, Tile } from '../../pages/design/page-design.rules.js';
import { OwnPages } from '../../pages/use-cases/own-pages.js';
import type { PublishPageCommand } from '../../pages/publishing/use-cases/publish-page.js';
import { withAbsolutePictures } from '../../pages/tile-kinds/text/text-pictures.rules.js';
import { TEXTS } from '../../pages/vocabulary/vocabulary.rules.js';
import { readWireData } from '../../pages/design/wire-data.rules.js';
import { wireFieldName } from '../../pages/design/wire-design.rules.js';
import type { Caller } from '../../accounts/caller.js';
import { hashToken } from '../../accounts/sessions/session.js';
import { Public } from '../authentication.guard.js';
import { CurrentCaller } from '../caller.js';
import { CurrentActor, CurrentToken } from '../current-actor.js';
import { plainUrl } from '../picture-view.js';
import { Publications } from '../publications.js';
import { DocumentLoader } from '../web/public-pages/document-loader.js';
import { LinknameMissing } from './rest.errors.js';
import { picturesOverHttps, withStoredPictures } from './text-pictures.js';
import type { WireAnswer } from './wire-answers.js';
import { readBody, WIRE_BODIES } from './wire-bodies.js';
import { withWireFields } from './wire-fields.js';
import { Linknames } from '../../pages/linknames/use-cases/linknames.js';
import { AccountLimits } from '../../accounts/limits/use-cases/account-limits.js';

/** The REST paths of pages, for older clients (specification §7). */
@Controller('api')
export class PagesController {
  constructor(
    private readonly pages: OwnPages,
    private readonly documentLoader: DocumentLoader,
    private readonly accountLimits: AccountLimits,
    private readonly linknames: Linknames,
    private readonly publications: Publications,
    private readonly addresses: SiteAddresses,
  ) {}

  @Post('updatename')
  @HttpCode(200)
  async updateName(@CurrentActor() actor: Actor, @Body() body: unknown): Promise<WireAnswer<'linkname'>> {
    const { first_name: linkname } = readBody(WIRE_BODIES.linkname, body);
    const claim = () => this.linknames.claim({ actor, linkname });
    const page = await withWireFields(this.accountLimits.admit('claimLinkname', actor, claim), wireNameOfLinkname);
    return { first_name: page.linkname ?? '' };
  }

  @Post('getdata')
  @HttpCode(200)
  async getData(@CurrentActor() actor: Actor, @CurrentToken() token: string): Promise<WireAnswer<'page'>> {
    const load = () => this.pages.loadFor(hashToken(token), { actor });
    const { page, data } = await this.documentLoader.writeOwnPage(actor.accountFor('read'), load);
    return this.toWirePage(page, data);
  }

  @Post('postdata')
  @HttpCode(200)
  async postData(@CurrentActor() actor: Actor, @CurrentToken() token: string, @Body() body: unknown): Promise<WireAnswer<'published'>> {
    let sent: readonly Tile[] = [];
    const read = (): PublishPageCommand => {
      const publication = this.readPublication(body);
      sent = publication.design?.tiles ?? [];
      return { actor, client: hashToken(token), ...publication };
    };
    const { page } = await withWireFields(this.publications.publish(actor, read), wireFieldName);
    const pictures = picturesOverHttps(htmlsOf(sent), htmlsOf(page.shownDesign.tiles));
    const hidden = page.unrecognizedTiles;
    return {
      detail: 'Page updated.',
      ...(pictures.length > 0 && { pictures_over_https: pictures }),
      ...(hidden.length > 0 && { hidden_tiles: hidden }),
    };
  }

  @Public()
  @Post('getdatapublic')
  @HttpCode(200)
  @Header('Content-Type', 'application/json; charset=utf-8')
  async getDataPublic(
    @Body() body: unknown,
    @CurrentCaller() { network }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { first_name: asked } = readBody(WIRE_BODIES.linkname, body);
    if (asked.trim() === '') throw new LinknameMissing();
    const { body: answer, linkname } = await this.documentLoader.answerOlderClients(
      asked,
      network,
      (found, data): WireAnswer<'publicPage'> => ({ linkname_available: found.isFree, ...this.toWirePage(found.page, data) }),
    );
    if (linkname !== null && linkname !== normalizeLinkname(asked)) {
      reply.header('X-Former-Linkname', normalizeLinkname(asked)).header('Link', `<${this.addresses.page(linkname)}>; rel="canonical"`);
    }
    return answer;
  }

  private readPublication(body: unknown): Pick<PublishPageCommand, 'vocabulary' | 'tolerances'> & { readonly design: PageDesign | null } {
    const { design, faults, bytes } = withStoredPictures(readWireData(body), this.addresses.origin);
    if (Object.keys(faults).length > 0) throw new DesignInvalid(faults);
    return { design, vocabulary: TEXTS, tolerances: { anyLinks: true, requestBytes: bytes, isRewritten: true, publishesUnasked: true } };
  }

  private toWirePage(page: Page | null, data: string | null): WireAnswer<'page'> {
    return {
      data: data && withAbsolutePictures(data, this.addresses.origin),
      profile_image_url: plainUrl(page, 'profile', this.addresses),
      wallpaper_image_url: plainUrl(page, 'wallpaper', this.addresses),
    };
  }
}

function wireNameOfLinkname(field: string): string {
  return field === 'linkname' ? 'first_name' : field;
}

function htmlsOf(tiles: readonly Tile[]): string[] {
  return tiles.flatMap((tile) => (tile.kind === 'text' ? [tile.html] : []));
}
