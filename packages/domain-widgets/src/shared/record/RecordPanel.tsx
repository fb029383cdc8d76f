import type { ApiError } from '@crt/api-client/api-error';
import { Card } from '@crt/ui/Card';
import { PropertyList } from '@crt/ui/PropertyList';
import { SkeletonText } from '@crt/ui/Skeleton';
import type { ReactNode } from 'react';
import { FailedRead } from '../../shared/read/FailedRead.tsx';

export interface RecordPanelProps {
  readonly title: string;
  /** Ghost buttons at the end of the title row. */
  readonly actions?: ReactNode;
  /** `Property` elements. */
  readonly children: ReactNode;
}

/** A card of facts about a record. */
export const RecordPanel = ({ title, actions, children }: RecordPanelProps) => (
  <Card title={title} {...(actions !== undefined && { actions })}>
    <PropertyList layout="aside" columns="auto" isEditable>
      {children}
    </PropertyList>
  </Card>
);

/** What a section knows of its read. */
export interface SectionRead<Data> {
  readonly data: Data | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface RecordSectionProps<Data> {
  readonly title: string;
  readonly read: SectionRead<Data>;
  /** Says what failed. */
  readonly failed: string;
  /** Rows of the skeleton, about as many as the section will have. */
  readonly lines: number;
  readonly children: (data: Data) => ReactNode;
}

/** A section that loads and fails alone, in its own frame; a failed reload leaves what is shown (F60). */
export const RecordSection = <Data,>({ title, read, failed, lines, children }: RecordSectionProps<Data>) => {
  if (read.data !== undefined) return children(read.data);
  return (
    <Card title={title}>
      {read.error ? (
        <FailedRead error={read.error} failed={failed} onRetry={read.refetch} isRetrying={read.isFetching} />
      ) : (
        <SkeletonText lines={lines} />
      )}
    </Card>
  );
};
