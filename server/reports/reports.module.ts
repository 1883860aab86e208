import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AllReports } from './for-operators/all-reports.js';
import { AskForProof } from './use-cases/ask-for-proof.js';
import { ForgetReports } from './use-cases/forget-reports.js';
import { ReportPage } from './use-cases/report-page.js';

const useCases = [AllReports, AskForProof, ForgetReports, ReportPage];

/** What visitors report of pages. */
@Module({ imports: [AccountsModule], providers: useCases, exports: useCases })
export class ReportsModule {}
