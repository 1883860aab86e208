import type { MigrationInterface } from 'typeorm';
import { CreateAccountsAndSessions1763600000000 } from './create-accounts-and-sessions.js';
import { CreatePages1795168800000 } from './create-pages.js';

/** Every migration, oldest first. One that has landed is never edited. */
export const migrations: (new () => MigrationInterface)[] = [CreateAccountsAndSessions1763600000000, CreatePages1795168800000];
