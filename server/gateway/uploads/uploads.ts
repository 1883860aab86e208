import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Inject, Injectable, UnsupportedMediaTypeException, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.js';
import { CONFIG, type Config } from '../../config/config.js';
import { ImageTooLarge, OneImageExpected, TooManyPictures } from '../../media/media.errors.js';
import { networkOf } from '../caller.js';
import { isMultipart } from '../http/bodies/multipart-bodies.js';
import { MAX_FORM_BYTES, receiveForm, type ReceivedForm, type ReceiveOptions } from './receive-form.js';
import { exemptFromTimeouts } from '../http/connection-timeouts.js';
import { UploadFolder } from './upload-folder.js';
import { UploadedPicture } from './uploaded-picture.js';
import { AccountLimits } from '../../accounts/limits/use-cases/account-limits.js';

// The limit of forms that are read at the same time. Each has a file of up to 10 MB.
const mostRead = 16;
// One network cannot take all places, however many accounts it has.
const mostOfOneNetwork = 8;
// An upload of an account counts until its response is sent, so that one account cannot fill the queue of pictures to encode.
const mostOfOneAccount = 2;
// At this rate, 10 MB take eleven minutes. A client that is slower than that for half a minute only occupies a place.
const pace = { bytesPerSecond: 16_384, graceMilliseconds: 30_000 };

interface Upload {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The authenticated sender. */
  readonly actor: Actor;
  readonly takesFile: ReceiveOptions['takesFile'];
}

interface Sender {
  readonly accountId: string;
  readonly network: string;
  /** Aborted when another upload takes this place while the form is read. */
  readonly place: AbortController;
}

/** A received form. Its picture is not decoded yet. */
export interface UploadedForm extends Pick<ReceivedForm, 'fields' | 'fileField'> {
  readonly picture: UploadedPicture;
}

/** Receives forms with a picture, for both APIs, within the limits of concurrent uploads. */
@Injectable()
export class Uploads implements OnModuleInit {
  private readonly folder: UploadFolder;
  /** The senders of all uploads without a response, one entry for each upload. */
  private readonly senders = new Set<Sender>();
  /** The senders whose forms are being read, the first one first. */
  private readonly read = new Set<Sender>();

  constructor(
    @Inject(CONFIG) { dataDir }: Config,
    private readonly accountLimits: AccountLimits,
  ) {
    this.folder = new UploadFolder(join(dataDir, 'uploads'));
  }

  async onModuleInit(): Promise<void> {
    await this.folder.removeLeftovers();
  }

  /**
   * Reads the form after checking that its sender may upload. The file exists until the response is sent, or the client disconnects.
   * Errors: EMAIL_NOT_VERIFIED, TOO_MANY_ATTEMPTS, IMAGE_MISSING, IMAGE_TOO_LARGE, BUSY, STORAGE_UNAVAILABLE;
   * {UnsupportedMediaTypeException} for a body that is no form.
   */
  async receive(upload: Upload): Promise<UploadedForm> {
    const { request, reply, actor } = upload;
    actor.accountFor('media');
    if (!isMultipart(request) && request.headers['content-type'] !== undefined) throw new UnsupportedMediaTypeException();
    exemptFromTimeouts(request.raw, reply.raw);
    return this.accountLimits.admitPicture(actor, () => this.readForm(upload));
  }

  private async readForm({ request, reply: { raw: response }, actor, takesFile }: Upload): Promise<UploadedForm> {
    if (!isMultipart(request)) throw new OneImageExpected();
    if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw new ImageTooLarge();
    const sender = { accountId: actor.accountFor('media'), network: networkOf(request.ip), place: new AbortController() };
    this.enter(sender, response);
    this.read.add(sender);
    try {
      const path = await this.folder.newPath();
      const { file, ...form } = await receiveForm(request.raw, { path, takesFile, pace, givenAway: sender.place.signal });
      const givenUp = new AbortController();
      const picture = new UploadedPicture(file.path, givenUp.signal);
      whenClosed(response, () => {
        if (!response.writableFinished) givenUp.abort();
        void rm(file.path, { force: true });
        // What it came with was refused, such as an operation that does not fit the schema.
        if (!picture.isTaken) void this.accountLimits.giveBackRefusedPicture(actor);
      });
      return { ...form, picture };
    } finally {
      this.read.delete(sender);
    }
  }

  private enter(sender: Sender, response: ServerResponse): void {
    const others = [...this.senders];
    const ofAccount = others.filter(({ accountId }) => accountId === sender.accountId).length;
    const ofNetwork = others.filter(({ network }) => network === sender.network).length;
    if (ofAccount >= mostOfOneAccount || ofNetwork >= mostOfOneNetwork) throw new TooManyPictures();
    if (this.read.size >= mostRead) this.makeRoomFor(sender);
    this.senders.add(sender);
    whenClosed(response, () => this.senders.delete(sender));
  }

  /**
   * Frees a place for a new sender: cancels the upload that began last, of the network that has the most places.
   * @throws {TooManyPictures} when the new sender's network would then have as many places as that network, or more.
   */
  private makeRoomFor({ network }: Sender): void {
    const readOf = (one: string): Sender[] => [...this.read].filter((sender) => sender.network === one);
    const [most = []] = [...this.read].map((sender) => readOf(sender.network)).toSorted((one, other) => other.length - one.length);
    const last = most.at(-1);
    if (!last || readOf(network).length + 1 >= most.length) throw new TooManyPictures();
    this.read.delete(last);
    last.place.abort(new TooManyPictures());
  }
}

/** Runs the work when the response is sent, or the client has disconnected. */
function whenClosed(response: ServerResponse, work: () => void): void {
  if (response.closed) work();
  else response.once('close', work);
}
