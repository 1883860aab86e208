import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

/**
 * Hides a page that is added to an account which an operator suspends at this moment: the suspension finds no row of it. Whoever adds a page waits for the lock of the account, as its
 * foreign key does.
 */
export class HideLaterPages1796205600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION page_hides_with_account() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE since timestamptz; BEGIN
        SELECT suspended_at INTO since FROM account WHERE id = NEW.account_id FOR KEY SHARE;
        IF since IS NOT NULL AND NEW.hidden_at IS NULL THEN
          NEW.hidden_at = since;
          NEW.hidden_with_account = true;
        END IF;
        RETURN NEW;
      END $$`);
    const trigger = `
      CREATE OR REPLACE TRIGGER page_hides_with_account BEFORE INSERT ON page FOR EACH ROW EXECUTE FUNCTION page_hides_with_account()`;
    // A restore has locked all tables.
    await patiently(runner, runner.isTransactionActive ? trigger : `${withoutVacuum('page')} ${SHORT_WAIT} ${trigger}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER page_hides_with_account ON page');
    await runner.query('DROP FUNCTION page_hides_with_account');
  }
}
