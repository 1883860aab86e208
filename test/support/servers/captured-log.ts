import type { LoggerService } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Collects everything that an application logs from now on, one text for each entry. */
export function captureLog(nest: NestFastifyApplication): readonly string[] {
  const entries: string[] = [];
  const keep = (...parts: unknown[]): void => void entries.push(parts.map(String).join(' '));
  const logger: LoggerService = { log: keep, warn: keep, error: keep };
  nest.useLogger(logger);
  return entries;
}
