export interface TestTitle {
  readonly context: readonly string[];
  readonly title: string;
  readonly pattern?: string;
}

export function titlesOf(path: string, text: string): TestTitle[];
