/** A vulnerability that we live with. */
export interface Accepted {
  /** Its number in GitHub's database: `GHSA-…`. */
  readonly id: string;
  readonly package: string;
  /** Why it does not concern us, or cannot be mended yet. */
  readonly reason: string;
}

/** What `pnpm audit --json` prints when the registry answers; of what else it prints nothing is known. */
interface Answer {
  readonly advisories: Readonly<Record<string, Advisory>>;
}

interface Advisory {
  readonly github_advisory_id: string;
  readonly module_name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
  readonly findings: readonly { readonly version: string }[];
}

/** What a person reads of an audit, and how the command ends. */
export interface Audit {
  readonly lines: readonly string[];
  /** 0 nothing to do, 1 something to do, 2 the registry did not answer. */
  readonly exitCode: 0 | 1 | 2;
}

function readAdvisories(printed: string): Advisory[] | undefined {
  try {
    return Object.values((JSON.parse(printed) as Answer).advisories);
  } catch {
    return undefined;
  }
}

const sentence = (one: Advisory): string => {
  const versions = [...new Set(one.findings.map(({ version }) => version))].join(', ');
  return `${one.module_name} ${versions}: ${one.severity}: ${one.title} (${one.github_advisory_id}, ${one.url})`;
};

const isAbout = (accepted: Accepted, one: Advisory): boolean =>
  accepted.id === one.github_advisory_id && accepted.package === one.module_name;

/**
 * Compares what `pnpm audit --json` printed with the accepted vulnerabilities: names those that nobody has accepted, and
 * the accepted ones that no longer occur.
 */
export function audit(printed: string, accepted: readonly Accepted[]): Audit {
  const found = readAdvisories(printed);
  if (!found)
    return { lines: ['The registry did not answer: of vulnerabilities nothing is known.'], exitCode: 2 };
  const open = found.filter((one) => !accepted.some((other) => isAbout(other, one)));
  const gone = accepted.filter((other) => !found.some((one) => isAbout(other, one)));
  const lines = [
    ...open.map(sentence),
    ...gone.map((one) => `${one.package}: ${one.id} is accepted and no longer occurs: take it off the list.`),
    `${found.length} known vulnerabilities of dependencies, ${found.length - open.length} of them accepted.`,
  ];
  return { lines, exitCode: open.length + gone.length > 0 ? 1 : 0 };
}
