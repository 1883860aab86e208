import { EntitySchema } from 'typeorm';

/** How many mails were sent in a day. */
export interface MailDayTable {
  /** In UTC. */
  readonly day: string;
  readonly sent: number;
}

export const mailDayTable = new EntitySchema<MailDayTable>({
  name: 'mail_day',
  columns: {
    day: { type: 'date', primary: true, primaryKeyConstraintName: 'mail_day_pkey' },
    sent: { type: 'integer' },
  },
});
