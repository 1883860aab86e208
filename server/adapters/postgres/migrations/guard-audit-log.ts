import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT } from '../connection/brief-locks.js';

/**
 * Lets the database refuse what would change the audit log: an entry only gets its end, once, and is only removed when it has expired. The former
 * release can run on this schema, because it does nothing else. Each step is committed by itself and can be run again.
 */
export class GuardAuditLog1795790000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // A day less than the 400 days, because the clock of the server may be ahead of that of the database.
    await runner.query(`
      CREATE OR REPLACE FUNCTION audit_log_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF TG_OP = 'DELETE' THEN
          IF OLD.at < now() - interval '399 days' THEN RETURN OLD; END IF;
        ELSIF OLD.outcome = 'begun' AND to_jsonb(NEW) - 'outcome' = to_jsonb(OLD) - 'outcome' THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'An entry of the audit log is neither changed nor removed.' USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await patiently(
      runner,
      `${runner.isTransactionActive ? '' : SHORT_WAIT}
       CREATE OR REPLACE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_stays()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER audit_log_stays ON audit_log');
    await runner.query('DROP FUNCTION audit_log_stays');
  }
}
