/** What a suite found. A suite that crashes, or reports nothing, counts as one failure. */
export interface Counts {
  passed: number;
  failed: number;
  /** What the failed tests are called, where the report tells. */
  failedNames?: string[];
  /** How long each of its files took, where the report tells. */
  files?: FileTime[];
}

/** A file of tests, or a part of a check, and its seconds. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** How a suite runs commands: output goes to its log, and the exit code comes back. */
export interface SuiteContext {
  /** Root folder of the repository. */
  root: string;
  /** Folder for machine-readable reports; emptied before a run. */
  reports: string;
  /** Runs a program on the pinned Node (or any command) and resolves with its exit code, never rejects. */
  exec(command: string[], options?: ExecOptions): Promise<number>;
  /** Adds a line to the suite's log. */
  log(line: string): void;
}

export interface ExecOptions {
  cwd?: string;
  /** Added to the environment; `undefined` removes a variable. */
  env?: Record<string, string | undefined>;
}

/** One row of the test command. */
export interface Suite {
  name: string;
  /** Cores it keeps busy, 0 where it mostly waits. */
  weight: 0 | 1 | 2;
  /** Suites whose products it needs; when one of them failed it is not run and counts as failed. */
  after?: string[];
  /** Run only when asked for, by name or by flag. */
  isOnDemand?: boolean;
  /** What one should know when it begins. */
  note?: string;
  run(context: SuiteContext): Promise<Counts>;
}
