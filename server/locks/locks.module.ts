import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { CreateLock } from './use-cases/create-lock.js';
import { OpenLock } from './use-cases/open-lock.js';

const useCases = [CreateLock, OpenLock];

/** Passwords of tiles and pages. */
@Module({ imports: [AccountsModule, PagesModule], providers: useCases, exports: useCases })
export class LocksModule {}
