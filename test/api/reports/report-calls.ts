import { randomInt } from 'node:crypto';
import type { TestApplication } from '../../support/servers/application.js';

/** What a visitor sends. */
export interface SentForm {
  readonly reason?: string;
  readonly words?: string;
  readonly email?: string;
  readonly website?: string;
  readonly proof?: string;
}

/** A network that nothing was sent from. The application must trust this machine as a proxy. */
export function anyNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

/** Sends the form about the page at a linkname, as a browser without a script does, and follows nothing. */
export function sendReport(
  { url }: Pick<TestApplication, 'url'>,
  linkname: string,
  form: SentForm,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${url}/report/${linkname}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': anyNetwork(), ...headers },
    body: new URLSearchParams({ ...form }),
  });
}

/** The reports of the page at a linkname, as they are stored, the oldest first. */
export function storedReports({ dataSource }: TestApplication, linkname: string): Promise<Record<string, unknown>[]> {
  return dataSource.query('SELECT * FROM page_report WHERE linkname = $1 ORDER BY reported_at, id', [linkname]);
}
