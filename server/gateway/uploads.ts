import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequireVerifiedEmail } from '../accounts/use-cases/require-verified-email.js';
import { CONFIG, type Config } from '../config.js';
import { imageTooLarge, oneImageExpected, tooManyPictures } from '../media/media.errors.js';
import { isMultipart } from './multipart-bodies.js';
import { MAX_FORM_BYTES, receiveForm, type ReceivedForm, type ReceiveOptions } from './receive-form.js';
import { UploadFolder } from './upload-folder.js';

// Each is a file of up to 10 MB, and nobody takes more than two of the places.
const mostAtOnce = 16;
const mostOfOneAccount = 2;
const patience = { silentMilliseconds: 60_000, totalMilliseconds: 300_000 };

interface Upload {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Who sends it: signed in already. */
  readonly accountId: string;
  readonly takesFile: ReceiveOptions['takesFile'];
}

/** Takes in forms with a picture, for either door of the API. */
@Injectable()
export class Uploads implements OnModuleInit {
  private readonly folder: UploadFolder;
  /** Who is sending at this moment, once for each form. */
  private readonly senders: string[] = [];

  constructor(
    @Inject(CONFIG) { dataDir }: Config,
    private readonly requireVerifiedEmail: RequireVerifiedEmail,
  ) {
    this.folder = new UploadFolder(join(dataDir, 'uploads'));
  }

  async onModuleInit(): Promise<void> {
    await this.folder.removeLeftovers();
  }

  /**
   * Reads the form, once it is known that its sender may upload. The file is there until the request is answered, or given up.
   * Errors: EMAIL_NOT_VERIFIED, IMAGE_MISSING, IMAGE_TOO_LARGE, BUSY, STORAGE_UNAVAILABLE.
   */
  async receive({ request, reply, accountId, takesFile }: Upload): Promise<ReceivedForm> {
    await this.requireVerifiedEmail.execute(accountId);
    if (!isMultipart(request)) throw oneImageExpected();
    if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw imageTooLarge();
    this.enter(accountId);
    try {
      const form = await receiveForm(request.raw, { path: await this.folder.newPath(), takesFile, patience });
      removeWhenAnswered(form.file.path, reply);
      return form;
    } finally {
      this.senders.splice(this.senders.indexOf(accountId), 1);
    }
  }

  private enter(accountId: string): void {
    const own = this.senders.filter((sender) => sender === accountId).length;
    if (this.senders.length >= mostAtOnce || own >= mostOfOneAccount) throw tooManyPictures();
    this.senders.push(accountId);
  }
}

function removeWhenAnswered(path: string, { raw: response }: FastifyReply): void {
  const remove = (): void => void rm(path, { force: true });
  if (response.closed) remove();
  else response.once('close', remove);
}
