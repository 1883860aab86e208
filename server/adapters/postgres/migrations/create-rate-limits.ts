import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRateLimits1795255201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The order of the columns matters: rate-limiter-flexible, which a former release used, inserts without naming them.
    await runner.query(`
      CREATE TABLE rate_limit (
        key varchar(255) NOT NULL,
        points integer NOT NULL,
        expire bigint NOT NULL,
        CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
      )`);
    await runner.query(`CREATE INDEX rate_limit_by_expiry ON rate_limit (expire)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE rate_limit`);
  }
}
