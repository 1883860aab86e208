import { useEffect } from 'react';
import flag from '../../art/icons/lucide/flag.svg?raw';
import unlink from '../../art/icons/lucide/unlink.svg?raw';
import dashboard from '../../art/icons/lucide/layout-dashboard.svg?raw';
import mail from '../../art/icons/lucide/mail.svg?raw';
import panels from '../../art/icons/lucide/panels-top-left.svg?raw';
import scroll from '../../art/icons/lucide/scroll-text.svg?raw';
import wrench from '../../art/icons/lucide/wrench.svg?raw';
import ticket from '../../art/icons/lucide/ticket.svg?raw';
import sliders from '../../art/icons/lucide/sliders-horizontal.svg?raw';
import users from '../../art/icons/lucide/users.svg?raw';
import type { AdminPart } from '../../../server/gateway/web/app/admin-parts.rules.js';
import { updateAnswer } from '../../api/connection/send-change.js';
import { AdminDocument } from '../../api/generated/admin.js';
import type { AdminQuery } from '../../api/generated/types.js';
import { screens } from '../../shell/screens.js';
import { adminTexts } from '../../texts/en/admin.js';

/** The operator, and the item that the address names. */
export interface PartProps {
  readonly admin: AdminQuery['admin'];
  readonly id: string | null;
}

/** Tells the navigation what a part has counted. */
export function useCounted(name: 'openReports' | 'givenUpMails', count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined) updateAnswer(AdminDocument, {}, ({ admin }) => ({ admin: { ...admin, [name]: count } }));
  }, [name, count]);
}

/** A part of the administration, as the navigation shows it. */
export interface ListedPart {
  readonly part: AdminPart | 'overview';
  readonly path: string;
  readonly name: string;
  readonly svg: string;
}

const listed = (part: AdminPart, name: string, svg: string): ListedPart => ({ part, path: `${screens.admin}/${part}`, name, svg });

/** In the order of the navigation. */
export const PARTS: readonly ListedPart[] = [
  { part: 'overview', path: screens.admin, name: adminTexts.overview, svg: dashboard },
  listed('accounts', adminTexts.accounts, users),
  listed('pages', adminTexts.pages, panels),
  listed('reports', adminTexts.reports, flag),
  listed('blocked-links', adminTexts.blockedLinks, unlink),
  listed('invitations', adminTexts.invitations, ticket),
  listed('settings', adminTexts.settings, sliders),
  listed('mail', adminTexts.mail, mail),
  listed('upkeep', adminTexts.upkeep, wrench),
  listed('audit-log', adminTexts.auditLog, scroll),
];

/** What a path of the administration shows: a part, and the id of one of its items. The bare path shows the first part. */
export function placeAt(pathname: string): { readonly part: ListedPart; readonly id: string | null } {
  const [name, id] = pathname.slice(screens.admin.length + 1).split('/');
  return { part: PARTS.find(({ part }) => part === name) ?? PARTS[0]!, id: id || null };
}

/** The address of an account. */
export function accountPath(id: string): string {
  return `${screens.admin}/accounts/${id}`;
}

/** The address of all reports about the pages of an account. */
export function reportsOfPath(accountId: string): string {
  return `${screens.admin}/reports?${new URLSearchParams({ account: accountId }).toString()}`;
}
