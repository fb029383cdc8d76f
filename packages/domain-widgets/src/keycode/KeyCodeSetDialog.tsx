import type { ApiError } from '@crt/api-client/api-error';
import { FormField } from '@crt/ui/Form';
import { MultiSelect } from '@crt/ui/MultiSelect';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { SkeletonText } from '@crt/ui/Skeleton';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { useForm } from 'react-hook-form';
import { FailedRead } from '../shared/read/FailedRead.tsx';
import { keyCodeTexts } from './keycode.texts.ts';

interface Option {
  readonly id: number;
  readonly name: string;
}

interface Entered {
  ids: number[];
}

/** The other records that can be chosen: undefined until they are known. */
export interface Offers {
  readonly options: readonly Option[] | undefined;
  readonly error: ApiError | null;
  readonly onRetry: () => unknown;
  readonly isRetrying: boolean;
}

export interface KeyCodeSetDialogProps {
  readonly title: string;
  readonly texts: { readonly label: string; readonly none: string; readonly offersFailed: string };
  /** What the keycode has now: it can be taken away whether others are offered or not. */
  readonly chosen: readonly Option[];
  readonly offers: Offers;
  readonly onClose: () => void;
  /** Saves the set; answers false when what was chosen has to stay (Q4). */
  readonly onSave: (ids: number[]) => Promise<boolean>;
}

/** Changes one of the two sets of a keycode: its document versions, or the product versions that have it (Q3). */
export const KeyCodeSetDialog = (props: KeyCodeSetDialogProps) => {
  const { title, texts, chosen, offers, onClose, onSave } = props;
  const form = useForm<Entered>({ defaultValues: { ids: chosen.map(({ id }) => id) } });
  const options = [...chosen, ...(offers.options ?? [])];
  return (
    <RecordDialog
      isOpen
      width="35%"
      title={title}
      submitLabel={keyCodeTexts.submit}
      form={form}
      onClose={onClose}
      onSubmit={({ ids }) => onSave(ids)}
    >
      <FormField<Entered, 'ids'> name="ids">
        {({ value, onChange }) => (
          <MultiSelect<number> label={texts.label} options={options} value={value} onChange={onChange} />
        )}
      </FormField>
      <Stack gap={2}>
        {offers.options === undefined && !offers.error && <SkeletonText lines={1} />}
        {offers.options?.length === 0 && (
          <Text as="p" tone="muted">
            {texts.none}
          </Text>
        )}
        <FailedRead
          error={offers.error}
          failed={texts.offersFailed}
          onRetry={offers.onRetry}
          isRetrying={offers.isRetrying}
        />
      </Stack>
    </RecordDialog>
  );
};
