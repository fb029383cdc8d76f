import type { Trace } from '@crt/api-client/types-documentation';
import { Badge, Count } from '@crt/ui/Badge';
import { Card } from '@crt/ui/Card';
import { Link } from '@crt/ui/Link';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import {
  nodesAt,
  traceLevels,
  whyLeftOut,
  type TraceLevel,
  type TraceLinks,
  type TraceNode,
} from './trace-nodes.ts';
import { traceTexts as texts } from './trace.texts.ts';
import * as styles from './TraceView.css.ts';

export interface TraceViewProps {
  readonly trace: Trace;
  readonly links: TraceLinks;
}

/** What belongs to a code, from the documents to the lots; where there is nothing, or nothing to read, it says so (REG7). */
export const TraceView = ({ trace, links }: TraceViewProps) => (
  <div className={styles.container}>
    <div className={styles.columns}>
      {traceLevels.map((level) => (
        <Level key={level} trace={trace} level={level} links={links} />
      ))}
    </div>
  </div>
);

const Level = ({ trace, level, links }: TraceViewProps & { readonly level: TraceLevel }) => {
  const { title, none } = texts.levels[level];
  const found = nodesAt(trace, level, links);
  return (
    <Card title={title} meta={found && <Count value={found.count} />}>
      <Stack gap={3}>
        {!found && <Text tone="muted">{whyLeftOut(trace, level)}</Text>}
        {found?.count === 0 && <Text tone="muted">{none}</Text>}
        {found && found.nodes.length > 0 && (
          <ul className={styles.list}>
            {found.nodes.map((node) => (
              <Node key={node.id} node={node} traceHref={links.traceHref} />
            ))}
          </ul>
        )}
        {found && found.count > found.nodes.length && (
          <Text tone="muted">{texts.newest(found.nodes.length, found.count)}</Text>
        )}
      </Stack>
    </Card>
  );
};

interface NodeProps {
  readonly node: TraceNode;
  readonly traceHref: TraceLinks['traceHref'];
}

const Node = ({ node: { name, about, href, code, isStart }, traceHref }: NodeProps) => (
  <li className={styles.node}>
    <span className={styles.head}>
      {href === undefined ? <Text isNumeric>{name}</Text> : <Link href={href}>{name}</Link>}
      {isStart && <Badge tone="accent">{texts.start}</Badge>}
      {code !== null && (
        <span data-print="hidden">
          <Text size="caption" tone="muted">
            <Link href={traceHref(code)} look="quiet" aria-label={texts.traceOf(name)}>
              {texts.trace}
            </Link>
          </Text>
        </span>
      )}
    </span>
    {about.map(({ text, href: factHref }) => (
      <Text key={text} size="caption" tone="muted">
        {factHref === undefined ? (
          text
        ) : (
          <Link href={factHref} look="inline">
            {text}
          </Link>
        )}
      </Text>
    ))}
  </li>
);
