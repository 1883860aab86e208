import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { ActFault } from '../../audit/act-fault.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { CONFIG, type Config } from '../../config/config.js';
import { PageExporter } from '../../exports/use-cases/page-exporter.js';
import { FileRenderer } from './file-renderer.js';

/** One page that cannot be rendered does not prevent the others. More failures have another reason, such as a full disk. */
const MOST_FAILURES = 10;

/** What a rebuild has done. */
export interface RebuiltExport {
  readonly written: number;
  readonly removed: number;
  readonly pictures: number;
  /** The names of the pages that could not be exported, or whose card could not be drawn. */
  readonly failed: readonly string[];
  /** EXPORT_INCOMPLETE if any failed. */
  readonly fault?: ActFault;
}

/** Writes the files and cards of all published pages again, and removes those that do not belong there. It may run beside servers. */
@Injectable()
export class RebuildExport {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly recordAct: RecordAct,
    private readonly renderer: FileRenderer,
    private readonly exporter: PageExporter,
  ) {}

  /** Undefined if no folder is configured. */
  get folder(): string | undefined {
    return this.config.pagesExportDir;
  }

  /** Errors: OPERATOR_NEEDED. @throws the error of a page, after ten others could not be exported. */
  async execute(actor: Actor): Promise<RebuiltExport> {
    return this.recordAct.execute(actor, { act: 'pages export', subject: this.folder ?? null }, async () => {
      const rebuilt = await this.rebuild();
      return rebuilt.failed.length > 0 ? { ...rebuilt, fault: new ActFault('EXPORT_INCOMPLETE') } : rebuilt;
    });
  }

  private async rebuild(): Promise<RebuiltExport> {
    const counts = { written: 0, removed: 0, unchanged: 0 };
    const failed: string[] = [];
    await this.exporter.prepare(this.renderer.assets);
    for await (const names of this.names()) {
      for (const name of names) {
        try {
          counts[await this.exporter.update(name, this.renderer, true)] += 1;
          await this.exporter.updateCard(name, this.renderer.card);
        } catch (error) {
          failed.push(name);
          if (failed.length > MOST_FAILURES) throw error;
        }
      }
    }
    const pictures = await this.exporter.removeUnusedPictures();
    return { written: counts.written, removed: counts.removed, pictures, failed };
  }

  /** First those that nobody may see, then all that are published. */
  private async *names(): AsyncGenerator<readonly string[]> {
    for await (const { gone } of this.exporter.findFormer()) yield gone;
    yield* this.exporter.findUnwritten('all');
  }
}
