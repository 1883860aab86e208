export interface TestResults {
  readonly testResults: readonly TestFileResult[];
}

export interface TestFileResult {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

export function filesToRepeat(results: TestResults): string[];
export function describeResults(first: TestResults, second?: TestResults): string;
