import type { DataSource } from 'typeorm';
import { SignUpModes } from '../../../accounts/sign-up/ports/sign-up-modes.port.js';
import {
  CLOSED,
  OPEN,
  parseSignUpMode,
  signUpModeText,
  type PresentSignUpMode,
  type SignUpMode,
} from '../../../accounts/sign-up/sign-up-mode.rules.js';
import { siteSettingTable } from './site-setting.table.js';

/** The name of the row with the mode. */
export const SIGN_UP = 'SIGN_UP';
/** For how long a read mode is used, in milliseconds. */
const READ_EVERY = 500;

/** The mode that the configuration has, or else the one that is stored in PostgreSQL. */
export class TypeormSignUpModes extends SignUpModes {
  private read: { readonly at: number; readonly mode: Promise<PresentSignUpMode> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly configured: SignUpMode | undefined,
  ) {
    super();
  }

  override async load(): Promise<PresentSignUpMode> {
    if (this.configured) return { mode: this.configured, source: 'variable' };
    const now = performance.now();
    if (!this.read || now - this.read.at >= READ_EVERY) this.read = { at: now, mode: this.find() };
    const { mode } = this.read;
    // A failed read is not remembered.
    return mode.catch((error: unknown) => {
      this.read = undefined;
      throw error;
    });
  }

  override async store(mode: SignUpMode, at: Date): Promise<void> {
    await this.rows.upsert({ name: SIGN_UP, value: signUpModeText(mode), changedAt: at }, ['name']);
    this.read = undefined;
  }

  private async find(): Promise<PresentSignUpMode> {
    const row = await this.rows.findOneBy({ name: SIGN_UP });
    // A newer release may have stored a mode that this one does not know. It is not taken for an open door.
    return row ? { mode: parseSignUpMode(row.value) ?? CLOSED, source: 'stored' } : { mode: OPEN, source: 'default' };
  }

  private get rows() {
    return this.dataSource.getRepository(siteSettingTable);
  }
}
