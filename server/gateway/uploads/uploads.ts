import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdmitUpload } from '../../accounts/use-cases/admit-upload.js';
import { CONFIG, type Config } from '../../config.js';
import { imageTooLarge, oneImageExpected, tooManyPictures } from '../../media/media.errors.js';
import { networkOf } from '../caller.js';
import { isMultipart } from './multipart-bodies.js';
import { MAX_FORM_BYTES, receiveForm, type ReceivedForm, type ReceiveOptions } from './receive-form.js';
import { exemptFromTimeLimits } from '../time-limits.js';
import { UploadFolder } from './upload-folder.js';
import { UploadedPicture } from './uploaded-picture.js';

// Forms that are read at once: each is a file of up to 10 MB.
const mostRead = 16;
// So that no network holds all of them, however many accounts it has.
const mostOfOneNetwork = 8;
// Of one account from the first byte until the answer: nobody fills the line in which pictures wait to be made smaller.
const mostOfOneAccount = 2;
// 10 MB in eleven minutes at most; less than a modem's rate for half a minute is somebody who holds a place and sends nothing.
const pace = { bytesPerSecond: 16_384, graceMilliseconds: 30_000 };

interface Upload {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Who sends it: signed in already. */
  readonly accountId: string;
  readonly takesFile: ReceiveOptions['takesFile'];
}

interface Sender {
  readonly accountId: string;
  readonly network: string;
}

export interface UploadedForm extends Pick<ReceivedForm, 'fields' | 'fileField'> {
  readonly picture: UploadedPicture;
}

/** Takes in forms with a picture, for either door of the API. */
@Injectable()
export class Uploads implements OnModuleInit {
  private readonly folder: UploadFolder;
  private read = 0;
  /** Whose uploads are not answered yet, once for each. */
  private readonly senders = new Set<Sender>();

  constructor(
    @Inject(CONFIG) { dataDir }: Config,
    private readonly admitUpload: AdmitUpload,
  ) {
    this.folder = new UploadFolder(join(dataDir, 'uploads'));
  }

  async onModuleInit(): Promise<void> {
    await this.folder.removeLeftovers();
  }

  /**
   * Reads the form, once it is known that its sender may upload. The file is there until the request is answered, or given up.
   * Errors: EMAIL_NOT_VERIFIED, TOO_MANY_ATTEMPTS, IMAGE_MISSING, IMAGE_TOO_LARGE, BUSY, STORAGE_UNAVAILABLE.
   */
  async receive(upload: Upload): Promise<UploadedForm> {
    exemptFromTimeLimits(upload.request.raw, upload.reply.raw);
    return this.admitUpload.execute(upload.accountId, () => this.readForm(upload));
  }

  private async readForm({ request, reply: { raw: response }, accountId, takesFile }: Upload): Promise<UploadedForm> {
    if (!isMultipart(request)) throw oneImageExpected();
    if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw imageTooLarge();
    this.enter({ accountId, network: networkOf(request.ip) }, response);
    this.read += 1;
    try {
      const { file, ...form } = await receiveForm(request.raw, { path: await this.folder.newPath(), takesFile, pace });
      const givenUp = new AbortController();
      whenClosed(response, () => {
        if (!response.writableFinished) givenUp.abort();
        void rm(file.path, { force: true });
      });
      return { ...form, picture: new UploadedPicture(file.path, givenUp.signal) };
    } finally {
      this.read -= 1;
    }
  }

  private enter(sender: Sender, response: ServerResponse): void {
    const others = [...this.senders];
    const ofAccount = others.filter(({ accountId }) => accountId === sender.accountId).length;
    const ofNetwork = others.filter(({ network }) => network === sender.network).length;
    if (this.read >= mostRead || ofAccount >= mostOfOneAccount || ofNetwork >= mostOfOneNetwork) throw tooManyPictures();
    this.senders.add(sender);
    whenClosed(response, () => this.senders.delete(sender));
  }
}

/** Once the answer is sent, or its receiver has gone. */
function whenClosed(response: ServerResponse, work: () => void): void {
  if (response.closed) work();
  else response.once('close', work);
}
