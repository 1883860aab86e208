export interface TestResults {
  readonly testResults: readonly TestFileResult[];
}

export interface TestFileResult {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  /** In milliseconds. */
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

export interface FailedTest {
  readonly file: string;
  readonly name: string | undefined;
  readonly failure: string;
}

export function failedTests(results: TestResults): FailedTest[];
export function unsteadyTests(first: TestResults, second?: TestResults): FailedTest[];
export function describeResults(first: TestResults, second?: TestResults): string;
export function describeTimes(results: TestResults): string;
