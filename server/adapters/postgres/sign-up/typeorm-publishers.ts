import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Publishers } from '../../../pages/publishing/ports/publishers.port.js';
import { prepared } from '../connection/prepared-statements.js';

const MUST_VERIFY = prepared('SELECT FROM account WHERE id = $1 AND must_verify AND NOT email_verified');

/** Who may publish, as the rows of the accounts say. */
@Injectable()
export class TypeormPublishers extends Publishers {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async mayPublish(accountId: string): Promise<boolean> {
    return (await this.dataSource.query<unknown[]>(MUST_VERIFY, [accountId])).length === 0;
  }
}
