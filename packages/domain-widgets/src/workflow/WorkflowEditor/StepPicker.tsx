import { Button } from '@crt/ui/Button';
import { Checkbox } from '@crt/ui/Checkbox';
import { confirm } from '@crt/ui/confirm';
import { Dialog } from '@crt/ui/Dialog';
import { SearchField } from '@crt/ui/SearchField';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { useState } from 'react';
import { workflowTexts } from '../workflow.texts.ts';
import * as styles from './WorkflowEditor.css.ts';
import type { JobStepOption } from './WorkflowStepFields.tsx';

const texts = workflowTexts.picker;

/** The most that are drawn at once; more are found by typing. */
const mostShown = 100;

export interface StepPickerProps {
  /** Job steps that are not in the workflow yet (U3). */
  readonly options: readonly JobStepOption[];
  /** The chosen ones, in the order in which they were chosen. */
  readonly onAdd: (stepIds: readonly number[]) => void;
  readonly onClose: () => void;
}

/** Chooses job steps to add; closing it without adding asks first (U3, U5). */
export const StepPicker = ({ options, onAdd, onClose }: StepPickerProps) => {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const close = () =>
    void confirm({ message: texts.closeQuestion }).then((isAgreed) => isAgreed && onClose());
  const found = options.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const toggle = (id: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Dialog
      isOpen
      title={texts.title}
      onClose={close}
      footer={
        <>
          <Button onPress={close}>{texts.cancel}</Button>
          <Button
            tone="accent"
            variant="solid"
            disabledReason={chosen.length === 0 ? texts.chooseFirst : undefined}
            onPress={() => onAdd(chosen)}
          >
            {chosen.length === 0 ? texts.add : texts.addSome(chosen.length)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchField label={texts.search} placeholder={texts.search} value={search} onChange={setSearch} />
        <div role="group" aria-label={texts.label} className={styles.choices}>
          {found.slice(0, mostShown).map(({ id, name }) => (
            <Checkbox key={id} isSelected={chosen.includes(id)} onChange={(isChosen) => toggle(id, isChosen)}>
              {name}
            </Checkbox>
          ))}
        </div>
        <Text tone="muted" as="p">
          {found.length === 0 && texts.none}
          {found.length > mostShown && texts.more(found.length - mostShown)}
        </Text>
      </Stack>
    </Dialog>
  );
};
