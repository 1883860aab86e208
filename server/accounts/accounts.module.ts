import { Module } from '@nestjs/common';
import { Authenticate } from './use-cases/authenticate.js';
import { LoadAccount } from './use-cases/load-account.js';
import { LogIn } from './use-cases/log-in.js';
import { LogOut } from './use-cases/log-out.js';
import { Register } from './use-cases/register.js';
import { StartSession } from './use-cases/start-session.js';

const useCases = [Authenticate, LoadAccount, LogIn, LogOut, Register];

/** Accounts: who somebody is, and that it is them. */
@Module({ providers: [...useCases, StartSession], exports: useCases })
export class AccountsModule {}
