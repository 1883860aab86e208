import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../../../server/config/config.js';
import { importNatively } from '../jest/native-import.mjs';

const PROGRAM = join(projectFolder, 'docs/api/files/tessera-page.mjs');

/** A picture of an account, as GraphQL shows it. */
export interface KnownPicture {
  readonly id: string;
  readonly url: string;
  readonly variants: readonly { readonly url: string; readonly format: string }[];
}

/** A page file, as JSON. */
export interface FileOfPage {
  readonly design: { readonly tiles: readonly Readonly<Record<string, unknown>>[] };
}

/** The parts of docs/api/files/tessera-page.mjs that need no site. */
interface PageProgram {
  checkedFile(text: string): FileOfPage;
  designInput(
    design: FileOfPage['design'],
    present: object | null,
    known: ReadonlyMap<string, readonly KnownPicture[]>,
    faults?: string[],
  ): object;
  differences(before: object | null, after: object): string[];
  isForMore(access: string, present: string): boolean;
  isWithin(period: Window, present: Window): boolean;
  picturesOf(file: FileOfPage, faults?: string[]): string[];
  storedPeriod(period: unknown, faults?: string[]): object | null;
  unzip(archive: Uint8Array): Map<string, Uint8Array>;
}

/** When visitors see a page. */
interface Window {
  readonly from: string | null;
  readonly until: string | null;
}

/** Loads the program without running it. */
export async function pageProgram(): Promise<PageProgram> {
  return (await importNatively(pathToFileURL(PROGRAM).href)) as unknown as PageProgram;
}

/** What a run has left. */
export interface ProgramRun {
  readonly code: number;
  /** All that it has printed, errors last. */
  readonly printed: string;
}

/** Runs the program as its users do. */
export function runPageProgram(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  program = PROGRAM,
): Promise<ProgramRun> {
  const options = { env: { PATH: process.env.PATH, ...environment }, timeout: 120_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...parameters], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, printed: stdout + stderr });
    });
  });
}
