import { Module } from '@nestjs/common';
import { KnownBackups } from './for-operators/known-backups.js';

/** What is known of backups. They are made by a command, in a process of its own. */
@Module({ providers: [KnownBackups], exports: [KnownBackups] })
export class BackupsModule {}
